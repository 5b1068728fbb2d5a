import { codec } from "@maria/rules/authority";
import type { GameOptions, Seat } from "@maria/rules/model";
import type { Players } from "./players.ts";
import type { Answer, Moment, OtherRules, Reader, Trouble } from "./table.ts";

/** What those who play say to whoever keeps the game. docs/protocol.md tells when. */
export type Request =
  | { readonly type: "watch"; readonly watch: number; readonly reader: Reader }
  | { readonly type: "unwatch"; readonly watch: number }
  | {
      readonly type: "act";
      readonly request: number;
      readonly seat: Seat;
      readonly seen: number;
      /** Read by the authority, so that a malformed one is answered. */
      readonly action: unknown;
    }
  | { readonly type: "retry" };

/** What they are told. */
export type Reply =
  | {
      readonly type: "opened";
      readonly name: string;
      readonly options: GameOptions;
      readonly players: Players;
      readonly halt: OtherRules | null;
    }
  | { readonly type: "moment"; readonly watch: number; readonly moment: Moment }
  | { readonly type: "answer"; readonly request: number; readonly answer: Answer }
  | { readonly type: "trouble"; readonly trouble: Trouble | null }
  | { readonly type: "malformed" }
  | { readonly type: "failed"; readonly message: string };

const LARGEST = 1_000_000_000;

const number = codec.whole<number>(0, LARGEST);
const seat: codec.Codec<Seat> = codec.oneOf(["maria", "frederick", "louis", "playerA", "playerB"]);
const unread: codec.Codec<unknown> = (value) => value;

const REQUESTS: codec.FieldsByType<Request> = {
  watch: { watch: number, reader: codec.orNull(seat) },
  unwatch: { watch: number },
  act: { request: number, seat, seen: number, action: unread },
  retry: {},
};

const request = codec.byType<Request>(REQUESTS);

/** A message from outside built anew, or null if it has not the shape of one. Never throws. */
export const parseRequest = (value: unknown): Request | null => {
  const parsed = codec.read(request, value);
  return parsed === codec.MALFORMED ? null : parsed;
};

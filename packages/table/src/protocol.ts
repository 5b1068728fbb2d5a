import { codec } from "@maria/rules/authority";
import type { GameOptions, Seat } from "@maria/rules/model";
import type { Players } from "./players.ts";
import { count, parsing, reader, seat, yes } from "./shapes.ts";
import type { Answer, Change, Moment, OtherRules, Reader, Trouble } from "./table.ts";

/** What those who play say to whoever keeps the game. docs/protocol.md tells when. */
export type Request =
  | {
      readonly type: "watch";
      readonly watch: number;
      readonly reader: Reader;
      /** So many entries he has seen already, with their lines of the log. */
      readonly since?: number;
      /** After the first moment he wants to be told of most others only what has changed. */
      readonly changes?: true;
    }
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
  | { readonly type: "change"; readonly watch: number; readonly change: Change }
  | { readonly type: "answer"; readonly request: number; readonly answer: Answer }
  | { readonly type: "trouble"; readonly trouble: Trouble | null }
  | { readonly type: "malformed" }
  | { readonly type: "failed"; readonly message: string };

const unread: codec.Codec<unknown> = (value) => value;

const REQUESTS: codec.FieldsByType<Request> = {
  watch: { watch: count, reader, since: codec.optional(count), changes: codec.optional(yes) },
  unwatch: { watch: count },
  act: { request: count, seat, seen: count, action: unread },
  retry: {},
};

/** A message from outside. */
export const parseRequest = parsing(codec.byType<Request>(REQUESTS));

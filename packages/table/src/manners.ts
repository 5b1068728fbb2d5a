import { codec } from "@maria/rules/authority";
import type { Seat } from "@maria/rules/model";
import { id, instant, type Person, person } from "./gathering.ts";
import { either, parsing, seat } from "./shapes.ts";

/** Whom somebody does not want to hear, and what he tells those who keep the server: docs/protocol.md. */

/** A remark that was heard, by its game, speaker and time; or somebody's name. */
export type Report =
  | { readonly game: string; readonly seat: Seat; readonly at: string }
  | { readonly person: string };

const MOST_MUTED = 1000;

export const parseReport = parsing(
  either<Report>(
    codec.object<{ readonly game: string; readonly seat: Seat; readonly at: string }>({
      ...{ game: id, seat, at: instant },
    }),
    codec.object<{ readonly person: string }>({ person: id }),
  ),
);

export const parseMuted = parsing(
  codec.object<{ readonly people: readonly Person[] }>({ people: codec.list(person, MOST_MUTED) }),
);

import { codec } from "@maria/rules/authority";
import { type NewGame, newGame } from "./gathering.ts";
import { parsing } from "./shapes.ts";

/** A game that was begun elsewhere and goes on at a server: docs/protocol.md. */
export interface Import {
  /** Who is to play it from now on; the options are those of the record. */
  readonly game: NewGame;
  /** The text of its game file. */
  readonly file: string;
}

/** The longest games have some thousand entries of a hundred characters. */
export const LONGEST_FILE = 2_000_000;

const file: codec.Codec<string> = (value) =>
  typeof value === "string" && value.length <= LONGEST_FILE ? value : codec.MALFORMED;

export const parseImport = parsing(codec.object<Import>({ game: newGame, file }));

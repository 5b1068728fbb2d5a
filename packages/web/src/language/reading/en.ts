import { reference } from "../en/reference.ts";
import { replay } from "../en/replay.ts";

/** A game looked at again, and the rules to read. */
export const en = {
  ...reference,
  ...replay,
} as const;

import { reference } from "../fr/reference.ts";
import { replay } from "../fr/replay.ts";

export const fr = {
  ...reference,
  ...replay,
} as const;

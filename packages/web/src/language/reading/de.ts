import { reference } from "../de/reference.ts";
import { replay } from "../de/replay.ts";

export const de = {
  ...reference,
  ...replay,
} as const;

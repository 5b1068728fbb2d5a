import { conquest } from "./en/conquest.ts";
import { learn } from "./en/learn.ts";
import { marching } from "./en/marching.ts";
import { pieces } from "./en/pieces.ts";
import { winning } from "./en/winning.ts";

/** The texts of the lessons and of whoever teaches. */
export const en = {
  ...learn,
  ...winning,
  ...pieces,
  ...marching,
  ...conquest,
} as const;

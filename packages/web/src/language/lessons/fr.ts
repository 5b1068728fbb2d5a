import type { Translation } from "@maria/tell";
import type { en } from "./en.ts";
import { conquest } from "./fr/conquest.ts";
import { learn } from "./fr/learn.ts";
import { marching } from "./fr/marching.ts";
import { pieces } from "./fr/pieces.ts";
import { winning } from "./fr/winning.ts";

export const fr: Translation<typeof en> = {
  ...learn,
  ...winning,
  ...pieces,
  ...marching,
  ...conquest,
};

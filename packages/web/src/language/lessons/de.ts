import type { Translation } from "@maria/tell";
import { conquest } from "./de/conquest.ts";
import { learn } from "./de/learn.ts";
import { marching } from "./de/marching.ts";
import { pieces } from "./de/pieces.ts";
import { winning } from "./de/winning.ts";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
  ...learn,
  ...winning,
  ...pieces,
  ...marching,
  ...conquest,
};

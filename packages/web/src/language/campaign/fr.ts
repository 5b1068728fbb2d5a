import { consequences } from "@maria/tell/messages/fr/consequences";
import { obstacles } from "@maria/tell/messages/fr/obstacles";
import { supply } from "../fr/supply.ts";
import { war } from "../fr/war.ts";
import { winter } from "../fr/winter.ts";

export const fr = {
  ...consequences,
  ...obstacles,
  ...supply,
  ...war,
  ...winter,
} as const;

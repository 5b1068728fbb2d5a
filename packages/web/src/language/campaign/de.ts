import { consequences } from "@maria/tell/messages/de/consequences";
import { obstacles } from "@maria/tell/messages/de/obstacles";
import { supply } from "../de/supply.ts";
import { war } from "../de/war.ts";
import { winter } from "../de/winter.ts";

export const de = {
  ...consequences,
  ...obstacles,
  ...supply,
  ...war,
  ...winter,
} as const;

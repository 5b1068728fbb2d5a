import { consequences } from "@maria/tell/messages/en/consequences";
import { obstacles } from "@maria/tell/messages/en/obstacles";
import { supply } from "../en/supply.ts";
import { war } from "../en/war.ts";
import { winter } from "../en/winter.ts";

/** What pieces do on the maps: nobody marches while he sets up. */
export const en = {
  ...consequences,
  ...obstacles,
  ...supply,
  ...war,
  ...winter,
} as const;

import { en as affairs } from "./affairs/en.ts";
import { en as always } from "./always/en.ts";
import { en as campaign } from "./campaign/en.ts";
import { en as company } from "./company/en.ts";
import { en as details } from "./details/en.ts";
import { en as reading } from "./reading/en.ts";
import { en as refusals } from "./refusals/en.ts";

/** Every text of the page: for types and tests. The page itself has them part by part (`parts.ts`). */
export const en = {
  ...always,
  ...details,
  ...campaign,
  ...affairs,
  ...refusals,
  ...company,
  ...reading,
} as const;

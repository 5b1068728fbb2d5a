import { de as affairs } from "./affairs/de.ts";
import { de as always } from "./always/de.ts";
import { de as campaign } from "./campaign/de.ts";
import { de as company } from "./company/de.ts";
import { de as details } from "./details/de.ts";
import { de as reading } from "./reading/de.ts";
import { de as refusals } from "./refusals/de.ts";

/** Every text of the page: for types and tests. The page itself has them part by part (`parts.ts`). */
export const de = {
  ...always,
  ...details,
  ...campaign,
  ...affairs,
  ...refusals,
  ...company,
  ...reading,
} as const;

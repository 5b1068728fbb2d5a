import { fr as affairs } from "./affairs/fr.ts";
import { fr as always } from "./always/fr.ts";
import { fr as campaign } from "./campaign/fr.ts";
import { fr as company } from "./company/fr.ts";
import { fr as details } from "./details/fr.ts";
import { fr as reading } from "./reading/fr.ts";
import { fr as refusals } from "./refusals/fr.ts";

/** Every text of the page: for types and tests. The page itself has them part by part (`parts.ts`). */
export const fr = {
  ...always,
  ...details,
  ...campaign,
  ...affairs,
  ...refusals,
  ...company,
  ...reading,
} as const;

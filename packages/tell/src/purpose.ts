import type { Frame } from "@maria/rules/model";
import type { Words } from "./words.ts";

/** What a decision is for, in one sentence; null for what the game settles without asking anybody. */
export const purposeText = ({ say }: Pick<Words, "say">, { kind }: Frame): string | null => {
  switch (kind) {
    case "saxonsGoHome":
    case "aftermath":
    case "annexation":
      return null;
    default:
      return say(`purpose.${kind}`);
  }
};

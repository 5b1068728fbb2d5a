import { type Ending, marchOwed } from "@maria/advice/treaties";
import type { View } from "@maria/rules";
import type { Seat } from "@maria/rules/model";
import { pieceNames } from "./names.ts";
import { clausesText } from "./terms.ts";
import type { Words } from "./words.ts";

/** RUL-101: why a treaty does not let the seat end its movement yet, and who has to march; null if none forbids it. */
export const marchOwedText = (words: Words, view: View, seat: Seat, type: Ending = "done"): string | null => {
  const owed = marchOwed(view, seat, type);
  if (owed === null) return null;
  const { treaty, generals } = owed;
  const facts = { n: treaty.id, terms: clausesText(words, treaty) };
  return generals.length === 0
    ? words.say("agreement.wayOwed", facts)
    : words.say("agreement.marchOwed", {
        ...facts,
        count: generals.length,
        generals: pieceNames(words, generals),
      });
};

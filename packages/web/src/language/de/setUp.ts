import type { Translation } from "@maria/tell";
import type { war as english } from "../en/setUp.ts";

/** Die geheime Aufteilung der Armeen zu Beginn, und wie Zahlen eingestellt werden. */
export const war: Translation<typeof english> = {
  "war.allot": "Armeen verteilen: {power}",
  "war.allotRule":
    "{n} {n:Armee|Armeen}, für jeden General mindestens das Minimum und höchstens {most}. Die Verteilung bleibt geheim.",
  "war.atLeast": "mindestens {n}",
  "war.confirmAllotment": "Armeen so verteilen",
  "war.leftToAllot": "Noch zu verteilen: {n}",
  "war.less": "{label}: eins weniger",
  "war.more": "{label}: eins mehr",
  "war.suggest": "Verteilung vorschlagen",
  "war.tooManyAllotted": "{n} zuviel",
  "war.allotLater": "Danach: {powers}",
};

import type { View } from "@maria/rules";
import { type Action, type Choice, EXPEDITION_TROOPS } from "@maria/rules/model";
import { pieceName } from "@maria/tell";
import type { Option } from "./asking.ts";
import { askPayment } from "./payment.ts";
import type { Session } from "./session.ts";
import { generalAt } from "./warMenu.ts";

/** DEC-14: a general on the board goes at once, one off it for 8 points. */
export const expeditionOptions = (
  session: Session,
  view: View,
  { onBoard, offBoard, price, hand }: Extract<Choice, { type: "expedition" }>,
): Option<() => Action | Promise<Action>>[] => {
  const { words } = session;
  return [
    ...onBoard.map((general) => ({
      label: words.say("menu.expedition", { general: generalAt(words, view, general) }),
      name: pieceName(words, general),
      value: (): Action => ({ type: "expedition", general, cards: [] }),
    })),
    ...offBoard.map((general) => ({
      label: words.say("menu.expeditionPaid", {
        general: pieceName(words, general),
        troops: EXPEDITION_TROOPS,
        n: price,
      }),
      name: pieceName(words, general),
      value: async (): Promise<Action> => ({
        type: "expedition",
        general,
        cards: await askPayment(session, hand, price),
      }),
    })),
  ];
};

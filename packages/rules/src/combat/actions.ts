import { actionKind, bareKind } from "../model/actionKind.ts";
import { isReserve } from "../model/cards.ts";
import { RESERVE_MAXIMUM } from "../model/numbers.ts";
import { card, city, number, some } from "../model/shapes.ts";
import { optional } from "../tools/codec.ts";
import { pick } from "../tools/random.ts";

export const fightKind = actionKind<"fight">({
  shape: { attacker: city, defender: city },
  grounds: ["CMB-01", "CMB-03"],
  list: ({ fights }) => fights.map(({ attacker, defender }) => ({ type: "fight", attacker, defender })),
  draw({ fights }, random) {
    const { attacker, defender } = pick(fights, random);
    return { type: "fight", attacker, defender };
  },
});

export const playCardKind = actionKind<"playCard">({
  shape: { card, value: optional(number) },
  grounds: ["CMB-13", "CMB-14"],
  *list({ cards }) {
    for (const card of cards)
      if (isReserve(card))
        for (let value = 1; value <= RESERVE_MAXIMUM; value++) yield { type: "playCard", card, value };
      else yield { type: "playCard", card };
  },
  draw({ cards }, random) {
    const card = pick(cards, random);
    return isReserve(card)
      ? { type: "playCard", card, value: 1 + random(RESERVE_MAXIMUM) }
      : { type: "playCard", card };
  },
});

export const stopKind = bareKind<"stop">(() => ({ type: "stop" }), ["CMB-18", "RUL-49"]);

export const retreatKind = actionKind<"retreat">({
  shape: { path: some(city) },
  grounds: ["RTR-04", "RTR-05", "RTR-06"],
  list: ({ paths }) => paths.map((path) => ({ type: "retreat", path })),
  draw: ({ paths }, random) => ({ type: "retreat", path: pick(paths, random) }),
});

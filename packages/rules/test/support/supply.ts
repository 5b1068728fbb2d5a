import type { Step } from "../../src/ground/sequence.ts";
import type { CoverSupplyAction, PaySupplyAction } from "../../src/model/actions.ts";
import type { GameEvent } from "../../src/model/events.ts";
import type { PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import type { Pack } from "../../src/pack/pack.ts";
import { packOf } from "../../src/pack/registry.ts";
import { historical } from "./packs.ts";
import { card, piece, power } from "./position.ts";

export const FRENCH_SUPPLY: Step = { stage: 3, phase: "supply" };
export const PRUSSIAN_SUPPLY: Step = { stage: 4, phase: "supply" };
export const AUSTRIAN_SUPPLY: Step = { stage: 5, phase: "supply" };

export const isFaceDown = (state: State, name: string): boolean =>
  state.faceDown[piece(packOf(state), name)] === true;

/** Who went without supply and what it cost him in troops, by the general's name. */
export const lossesIn = (pack: Pack, events: readonly GameEvent[]): Record<string, number> => {
  const losses: Record<string, number> = {};
  for (const event of events)
    if (event.type === "outOfSupply") losses[pack.generals[event.general]?.name ?? ""] = event.loss;
  return losses;
};

/** DEC-22 */
export const pay = (cards: readonly string[], name: PowerName = "france"): PaySupplyAction => ({
  type: "paySupply",
  power: power(name),
  cards: cards.map(card),
});

/** DEC-23 */
export const cover = (generals: readonly string[], name: PowerName = "france"): CoverSupplyAction => ({
  type: "coverSupply",
  power: power(name),
  generals: generals.map((general) => piece(historical, general)),
});

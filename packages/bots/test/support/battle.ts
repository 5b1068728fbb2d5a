import { AUSTRIA, type BattleSide, FRANCE, type Power, type State } from "@maria/rules/model";
import { historical } from "./historical.ts";
import { city, piece, position } from "./position.ts";

export interface Fight {
  readonly french: number;
  readonly austrian: number;
  readonly score: number;
  readonly hand: string;
  readonly austrianHand?: string;
}

const side = (general: string, power: Power, key: string, troops: number): BattleSide => ({
  city: city(key),
  generals: [piece(general)],
  power,
  suit: historical.cities[city(key)]?.suit ?? 0,
  troops,
});

/** A French general at Beraun attacks an Austrian in Prag, both in diamonds; France has the right to play. */
export const battle = ({ french, austrian, score, hand, austrianHand = "" }: Fight): State =>
  position({
    stage: 3,
    phase: "combat",
    pieces: { france1: "beraun", austria1: "prag", franceT2: "pilsen" },
    troops: { france1: french, austria1: austrian },
    hands: { france: hand, austria: austrianHand },
    frame: {
      kind: "battle",
      attacker: side("france1", FRANCE, "beraun", french),
      defender: side("austria1", AUSTRIA, "prag", austrian),
      score,
      toPlay: "attacker",
    },
  });

import type { View } from "@maria/rules";
import { packOf, powerOf } from "@maria/rules/board";
import type { Action, Choice, CityId } from "@maria/rules/model";
import { type Host, hostOf, type Standing } from "./hosts.ts";
import { situationOf } from "./situation.ts";
import type { Style } from "./style.ts";
import { outlookOf } from "./threat.ts";

type FightChoice = Extract<Choice, { type: "fight" }>;

const hostIn = (standings: readonly Standing[], city: CityId): Host | null => {
  const generals = standings.filter((standing) => standing.city === city);
  return generals.length > 0 ? hostOf(city, generals) : null;
};

/** CMB-03, CMB-08: the surest fight first, because whoever retreats is spared the fights still due. */
export const chooseFight = (view: View, choice: FightChoice, style: Style): Action => {
  const [first] = choice.fights;
  const general = first?.attackers[0];
  if (first === undefined || general === undefined) throw new Error("a choice of fights without a fight");
  const situation = situationOf(view, powerOf(packOf(view), general), style);
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const fight of choice.fights) {
    const own = hostIn(situation.mates, fight.attacker);
    const foe = hostIn(situation.foes, fight.defender);
    if (own === null || foe === null) continue;
    const { chance } = outlookOf(situation, own, foe);
    if (chance <= most) continue;
    most = chance;
    best = fight;
  }
  return { type: "fight", attacker: best.attacker, defender: best.defender };
};

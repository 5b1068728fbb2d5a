import type { Random, Seat, State } from "@maria/rules/model";
import { battleIn, type Puzzle } from "@maria/table";
import type { ScoutedGame } from "../lessons/scout.ts";
import { type MeanWorth, worthsOverDeals } from "./hiddenBattle.ts";

/** Battles, whose best answer has to be right whatever is hidden; all else is among the puzzles of the page. */
export const BATTLE_KINDS = ["battle", "army"] as const;
export type BattleKind = (typeof BATTLE_KINDS)[number];

const DEALS = 16;
const FEWEST_ANSWERS = 3;
/** A long war makes no more positions than a short one. */
const MOST_BATTLES = 12;
/** With more cards than this nobody could look through the battle. */
const MOST_CARDS = 12;
/** By so much the best answer must be better than any other: of a victory (from -1 to 1), or in troops. */
const MARGIN = { battle: 0.5, army: 1.5 } as const satisfies Record<BattleKind, number>;
const OTHER = { battle: "army", army: "battle" } as const satisfies Record<BattleKind, BattleKind>;

/**
 * The answer that is clearly the best by one measure and by the other as good as any: who wins a battle by losing an army, or
 * the other way round, has chosen, and nobody can say that he was wrong.
 */
const bestIn = (state: State, seat: Seat, kind: BattleKind, random: Random): MeanWorth | null => {
  const margin = MARGIN[kind];
  const worths = worthsOverDeals(state, { kind, seat }, { deals: DEALS, margin }, random);
  const [best, second] = worths;
  if (best === undefined || second === undefined || worths.length < FEWEST_ANSWERS) return null;
  if (best.worth - second.worth < margin) return null;
  const others = worthsOverDeals(state, { kind: OTHER[kind], seat }, { deals: DEALS, margin: 0 }, random);
  const own = others.find(({ key }) => key === best.key);
  return own !== undefined && others.every(({ worth }) => worth <= own.worth) ? best : null;
};

/** Positions in a game with an answer that is clearly the best over what is hidden, at most one of each kind in a battle. */
export const positionsIn = (
  game: ScoutedGame,
  name: string,
  wanted: Readonly<Record<BattleKind, number>>,
  random: Random,
): readonly Puzzle[] => {
  const found: Puzzle[] = [];
  for (const kind of BATTLE_KINDS) {
    let battle = "";
    let left = wanted[kind];
    let tried = 0;
    game.moments.forEach(({ before, seat, action }, at) => {
      const now = battleIn(before);
      if (left === 0 || now === null || (action.type !== "playCard" && action.type !== "stop")) return;
      const fight = `${before.step} ${now.attacker.generals.join()} ${now.defender.generals.join()}`;
      const held = [now.attacker, now.defender].reduce(
        (sum, { power }) => sum + (before.hands[power]?.length ?? 0),
        0,
      );
      if (fight === battle || held > MOST_CARDS || tried++ > MOST_BATTLES) return;
      const best = bestIn(before, seat, kind, random);
      if (best === null || found.some(({ entries }) => entries === at)) return;
      battle = fight;
      left--;
      found.push({
        ...{ id: `${name}-${at}-${kind}`, kind, seat, marches: 1, worth: best.worth, entries: at, level: 1 },
        answers: [best.action],
      });
    });
  }
  return found;
};

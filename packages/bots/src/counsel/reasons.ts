import type { Reason } from "@maria/advice/counsel";
import type { Seat } from "@maria/rules/model";
import { chanceBy } from "../value/chances.ts";
import {
  attacked,
  evaded,
  type Facts,
  fed,
  guarded,
  nearlyWon,
  stopped,
  taken,
  threatened,
  trainsSaved,
  trainsTaken,
} from "./facts.ts";
import { type FeatureName, placesOf, type Scene } from "./scene.ts";

/** Features that speak of the same thing, and the facts they can be seen by. */
interface Theme {
  readonly own: readonly FeatureName[];
  readonly others: readonly FeatureName[];
  readonly facts: readonly Facts[];
}

const THEMES: readonly Theme[] = [
  {
    own: ["need", "nearVictory", "needInTurn", "boxes"],
    others: ["need", "nearVictory", "needInTurn"],
    facts: [taken],
  },
  {
    own: ["loseInOne", "loseInTwo", "guarded", "denied"],
    others: ["takeInOne", "takeOnceDrivenOff", "takeInTwo", "takeInThree", "pull", "tempo"],
    facts: [guarded],
  },
  { own: [], others: ["winsInOne", "winsInTwo"], facts: [stopped, guarded] },
  { own: ["winsInOne", "winsInTwo"], others: [], facts: [nearlyWon, threatened] },
  {
    own: ["takeInOne", "takeOnceDrivenOff", "takeInTwo", "takeInThree", "pull", "tempo"],
    others: ["loseInOne", "loseInTwo"],
    facts: [threatened],
  },
  { own: ["trainsInReach"], others: [], facts: [trainsSaved] },
  { own: [], others: ["trains", "hungry", "stretched"], facts: [trainsTaken] },
  { own: ["hungry", "stretched"], others: [], facts: [fed] },
  { own: ["exposed"], others: [], facts: [evaded] },
  {
    own: ["troops", "cards", "suited"],
    others: ["troops", "generals", "exposed", "cards"],
    facts: [attacked],
  },
];

/** What a theme has to add to the chance to be named, how many reasons one may give, and how many are given. */
const WORTH_NAMING = 0.002;
const OF_ONE_THEME = 2;
const MOST_REASONS = 3;

/** What the features of a theme add: the chance after, less the chance with these features as they were before. */
const gainOf = (before: Scene, after: Scene, { own, others }: Theme, seat: Seat, stage: number): number => {
  const features = after.features.slice();
  for (const place of [...placesOf(after, own, "own"), ...placesOf(after, others, "others")])
    features[place] = before.features[place] ?? 0;
  return (
    chanceBy(after.position, after.features, seat, stage) - chanceBy(after.position, features, seat, stage)
  );
};

const isSame = (one: Reason, other: Reason): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The largest reasons for what leads from one position to the other: by how much the chance changes through what they speak of,
 * and each a fact that holds on the board.
 */
export const reasonsFor = (before: Scene, after: Scene, seat: Seat, stage: number): readonly Reason[] => {
  const { result } = after.position;
  if (result !== null) return result.winner === seat ? [{ kind: "wins" }] : [];
  const weighed = THEMES.map((theme) => ({ theme, gain: gainOf(before, after, theme, seat, stage) }))
    .filter(({ gain }) => gain >= WORTH_NAMING)
    .sort((a, b) => b.gain - a.gain);
  const reasons: Reason[] = [];
  for (const { theme } of weighed)
    for (const reason of theme.facts.flatMap((facts) => facts(before, after)).slice(0, OF_ONE_THEME))
      if (!reasons.some((other) => isSame(reason, other))) reasons.push(reason);
  return reasons.slice(0, MOST_REASONS);
};

import { choices, newGame, pending } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import type { Choice, GameOptions, MarchChoice, Pack, Seat, State } from "@maria/rules/model";
import { apply, chanceFrom, draftOf, randomAction } from "@maria/rules/search";
import { type Measurement, timeOf } from "./measure.ts";

interface Sample {
  readonly state: State;
  readonly seat: Seat;
}

/** Beginnings of movement phases, when every piece may still move. */
export const movementPhases = (pack: Pack, options: GameOptions, games: number): Sample[] => {
  const samples: Sample[] = [];
  for (let number = 0; number < games; number++) {
    const random = chanceFrom(number);
    const draft = draftOf(newGame(pack, options, seedFromNumber(number)));
    let last = "";
    while (draft.result === null) {
      const decision = pending(draft)[0] as { seat: Seat; kind: string };
      const moment = `${draft.turn} ${draft.step}`;
      if (decision.kind === "movement" && moment !== last)
        samples.push({ state: draftOf(draft), seat: decision.seat });
      last = moment;
      apply(draft, decision.seat, randomAction(choices(draft, decision.seat), random), null);
    }
  }
  return samples;
};

/** Follows every march of the tree, city by city, as a page does that lights up what can be reached. */
const reachOf = (choice: MarchChoice, force: boolean): number => {
  const reached = new Set<number>();
  let paths: (readonly Parameters<MarchChoice["steps"]>[0][number][])[] = [[]];
  while (paths.length > 0) {
    const further: typeof paths = [];
    for (const path of paths)
      for (const step of choice.steps(path, force)) {
        if (reached.has(step.city)) continue;
        reached.add(step.city);
        if (step.mayGoOn) further.push([...path, step.city]);
      }
    paths = further;
  }
  return reached.size;
};

export const reachAll = (offered: readonly Choice[]): number => {
  let cities = 0;
  for (const choice of offered)
    if (choice.type === "march")
      cities += reachOf(choice, false) + (choice.mayForce ? reachOf(choice, true) : 0);
  return cities;
};

/** The dearest of the samples for a piece of work: found by a first look, then measured well. */
export const dearest = (samples: readonly Sample[], work: (sample: Sample) => void): Measurement => {
  const looks = samples.map((sample) => ({ sample, cost: timeOf(() => work(sample), 4).best }));
  const candidates = looks.sort((a, b) => b.cost - a.cost).slice(0, 5);
  const measured = candidates.map(({ sample }) => timeOf(() => work(sample), 40));
  return measured.reduce((worst, other) => (other.best > worst.best ? other : worst));
};

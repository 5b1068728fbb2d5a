import { contendersOf, hasChances, openlyKnown, winningChances } from "@maria/bots";
import type { GameRecord } from "@maria/rules";
import { replaySteps } from "@maria/rules/authority";
import type { Power, State } from "@maria/rules/model";
import type { Standing } from "./messages.ts";

const chancesIn = (state: State): ReadonlyMap<Power, number> => {
  const chances = winningChances(state, openlyKnown(state));
  return new Map(
    contendersOf(state.options).flatMap((powers, contender) =>
      powers.map((power): [Power, number] => [power, chances[contender] ?? 0]),
    ),
  );
};

/** Everybody's chances to win after each entry of a game that is over; none of a kind of game that has not been counted. */
export const standingsIn = (record: GameRecord): readonly Standing[] => {
  if (!hasChances(record.options)) return [];
  const standings: Standing[] = [];
  const replaying = replaySteps(record);
  for (let next = replaying.next(); ; next = replaying.next()) {
    if (next.done) {
      if (!("state" in next.value)) throw new RangeError("the record cannot be played back");
      // While a game goes on nobody may be told what open hands say.
      if (next.value.state.result === null) throw new RangeError("the game is not over");
      return standings;
    }
    const step = next.value;
    if (step.type === "takenBack") {
      while ((standings.at(-1)?.played ?? 0) >= step.removed) standings.pop();
      continue;
    }
    const { state } = step;
    standings.push({
      played: step.type === "begun" ? 0 : step.number,
      chances: chancesIn(state),
    });
  }
};

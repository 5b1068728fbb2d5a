import type { GameRecord } from "@maria/rules";
import advancedAustria from "../../../rules/test/fixtures/advanced-austria-empty-pool.record.json" with {
  type: "json",
};
import advancedScoring from "../../../rules/test/fixtures/advanced-austria-final-scoring.record.json" with {
  type: "json",
};
import advancedFrance from "../../../rules/test/fixtures/advanced-france-empty-pool.record.json" with {
  type: "json",
};
import advancedPragmatic from "../../../rules/test/fixtures/advanced-pragmatic-empty-pool.record.json" with {
  type: "json",
};
import twoPlayers from "../../../rules/test/fixtures/advanced-two-players-prussia-empty-pool.record.json" with {
  type: "json",
};
import frederick from "../../../rules/test/fixtures/frederick-twelve-fortresses.record.json" with {
  type: "json",
};
import ceded from "../../../rules/test/fixtures/gambit-ceded-louis-in-flanders.record.json" with {
  type: "json",
};
import louis from "../../../rules/test/fixtures/louis-nine-fortresses.record.json" with { type: "json" };
import maria from "../../../rules/test/fixtures/maria-end-of-turn-nine.record.json" with { type: "json" };
import option from "../../../rules/test/fixtures/option-austria-final-scoring.record.json" with {
  type: "json",
};

const FILES = {
  advancedAustria,
  advancedScoring,
  advancedFrance,
  advancedPragmatic,
  twoPlayers,
  frederick,
  ceded,
  louis,
  maria,
  option,
};
type Name = keyof typeof FILES;

/** Ten recorded games, of every kind of game and most endings. */
export const RECORDED = Object.fromEntries(
  Object.entries(FILES).map(([name, { record }]) => [name, record]),
) as unknown as Readonly<Record<Name, GameRecord>>;

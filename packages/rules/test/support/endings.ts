import type { PowerName, State } from "../../src/engine.ts";
import {
  conquerorAction,
  type Goals,
  passiveAction,
  statesmanAction,
  withdrawingAction,
} from "./conqueror.ts";
import type { GameKind } from "./games.ts";
import { historical } from "./packs.ts";
import { city } from "./position.ts";
import type { Player, RecordedEnding } from "./recordedEnding.ts";

const keysIn = (...territories: readonly string[]): string[] =>
  historical.fortresses.flatMap((id) => {
    const there = historical.cities[id];
    return there !== undefined && territories.includes(there.territory) ? [there.key] : [];
  });

const AUSTRIAN = keysIn("austria");
const SILESIAN = keysIn("silesia");
const FRENCH = keysIn("france");
const BAVARIAN = keysIn("bavaria");
const LOW_COUNTRIES = keysIn("austrian_netherlands", "netherlands");

const after =
  (goals: Goals | ((state: State) => Goals)): Player =>
  (state, seat) =>
    conquerorAction(state, seat, typeof goals === "function" ? goals(state) : goals);

const withdrawing =
  (corner: string, ...powers: readonly PowerName[]): Player =>
  (state, seat) =>
    withdrawingAction(state, seat, city(historical, corner), powers.length > 0 ? powers : undefined);

/** SGA-13: at the end of turn 6 Silesia is ceded. */
const ceding =
  (player: Player = passiveAction): Player =>
  (state, seat) =>
    state.agenda.at(-1)?.kind === "cession" ? { type: "cede", cede: true } : player(state, seat);

/** TRK-07: Austria wants the Italian marker in its own last box, in the years named. */
const favouringItaly =
  (player: Player, isTheYear: (turn: number) => boolean = () => true): Player =>
  (state, seat) =>
    (isTheYear(state.turn) ? statesmanAction(state, seat, "austria", "italy", 1) : null) ??
    player(state, seat);

const AUSTRIAN_GOALS: Goals = { austria: [...SILESIAN, ...BAVARIAN, ...FRENCH] };

/** One of the three markers left in Austria's pool; the others are to come from Italy and from the election. */
const oneConquest = after({ austria: ["maubeuge"] });

const isCeded = (state: State): boolean => state.affairs?.cession != null;

const INTRODUCTORY: readonly RecordedEnding[] = [
  {
    name: "louis-nine-fortresses",
    kind: { players: 3 },
    winner: "louis",
    ending: "fortressesInAustria",
    play: { louis: after({ france: AUSTRIAN }) },
  },
  {
    name: "frederick-twelve-fortresses",
    kind: { players: 3 },
    winner: "frederick",
    ending: "fortressesInAustriaAndSilesia",
    play: { frederick: after({ prussia: [...SILESIAN, ...AUSTRIAN] }) },
  },
  {
    name: "maria-end-of-turn-nine",
    kind: { players: 3 },
    winner: "maria",
    ending: "endOfTurnNine",
    play: "at random",
  },
  {
    name: "two-players-both-conditions",
    kind: { players: 2 },
    winner: "playerA",
    ending: "bothConditions",
    play: {
      playerA: after({ prussia: [...SILESIAN, ...AUSTRIAN], france: AUSTRIAN }),
      playerB: withdrawing("komorn"),
    },
  },
  {
    name: "two-players-tie-by-prussia",
    kind: { players: 2 },
    winner: null,
    ending: "oneConditionOnly",
    play: { playerA: after({ prussia: [...SILESIAN, ...AUSTRIAN] }) },
  },
  {
    name: "two-players-tie-by-france",
    kind: { players: 2 },
    winner: null,
    ending: "oneConditionOnly",
    play: { playerA: after({ france: AUSTRIAN }), playerB: withdrawing("komorn") },
  },
  {
    name: "two-players-end-of-turn-nine",
    kind: { players: 2 },
    winner: "playerB",
    ending: "endOfTurnNine",
    play: "at random",
  },
];

const THREE: GameKind = { variant: "advanced", players: 3 };
const TWO: GameKind = { variant: "advanced", players: 2 };

const ADVANCED: readonly RecordedEnding[] = [
  {
    name: "advanced-prussia-empty-pool",
    kind: THREE,
    winner: "frederick",
    ending: "emptyPool",
    power: "prussia",
    phase: [4, "victoryCheck"],
    play: { frederick: after({ prussia: [...SILESIAN, ...AUSTRIAN] }), maria: withdrawing("komorn") },
  },
  {
    name: "advanced-france-empty-pool",
    kind: THREE,
    winner: "louis",
    ending: "emptyPool",
    power: "france",
    phase: [3, "victoryCheck"],
    play: { louis: after({ france: [...AUSTRIAN, ...LOW_COUNTRIES] }), maria: withdrawing("komorn") },
  },
  {
    name: "advanced-austria-empty-pool",
    kind: THREE,
    winner: "maria",
    ending: "emptyPool",
    power: "austria",
    phase: [5, "victoryCheck"],
    play: { maria: after(AUSTRIAN_GOALS) },
  },
  {
    name: "advanced-austria-empty-pool-after-politics",
    kind: THREE,
    winner: "maria",
    ending: "emptyPool",
    power: "austria",
    phase: [1, "victoryCheck"],
    // ELE-01: the election is held in the second year; Italy is won before and after.
    play: { maria: favouringItaly(oneConquest, (turn) => turn <= 3 || turn >= 7) },
  },
  {
    name: "advanced-austria-empty-pool-after-election",
    kind: THREE,
    winner: "maria",
    ending: "emptyPool",
    power: "austria",
    phase: [0, "victoryCheck"],
    play: { maria: favouringItaly(oneConquest) },
  },
  {
    name: "advanced-pragmatic-empty-pool",
    kind: THREE,
    winner: "frederick",
    ending: "emptyPool",
    power: "pragmatic",
    phase: [5, "victoryCheck"],
    play: { frederick: after({ pragmatic: FRENCH }), louis: withdrawing("muenchen") },
  },
  {
    name: "advanced-france-final-scoring",
    kind: THREE,
    winner: "louis",
    ending: "finalScoring",
    power: "france",
    play: {
      frederick: after({ prussia: SILESIAN }),
      louis: after({ france: AUSTRIAN.slice(0, 9) }),
      maria: withdrawing("komorn"),
    },
  },
  {
    name: "advanced-prussia-final-scoring",
    kind: THREE,
    winner: "frederick",
    ending: "finalScoring",
    power: "prussia",
    play: {
      frederick: after({ prussia: [...SILESIAN, "koeniggraetz", "troppau"] }),
      maria: withdrawing("komorn"),
    },
  },
  {
    name: "advanced-pragmatic-final-scoring",
    kind: THREE,
    winner: "frederick",
    ending: "finalScoring",
    power: "pragmatic",
    play: {
      frederick: after({ prussia: SILESIAN, pragmatic: FRENCH.slice(0, 7) }),
      louis: withdrawing("muenchen"),
      maria: withdrawing("komorn"),
    },
  },
  {
    name: "advanced-austria-final-scoring",
    kind: THREE,
    winner: "maria",
    ending: "finalScoring",
    power: "austria",
    play: {},
  },
  {
    name: "advanced-two-players-prussia-empty-pool",
    kind: TWO,
    winner: "playerA",
    ending: "emptyPool",
    power: "prussia",
    play: {
      playerA: after({ prussia: [...SILESIAN, ...AUSTRIAN] }),
      playerB: withdrawing("komorn", "austria"),
    },
  },
  {
    name: "advanced-two-players-france-empty-pool",
    kind: TWO,
    winner: "playerA",
    ending: "emptyPool",
    power: "france",
    play: {
      playerA: after({ france: [...AUSTRIAN, ...LOW_COUNTRIES] }),
      playerB: withdrawing("komorn", "austria"),
    },
  },
  {
    name: "advanced-two-players-austria-empty-pool",
    kind: TWO,
    winner: "playerB",
    ending: "emptyPool",
    power: "austria",
    play: { playerB: after(AUSTRIAN_GOALS) },
  },
  {
    name: "advanced-two-players-pragmatic-empty-pool",
    kind: TWO,
    winner: "playerB",
    ending: "emptyPool",
    power: "pragmatic",
    play: { playerB: after({ pragmatic: FRENCH }), playerA: withdrawing("muenchen", "france") },
  },
  {
    name: "advanced-two-players-final-scoring-for-a",
    kind: TWO,
    winner: "playerA",
    ending: "finalScoring",
    power: "prussia",
    play: {
      playerA: after({ prussia: [...SILESIAN, "koeniggraetz", "troppau"] }),
      playerB: withdrawing("komorn", "austria"),
    },
  },
  {
    name: "advanced-two-players-final-scoring-for-b",
    kind: TWO,
    winner: "playerB",
    ending: "finalScoring",
    power: "austria",
    play: {},
  },
];

const WITH_OPTION: readonly RecordedEnding[] = [
  {
    name: "option-france-empty-pool",
    kind: { ...THREE, politicalOption: true },
    winner: "louis",
    ending: "emptyPool",
    power: "france",
    play: { louis: after({ france: [...AUSTRIAN, ...LOW_COUNTRIES] }), maria: withdrawing("komorn") },
  },
  {
    name: "option-austria-empty-pool",
    kind: { ...THREE, politicalOption: true },
    winner: "maria",
    ending: "emptyPool",
    power: "austria",
    play: "at random",
  },
  {
    name: "option-austria-final-scoring",
    kind: { ...THREE, politicalOption: true },
    winner: "maria",
    ending: "finalScoring",
    power: "austria",
    play: "at random",
  },
  {
    name: "option-two-players-austria-empty-pool",
    kind: { ...TWO, politicalOption: true },
    winner: "playerB",
    ending: "emptyPool",
    power: "austria",
    play: "at random",
  },
];

const GAMBIT: GameKind = { variant: "silesia-gambit", players: 3 };

const SILESIA_GAMBIT: readonly RecordedEnding[] = [
  {
    name: "gambit-louis-nine-fortresses",
    kind: GAMBIT,
    winner: "louis",
    ending: "fortressesInAustria",
    play: { louis: after({ france: AUSTRIAN }) },
  },
  {
    name: "gambit-frederick-twelve-fortresses",
    kind: GAMBIT,
    winner: "frederick",
    ending: "fortressesInAustriaAndSilesia",
    play: { frederick: after({ prussia: [...SILESIAN, ...AUSTRIAN] }) },
  },
  {
    name: "gambit-maria-end-of-turn-nine",
    kind: GAMBIT,
    winner: "maria",
    ending: "endOfTurnNine",
    play: {},
  },
  {
    name: "gambit-ceded-maria-fortresses",
    kind: GAMBIT,
    winner: "maria",
    ending: "austrianFortresses",
    play: { maria: ceding(after({ austria: [...BAVARIAN, ...FRENCH] })), louis: withdrawing("paris") },
  },
  {
    name: "gambit-ceded-frederick-in-france",
    kind: GAMBIT,
    winner: "frederick",
    ending: "pragmaticFortressesInFrance",
    play: {
      maria: ceding(withdrawing("komorn")),
      frederick: after({
        prussia: [...SILESIAN, "koeniggraetz", "troppau", "jungbunzlau"],
        pragmatic: FRENCH,
      }),
      louis: (state, seat) =>
        isCeded(state) ? withdrawing("muenchen")(state, seat) : passiveAction(state, seat),
    },
  },
  {
    name: "gambit-ceded-louis-in-austria",
    kind: GAMBIT,
    winner: "louis",
    ending: "fortressesInAustria",
    play: {
      maria: ceding(withdrawing("komorn")),
      louis: after((state) => ({ france: isCeded(state) ? AUSTRIAN : AUSTRIAN.slice(0, 7) })),
    },
  },
  {
    name: "gambit-ceded-louis-in-flanders",
    kind: GAMBIT,
    winner: "louis",
    ending: "frenchFortressesInFlanders",
    play: {
      maria: ceding(withdrawing("komorn")),
      louis: after((state) => ({ france: isCeded(state) ? LOW_COUNTRIES : AUSTRIAN.slice(0, 8) })),
      frederick: withdrawing("hannover", "pragmatic"),
    },
  },
  {
    name: "gambit-ceded-louis-end-of-turn-fifteen",
    kind: GAMBIT,
    winner: "louis",
    ending: "endOfTurnFifteen",
    play: { maria: ceding() },
  },
];

/** One recorded game for each way in which a game can end. */
export const ENDINGS: readonly RecordedEnding[] = [
  ...INTRODUCTORY,
  ...ADVANCED,
  ...WITH_OPTION,
  ...SILESIA_GAMBIT,
];

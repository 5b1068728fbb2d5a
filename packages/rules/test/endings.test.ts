import { describe, expect, test } from "vitest";
import {
  type Action,
  brokenLaws,
  type Ending,
  type Entry,
  frenchCount,
  newGame,
  pending,
  prussianCount,
  type Random,
  RULES_VERSION,
  replay,
  type Seat,
  type State,
  seedFromNumber,
} from "../src/index.ts";
import { conquerorAction, withdrawingAction } from "./support/conqueror.ts";
import { digestOf, isUpdating, readFinishedGame, writeFinishedGame } from "./support/fixtures.ts";
import { introductory, livelySeatAndAction, randomFrom } from "./support/games.ts";
import { historical } from "./support/packs.ts";
import { city, played } from "./support/position.ts";
import { quietAction } from "./support/quietPlay.ts";

const keysOf = (fortresses: readonly number[]): string[] =>
  fortresses.map((fortress) => historical.cities[historical.fortresses[fortress] ?? 0]?.key ?? "");
const AUSTRIAN = keysOf(historical.coreAustrian);
const SILESIAN = keysOf(historical.silesian);
const KOMORN = city(historical, "komorn");

type Player = (state: State, seat: Seat) => Action;

interface RecordedEnding {
  readonly name: string;
  readonly players: 2 | 3;
  readonly winner: Seat | null;
  readonly ending: Ending;
  /** How the game was played when it was recorded: seats not named do as little as they may, or all play at random. */
  readonly play: Readonly<Partial<Record<Seat, Player>>> | "at random";
}

const after =
  (goals: Parameters<typeof conquerorAction>[2]): Player =>
  (state, seat) =>
    conquerorAction(state, seat, goals);
const withdrawing: Player = (state, seat) => withdrawingAction(state, seat, KOMORN);

/** One recorded game for each way in which the introductory game can end. */
const ENDINGS: readonly RecordedEnding[] = [
  {
    name: "louis-nine-fortresses",
    players: 3,
    winner: "louis",
    ending: "fortressesInAustria",
    play: { louis: after({ france: AUSTRIAN }) },
  },
  {
    name: "frederick-twelve-fortresses",
    players: 3,
    winner: "frederick",
    ending: "fortressesInAustriaAndSilesia",
    play: { frederick: after({ prussia: [...SILESIAN, ...AUSTRIAN] }) },
  },
  { name: "maria-end-of-turn-nine", players: 3, winner: "maria", ending: "endOfTurnNine", play: "at random" },
  {
    name: "two-players-both-conditions",
    players: 2,
    winner: "playerA",
    ending: "bothConditions",
    play: {
      playerA: after({ prussia: [...SILESIAN, ...AUSTRIAN], france: AUSTRIAN }),
      playerB: withdrawing,
    },
  },
  {
    name: "two-players-tie-by-prussia",
    players: 2,
    winner: null,
    ending: "oneConditionOnly",
    play: { playerA: after({ prussia: [...SILESIAN, ...AUSTRIAN] }) },
  },
  {
    name: "two-players-tie-by-france",
    players: 2,
    winner: null,
    ending: "oneConditionOnly",
    play: { playerA: after({ france: AUSTRIAN }), playerB: withdrawing },
  },
  {
    name: "two-players-end-of-turn-nine",
    players: 2,
    winner: "playerB",
    ending: "endOfTurnNine",
    play: "at random",
  },
];

const fileOf = ({ name }: RecordedEnding): string => `fixtures/${name}.record.json`;

const nextMove = (state: State, { play }: RecordedEnding, random: Random): [Seat, Action] => {
  if (play === "at random") return livelySeatAndAction(state, random);
  const { seat } = pending(state)[0] as { seat: Seat };
  return [seat, (play[seat] ?? quietAction)(state, seat)];
};

const recordAnew = (ending: RecordedEnding): void => {
  const options = introductory(ending.players);
  const seed = seedFromNumber(1740);
  const random = randomFrom(1740);
  const entries: Entry[] = [];
  let state = newGame(historical, options, seed);
  while (state.result === null) {
    const [seat, action] = nextMove(state, ending, random);
    entries.push({ seat, action });
    state = played(state, seat, action).state;
  }
  const record = { rules: RULES_VERSION, pack: historical.id, options, seed, entries };
  writeFinishedGame(fileOf(ending), { result: state.result, digest: digestOf(state), record });
};

if (isUpdating) ENDINGS.forEach(recordAnew);

describe("recorded games, one for each way the introductory game can end", () => {
  test.each(ENDINGS)("$name replays to the same end", (ending) => {
    const { record, result, digest } = readFinishedGame(fileOf(ending));
    expect(record.options).toEqual(introductory(ending.players));
    const state = replay(record);
    expect(state.result).toEqual(result);
    expect(state.result).toMatchObject({ winner: ending.winner, ending: ending.ending });
    expect(digestOf(state)).toBe(digest);
    expect(brokenLaws(state)).toEqual([]);
  });

  test("the counts of fortresses bear the results out", () => {
    for (const ending of ENDINGS) {
      const state = replay(readFinishedGame(fileOf(ending)).record);
      const france = frenchCount(state, historical) >= 9;
      const prussia = prussianCount(state, historical) >= 12;
      const met: Record<Ending, boolean> = {
        fortressesInAustria: france && !prussia,
        fortressesInAustriaAndSilesia: prussia && !france,
        bothConditions: france && prussia,
        oneConditionOnly: france !== prussia,
        endOfTurnNine: !france && !prussia,
      };
      expect([ending.name, met[ending.ending]]).toEqual([ending.name, true]);
    }
  });
});

import { fileURLToPath } from "node:url";
import { BOTS } from "@maria/bots";
import { choices, type GameRecord, loadPack, pending, replay } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { openTable, playAtTable } from "@maria/rules/laws";
import {
  type Action,
  type GameOptions,
  isRefusal,
  type Pack,
  PRUSSIA,
  type Seat,
  type State,
  type Term,
} from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { playGame } from "@maria/table";
import { readPack } from "../../src/pack/readPack.ts";

export const HISTORICAL = fileURLToPath(new URL("../../../../packs/historical/", import.meta.url));

const load = (): Pack => {
  const { data } = readPack(HISTORICAL);
  if (!data) throw new Error("the historical pack is not sound");
  return loadPack(data);
};

export const historical: Pack = load();

export const optionsFor = (players: 2 | 3): GameOptions => ({
  variant: "introductory",
  players,
  politicalOption: false,
  troopCeiling: false,
});

export const ADVANCED: GameOptions = {
  variant: "advanced",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};
export const GAMBIT: GameOptions = {
  variant: "silesia-gambit",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};

/** A whole game of any variant among players who do anything that is allowed. */
export const randomRecord = async (options: GameOptions, seed: number): Promise<GameRecord> => {
  const { random } = BOTS;
  const bots = { maria: random, frederick: random, louis: random, playerA: random, playerB: random };
  return (await playGame(historical, options, seedFromNumber(seed), bots)).record;
};

/** A game in which Prussia moves and has promised to leave Silesia, where its generals stand. */
export const boundRecord = (): GameRecord => {
  let table = openTable(historical.id, ADVANCED, seedFromNumber(3));
  const act = (seat: Seat, action: Action): void => {
    const played = playAtTable(table, seat, action);
    if (isRefusal(played)) throw new Error(`${played.rule} ${played.reason}`);
    table = played.table;
  };
  const random = chanceFrom(3);
  for (;;) {
    const [asked] = pending(table.state);
    if (asked === undefined) throw new Error("Prussia never moves");
    const { seat } = asked;
    if (seat === "frederick" && table.state.agenda.at(-1)?.kind === "movement") break;
    const offered = choices(table.state, seat).filter(({ type }) => type !== "propose");
    act(seat, randomAction(offered, random));
  }
  const leave: Term = { type: "keepOut", power: PRUSSIA, cities: historical.silesianCities };
  act("maria", { type: "propose", partner: "frederick", terms: [leave], turns: 2 });
  act("frederick", { type: "answerOffer", agreement: 1, accept: true });
  return table.record;
};

/** A whole introductory game among cadets. */
export const recordOf = async (seed: number, players: 2 | 3 = 3): Promise<GameRecord> => {
  const { cadet } = BOTS;
  const bots = { maria: cadet, frederick: cadet, louis: cadet, playerA: cadet, playerB: cadet };
  return (await playGame(historical, optionsFor(players), seedFromNumber(seed), bots)).record;
};

/** The state a legal record leads to. */
export const stateOf = (record: GameRecord): State => {
  const replayed = replay(record);
  if ("state" in replayed) return replayed.state;
  throw new Error(`the record cannot be played: ${JSON.stringify(replayed)}`);
};

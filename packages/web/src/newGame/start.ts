import { type GameOptions, openTable, pending, seatsOf } from "@maria/rules";
import { keep, packInUse } from "../pack/packs.ts";
import { createGame, type SavedGame } from "../saved/games.ts";
import type { Players } from "../table/table.ts";
import { lastSeat } from "./lastSeat.ts";
import { byLot, type Chance, freshSeed, optionsOf, type PlayerKind, seatedAt } from "./plan.ts";

export const chance: Chance = (bytes) => crypto.getRandomValues(bytes);

/** Opens a new game and stores it: from now on it can be resumed. */
export const startGame = async (name: string, options: GameOptions, players: Players): Promise<SavedGame> => {
  const used = await packInUse();
  await keep(used);
  const { record, state } = openTable(used.pack.id, options, freshSeed(chance));
  const waitsFor = [...new Set(pending(state).map(({ seat }) => seat))];
  return createGame(name, players, record, { turn: state.turn, result: null, waitsFor });
};

const INTRODUCTORY = optionsOf("introductory", 3);

/** The introductory game against two cadets, in the role played last or one drawn by lot. */
export const playNow = async (name: string): Promise<SavedGame> => {
  const seats = seatsOf(INTRODUCTORY);
  const seat = lastSeat() ?? byLot(seats, chance)[0];
  const kinds = seats.map((other): PlayerKind => (other === seat ? "person" : "cadet"));
  return startGame(name, INTRODUCTORY, seatedAt(INTRODUCTORY, kinds));
};

import { newGame } from "@maria/rules";
import { type GameOptions, type Seat, seatsOf } from "@maria/rules/model";
import {
  byLot,
  type Chance,
  freshSeed,
  newGameStart,
  optionsOf,
  type PlayerKind,
  type Players,
  progressOf,
  seatedAt,
} from "@maria/table";
import { keep, packInUse } from "../pack/packs.ts";
import { createGame } from "../saved/games.ts";
import type { SavedGame } from "../saved/savedGame.ts";
import type { Level } from "./lastLevel.ts";
import { lastSeat } from "./lastSeat.ts";

export const chance: Chance = (bytes) => crypto.getRandomValues(bytes);

/** Opens a new game and stores it: from now on it can be resumed. */
export const startGame = async (name: string, options: GameOptions, players: Players): Promise<SavedGame> => {
  const used = await packInUse();
  await keep(used);
  const start = newGameStart(used.pack.id, options, freshSeed(chance));
  return createGame(name, players, start, [], progressOf(newGame(used.pack, options, start.seed)));
};

const INTRODUCTORY = optionsOf("introductory", 3);

/** The introductory game against two bots, in this role, or the one played last, or one drawn by lot. */
export const playNow = async (
  name: string,
  level: Level,
  wanted: Seat | null = lastSeat(),
): Promise<SavedGame> => {
  const seats = seatsOf(INTRODUCTORY);
  const seat = wanted ?? byLot(seats, chance)[0];
  const kinds = seats.map((other): PlayerKind => (other === seat ? "person" : level));
  return startGame(name, INTRODUCTORY, seatedAt(INTRODUCTORY, kinds));
};

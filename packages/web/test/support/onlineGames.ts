import { newGame, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { type GameSummary, type Moment, type NetworkReply, type OwnGame, optionsOf } from "@maria/table";
import { historical } from "./historical.ts";

const OPTIONS = optionsOf("introductory", 3);
const PERSON = { kind: "person" } as const;
const PLAYERS = { maria: PERSON, frederick: PERSON, louis: { kind: "bot", level: "cadet" } } as const;

export const summary = (changed: Partial<GameSummary> = {}): GameSummary => ({
  id: "g1",
  name: "Friday",
  options: OPTIONS,
  pack: historical.id,
  pace: "live",
  isOpen: false,
  status: "running",
  maker: { id: "p1", name: "Ada" },
  seats: [
    { seat: "maria", player: PERSON, person: { id: "p1", name: "Ada" }, isPresent: true },
    { seat: "frederick", player: PERSON, person: null, isPresent: false },
    { seat: "louis", player: PLAYERS.louis, person: null, isPresent: false },
  ],
  commitment: null,
  progress: { turn: 1, result: null, waitsFor: ["maria"] },
  made: "2026-11-18T05:00:00.000Z",
  changed: "2026-11-18T05:00:00.000Z",
  ...changed,
});

export const ownGame = (changed: Partial<OwnGame> = {}): OwnGame => ({
  game: summary(),
  own: [],
  isMaker: false,
  invitations: [],
  ...changed,
});

export const openedReply = (name = "Friday"): Extract<NetworkReply, { type: "opened" }> => ({
  type: "opened",
  name,
  options: OPTIONS,
  players: PLAYERS,
  halt: null,
});

/** A moment of the beginning, after so many entries. */
export const plainMoment = (seen: number, isWhole: boolean): Moment => ({
  seen,
  view: view(newGame(historical, OPTIONS, seedFromNumber(1)), "maria"),
  pending: [],
  lines: [],
  isWhole,
});

import type { Bot, BotName } from "@maria/bots";
import type { Seat } from "@maria/rules/model";

/** Who sits at a seat. */
export type Player = { readonly kind: "person" } | { readonly kind: "bot"; readonly level: BotName };
export type Players = Readonly<Partial<Record<Seat, Player>>>;

/** Who plays at each level: given, so that they may think somewhere else than where the game is kept. */
export type BotsByLevel = Readonly<Record<BotName, Bot>>;

/** The bots of a game; seats without one belong to people. */
export type BotsBySeat = Readonly<Partial<Record<Seat, Bot>>>;

export const botsOf = (players: Players, bots: BotsByLevel): BotsBySeat =>
  Object.fromEntries(
    Object.entries(players).flatMap(([seat, player]) =>
      player.kind === "bot" ? [[seat, bots[player.level]]] : [],
    ),
  );

import { BOTS, type Bot, type BotName } from "@maria/bots";
import type { Seat } from "@maria/rules/model";

/** Who sits at a seat. */
export type Player = { readonly kind: "person" } | { readonly kind: "bot"; readonly level: BotName };
export type Players = Readonly<Partial<Record<Seat, Player>>>;

/** The bots of a game; seats without one belong to people. */
export type BotsBySeat = Readonly<Partial<Record<Seat, Bot>>>;

export const botsOf = (players: Players): BotsBySeat =>
  Object.fromEntries(
    Object.entries(players).flatMap(([seat, player]) =>
      player.kind === "bot" ? [[seat, BOTS[player.level]]] : [],
    ),
  );

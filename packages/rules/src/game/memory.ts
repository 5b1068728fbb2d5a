import type { CardId } from "../model/ids.ts";
import type { GameOptions } from "../model/options.ts";
import { POWERS, type Power } from "../model/powers.ts";
import { packOf } from "../pack/registry.ts";
import type { LogEntry } from "./log.ts";
import { poolsIn, startingTally, type Tally, tallied } from "./tally.ts";
import type { View } from "./view.ts";

type Piles = readonly (readonly CardId[])[];

/**
 * What a seat, or a spectator, still knows of what it has read and no longer sees: plain JSON-safe data that never grows
 * beyond the cards, markers, generals and winters of the game.
 */
export interface Memory {
  readonly pack: string;
  readonly options: GameOptions;
  readonly turn: number;
  /** By power: cards certain to lie in its hand, or to be the one it has placed unseen (HID-17, HID-18, HID-21, HID-25). */
  readonly hands: Piles;
  /** HID-19: by power, cards lying face-up on the political display. */
  readonly conserved: Piles;
  /** HID-20: by power, cards turned face-down there that were seen before. */
  readonly faceDown: Piles;
  /** HID-15: where the victory markers lie; null in a game without pools. */
  readonly tally: Tally | null;
  /** HID-14: the pools as they were counted at each winter's scoring, the latest last. */
  readonly winterScores: readonly (readonly number[])[];
  /** HID-01: by general, the turn in which a strength was last stated of him; 0 if none was. */
  readonly statedIn: readonly number[];
}

/**
 * The memory of somebody who sits down at this moment: he knows what he sees. A seat's memory begins with its view of the
 * new game; then `remember` takes in, one after another, the entries of its log. After a take-back it is folded anew.
 */
export const memoryFrom = (view: View): Memory => ({
  pack: view.pack,
  options: view.options,
  turn: view.turn,
  hands: view.hands.map((hand, power) => {
    const placed = view.placed[power] ?? -1;
    return placed === -1 ? hand : [...hand, placed];
  }),
  conserved: view.affairs?.conserved ?? POWERS.map(() => []),
  faceDown: view.faceDownCards.length > 0 ? view.faceDownCards : POWERS.map(() => []),
  tally: startingTally(view),
  winterScores: view.winterScores,
  statedIn: packOf(view).generals.map(() => 0),
});

type PileName = "hands" | "conserved" | "faceDown";

const put = (memory: Memory, pile: PileName, power: Power, cards: readonly CardId[]): Memory => ({
  ...memory,
  [pile]: memory[pile].map((own, of) => (of === power ? [...own, ...cards] : own)),
});

const without = (piles: Piles, cards: readonly CardId[]): Piles =>
  piles.map((pile) =>
    pile.some((card) => cards.includes(card)) ? pile.filter((card) => !cards.includes(card)) : pile,
  );

/** Cards that have come to light, or to another place, lie nowhere else any more. */
const take = (memory: Memory, cards: readonly CardId[]): Memory => ({
  ...memory,
  hands: without(memory.hands, cards),
  conserved: without(memory.conserved, cards),
  faceDown: without(memory.faceDown, cards),
});

/** OPT-02, OPT-08, POL-24: everybody has seen the cards that go from one pile of a power to another. */
const move = (memory: Memory, from: PileName, to: PileName, power: Power): Memory => {
  const cards = memory[from][power] ?? [];
  return put(take(memory, cards), to, power, cards);
};

const rememberCards = (memory: Memory, entry: LogEntry): Memory => {
  const { politicalOption } = memory.options;
  switch (entry.type) {
    case "cardsDrawn":
    case "putAsideTaken":
      return "cards" in entry ? put(memory, "hands", entry.power, entry.cards) : memory;
    case "subsidyPaid":
      return "card" in entry ? put(memory, "hands", entry.to, [entry.card]) : memory;
    case "supplyPaid":
    case "handSurrendered":
    case "trainReentered":
    case "recruited":
    case "expeditionSent":
    case "handDiscarded":
      return take(memory, entry.cards);
    case "cardPlayed":
      return take(memory, [entry.card]);
    case "politicalCardSelected":
      return take(memory, entry.paid);
    case "cardRevealed": {
      const pile = entry.isTrump ? "conserved" : politicalOption ? "faceDown" : "hands";
      return put(take(memory, [entry.card]), pile, entry.power, [entry.card]);
    }
    case "cardsTakenBack":
      return move(memory, politicalOption ? "faceDown" : "conserved", "hands", entry.power);
    case "cardsTurnedDown":
      return move(memory, "conserved", "faceDown", entry.power);
    default:
      return memory;
  }
};

/** HID-14: the sheet is folded at once, but whoever can count knows what was written; told in full at the end. */
const winterScores = (memory: Memory, entry: LogEntry): readonly number[] | null => {
  if (entry.type !== "winterScored") return null;
  if ("scores" in entry) return entry.scores;
  return memory.tally === null ? null : poolsIn(memory.tally);
};

/** Takes in one entry of the log the seat may read. Pure: the memory given stays as it was. */
export const remember = (memory: Memory, entry: LogEntry): Memory => {
  if (entry.type === "turnBegan") return { ...memory, turn: entry.turn };
  if (entry.type === "battleBegan") {
    const statedIn = memory.statedIn.slice();
    for (const side of [entry.attacker, entry.defender])
      for (const general of side.generals) statedIn[general] = memory.turn;
    return { ...memory, statedIn };
  }
  const scores = winterScores(memory, entry);
  if (scores !== null) return { ...memory, winterScores: [...memory.winterScores, scores] };
  const tally = memory.tally === null ? null : tallied(memory.tally, packOf(memory), entry);
  if (tally !== memory.tally) return { ...memory, tally };
  return rememberCards(memory, entry);
};

import {
  actionsOf,
  type CardId,
  type Choice,
  choices,
  deckOf,
  type GameEvent,
  imagine,
  logFor,
  memoryFrom,
  type Power,
  pending,
  powerOf,
  type Random,
  type Seat,
  type State,
  seatsOf,
  sees,
  view,
} from "../../src/engine.ts";
import type { Position } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";

/** Everybody who may look on: the seats of the game and a spectator. */
export const onlookers = (state: State): readonly (Seat | null)[] => [...seatsOf(state.options), null];

/** A march is a tree grown on demand; its first branches stand for it in text. */
const BRANCHES = 40;

const described = (choice: Choice): unknown => {
  if (choice.type === "propose") return { ...choice, suggestions: choice.suggestions() };
  if (choice.type !== "march") return choice;
  const marches: unknown[] = [];
  for (const action of actionsOf(choice)) {
    if (marches.push(action) >= BRANCHES) break;
  }
  return { ...choice, marches };
};

export const choicesAsText = (position: Position, seat: Seat | null): string =>
  seat === null ? "" : JSON.stringify(choices(position, seat).map(described));

/** Everything an onlooker has before him: what he sees, what he may do, and who is asked. */
export const asSeenBy = (state: State, seat: Seat | null): string =>
  `${JSON.stringify(view(state, seat))}\n${choicesAsText(state, seat)}\n${JSON.stringify(pending(state))}`;

/** What an onlooker reads of an action's events. */
export const asReadBy = (state: State, events: readonly GameEvent[], seat: Seat | null): string =>
  JSON.stringify(logFor(state, events, seat));

/** HID-14: nobody finds the scores in his view, so that they may have been others. */
const withOtherScores = (state: State, random: Random): State => {
  const { closed } = state;
  if (closed === null || state.result !== null) return state;
  const winterScores = closed.winterScores.map((scores) => scores.map((score) => score + random(3)));
  return { ...state, closed: { ...closed, winterScores } };
};

/** The same game to this onlooker, with everything he may not know dealt anew. */
export const withOtherSecrets = (state: State, seat: Seat | null, random: Random): State => {
  const seen = view(state, seat);
  const other = withOtherScores(imagine(seen, memoryFrom(seen), random), random);
  const own = seat === null ? -1 : seatsOf(state.options).indexOf(seat);
  return {
    ...other,
    disclosures: state.disclosures + random(3),
    takeBack: state.takeBack.map((count, index) => (index === own ? count : random(4))),
  };
};

const DECK_SIZE = 38;

/** Another card with the same back. */
const alike = (card: CardId): CardId => (deckOf(card) * DECK_SIZE + ((card + 1) % DECK_SIZE)) as CardId;

/** The same event with another secret part; the event itself if it has none. */
export const withOtherSecretPart = (event: GameEvent): GameEvent => {
  switch (event.type) {
    case "allotted":
      return { ...event, troops: event.troops.map((count) => count + 1) };
    case "cardsDrawn":
    case "cardsTakenBack":
    case "cardsTurnedDown":
    case "putAsideTaken":
      return { ...event, cards: event.cards.map(alike) };
    case "subsidyPaid":
      return { ...event, card: alike(event.card) };
    case "cardPlaced":
      return { ...event, card: event.card === null ? null : alike(event.card) };
    case "recruited":
    case "troopsAssigned":
      return { ...event, split: event.split.map((gift) => ({ ...gift, troops: gift.troops + 1 })) };
    case "winterScored":
      return { ...event, scores: event.scores.map((score) => score + 1) };
    default:
      return event;
  }
};

/** Whose secret the event tells of; no power's if everybody may read all of it, now or at the end. */
const ownerOfSecret = (state: State, event: GameEvent): Power | null => {
  if (event.type === "subsidyPaid") return event.to;
  if (event.type === "transferred") return powerOf(packOf(state), event.from);
  return withOtherSecretPart(event) !== event && "power" in event ? (event.power as Power) : null;
};

/** Whether the event has a part that the onlooker may not read. HID-14: nobody reads scores before the end. */
export const isSecretFrom = (state: State, event: GameEvent, seat: Seat | null): boolean => {
  if (event.type === "winterScored") return state.result === null;
  const owner = ownerOfSecret(state, event);
  return owner !== null && !sees(state, seat, owner);
};

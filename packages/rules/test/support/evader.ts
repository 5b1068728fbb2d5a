import type { Random } from "../../src/engine.ts";
import { randomAction } from "../../src/game/randomAction.ts";
import type { Action } from "../../src/model/actions.ts";
import { isReserve, suitOf } from "../../src/model/cards.ts";
import { type CityId, isOnBoard } from "../../src/model/ids.ts";
import type { Seat } from "../../src/model/options.ts";
import type { PowerName } from "../../src/model/powers.ts";
import { seatOfPower } from "../../src/model/seats.ts";
import type { State } from "../../src/model/state.ts";
import type { Term } from "../../src/model/treaties.ts";
import { distance } from "../../src/pack/pack.ts";
import { boardOf, packOf } from "../../src/pack/registry.ts";
import { bareTable } from "./bareTable.ts";
import { isInBreach, randomTerm } from "./naiveTreaties.ts";
import { affairsIn } from "./politicalChanges.ts";
import { actionsOffered, decisionsOffered, offered, power } from "./position.ts";
import { executes, leaves, OFFERS_PEACE, PEACE, selects } from "./treaties.ts";

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

const TRIES = 24;

const endOf = (action: Action): CityId | null => {
  if (action.type === "march") return action.path.at(-1) ?? null;
  return action.type === "reenterTrain" ? action.city : null;
};

/** The seat's generals who stand where a treaty says they should not. */
const inBreach = (state: State, seat: Seat): number[] => {
  const table = bareTable(state);
  return table.pieces
    .filter(
      (piece) =>
        piece.isGeneral &&
        seatOfPower(state.options, power(piece.power), state.saxony) === seat &&
        isInBreach(state, table, piece),
    )
    .map(({ id }) => id);
};

/** Ends the movement if he can; else moves anybody but those who should go, preferably into their way. */
const evadeMarching = (state: State, seat: Seat, bad: readonly number[], random: Random): Action => {
  const choices = decisionsOffered(state, seat);
  if (choices.some(({ type }) => type === "done")) return { type: "done" };
  if (choices.some(({ type }) => type === "passFlanders") && random(2) === 0) return { type: "passFlanders" };
  const tried = Array.from({ length: TRIES }, () => randomAction(choices, random));
  const others = tried.filter((action) => action.type !== "march" || !bad.includes(action.piece));
  const nearness = (action: Action): number => {
    const end = endOf(action);
    if (end === null) return 99;
    const places = bad.map((id) => state.at[id] as CityId).filter(isOnBoard);
    return Math.min(...places.map((place) => distance(boardOf(state), end, place)));
  };
  return [...others].sort((a, b) => nearness(a) - nearness(b))[0] ?? pick(tried, random);
};

/** What somebody does who would rather keep none of his promises, within what he is offered. */
export const evasion = (state: State, seat: Seat, random: Random): Action => {
  const kind = state.agenda.at(-1)?.kind;
  const choices = decisionsOffered(state, seat);
  if (kind === "movement" && offered(state, seat, "march").length > 0) {
    const bad = inBreach(state, seat);
    if (bad.length > 0) return evadeMarching(state, seat, bad, random);
  }
  if (kind === "consent" && random(3) > 0) return actionsOffered(state, seat, "answerStack")[0] as Action;
  if (kind === "placement") {
    const { trump } = affairsIn(state);
    const bluffs = actionsOffered(state, seat, "placeCard").filter(
      (action) =>
        action.type === "placeCard" &&
        (action.card === null || (!isReserve(action.card) && suitOf(action.card) !== trump)),
    );
    if (bluffs.length > 0 && random(2) === 0) return pick(bluffs, random);
  }
  if (kind === "selection" && choices.some(({ type }) => type === "conserve")) return { type: "conserve" };
  if (kind === "execution") return actionsOffered(state, seat, "execute")[0] as Action;
  if (kind === "peaceOffer") return actionsOffered(state, seat, "offerPeace").at(-1) as Action;
  if (kind === "peaceAnswer") return actionsOffered(state, seat, "answerPeace").at(-1) as Action;
  return randomAction(choices, random);
};

/** A promise that will be a burden: about what lies open or stands near, now and then to offer or accept the peace. */
export const burden = (state: State, name: PowerName, other: PowerName, random: Random): Term => {
  const { openCards } = affairsIn(state);
  if (openCards.length > 0 && random(2) === 0) {
    const card = pick(openCards, random);
    const key = packOf(state).politics.cards[card]?.key ?? "";
    const [arrow] = packOf(state).politics.cards[card]?.shifts ?? [];
    const kind = random(4);
    if (kind === 0) return leaves(name, key);
    if (kind === 1 && arrow)
      return executes(name, key, arrow.track, pick(["left", "right"] as const, random));
    return selects(name, key);
  }
  if (random(10) === 0) return random(2) === 0 ? PEACE : OFFERS_PEACE;
  return randomTerm(state, bareTable(state), name, other, random);
};

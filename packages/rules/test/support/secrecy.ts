import {
  actionsOf,
  type Choice,
  choices,
  type GameEvent,
  logFor,
  NO_PART,
  pending,
  powerOf,
  type Random,
  resample,
  type Seat,
  type State,
  seatsOf,
  sees,
  view,
} from "../../src/index.ts";
import type { Position } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";

/** Everybody who may look on: the seats of the game and a spectator. */
export const onlookers = (state: State): readonly (Seat | null)[] => [...seatsOf(state.options), null];

/** A march is a tree grown on demand; its first branches stand for it in text. */
const BRANCHES = 40;

const described = (choice: Choice): unknown => {
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

/** INT-02: what generals who take no part were allotted stays secret, so it may have been shared otherwise. */
const reshareInert = (state: State, seat: Seat | null, troops: number[], random: Random): void => {
  for (const { generals } of packOf(state).armies) {
    const inert = generals.filter((general) => state.at[general] === NO_PART);
    const [first, second] = inert;
    if (first === undefined || second === undefined) continue;
    if (sees(state, seat, powerOf(packOf(state), first))) continue;
    const sum = (troops[first] as number) + (troops[second] as number);
    troops[first] = 1 + random(sum - 1);
    troops[second] = sum - (troops[first] as number);
  }
};

/** The same game to this onlooker, with everything he may not know dealt anew. */
export const withOtherSecrets = (state: State, seat: Seat | null, random: Random): State => {
  const other = resample(state, seat, random);
  const troops = [...other.troops];
  if (state.agenda[0]?.kind !== "allotment") reshareInert(state, seat, troops, random);
  const own = seat === null ? -1 : seatsOf(state.options).indexOf(seat);
  return {
    ...other,
    troops,
    disclosures: state.disclosures + random(3),
    takeBack: state.takeBack.map((count, index) => (index === own ? count : random(4))),
  };
};

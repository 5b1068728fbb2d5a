import { choices, type GameRecord, logFor, pending, play, refusalOf, replay, view } from "@maria/rules";
import { brokenLaws, playAtTable, type Table, unaccountedFor } from "@maria/rules/laws";
import {
  type Choice,
  type GameEvent,
  isRefusal,
  type Position,
  type Random,
  type Seat,
  type State,
  seatsOf,
} from "@maria/rules/model";
import { apply, draftOf, imagine, type Memory, memoryFrom, randomOf, remember } from "@maria/rules/search";

/** What can be wrong with a game. */
export type FaultKind =
  | "crash"
  | "deadEnd"
  | "endless"
  | "brokenLaw"
  | "refusedChoice"
  | "stateChanged"
  | "leak"
  | "badUndo"
  | "replayDiffers"
  | "outsideChoices"
  | "uncleanInput"
  | "viewTooLarge";

export interface Fault {
  readonly kind: FaultKind;
  readonly detail: string;
}

export const fault = (kind: FaultKind, detail: string): Fault => ({ kind, detail });

/** A march tree and the suggestions for an offer are functions; what they give at first stands for them. */
const factsOf = (choice: Choice): object => {
  if (choice.type === "propose") return { ...choice, offers: choice.suggestions() };
  if (choice.type !== "march") return choice;
  const forced = choice.mayForce ? choice.steps([], true) : [];
  return { ...choice, normal: choice.steps([], false), forced };
};

const facts = (offered: readonly Choice[]): string => JSON.stringify(offered.map(factsOf));

const seenFrom = (position: Position, seat: Seat | null): string =>
  seat === null ? "" : facts(choices(position, seat));

/** The events of an action account for everything it has changed. */
export const checkLedger = (before: State, events: readonly GameEvent[], after: State): Fault | null => {
  const untold = unaccountedFor(before, events, after);
  return untold.length === 0 ? null : fault("brokenLaw", `no event tells of ${untold.join(", ")}`);
};

/** Somebody must be able to go on as long as the game is not over. */
export const checkDeadEnd = (state: State): Fault | null => {
  const waiting = pending(state);
  if (state.result !== null)
    return waiting.length === 0 ? null : fault("deadEnd", "the game is over but somebody is asked");
  if (waiting.length === 0) return fault("deadEnd", "nobody is asked but the game is not over");
  const stuck = waiting.find(({ seat }) => choices(state, seat).length === 0);
  return stuck ? fault("deadEnd", `${stuck.seat} is asked (${stuck.kind}) but has no choice`) : null;
};

/** Every choice offered stands for actions that are accepted, and playing one leaves the old state alone. */
export const checkChoices = (state: State, random: Random): Fault | null => {
  for (const seat of seatsOf(state.options))
    for (const choice of choices(view(state, seat), seat)) {
      const action = randomOf(choice, random);
      if (action === null) continue;
      const refusal = refusalOf(state, seat, action);
      if (refusal)
        return fault("refusedChoice", `${seat} ${JSON.stringify(action)}: ${refusal.rule} ${refusal.reason}`);
      if (refusalOf(view(state, seat), seat, action))
        return fault("refusedChoice", `${seat} ${JSON.stringify(action)} is refused on the view only`);
    }
  return null;
};

/** `play` never changes the state it was given, and does the same as `apply` on a copy with nobody listening. */
export const checkPurity = (state: State, seat: Seat, random: Random): Fault | null => {
  const before = JSON.stringify(state);
  for (const choice of choices(state, seat)) {
    const action = randomOf(choice, random);
    if (action === null) continue;
    const played = play(state, seat, action);
    if (JSON.stringify(state) !== before) return fault("stateChanged", JSON.stringify(action));
    if (isRefusal(played)) continue;
    const stored = draftOf(JSON.parse(before) as State);
    apply(stored, seat, action, null);
    if (JSON.stringify(stored) !== JSON.stringify(played.state))
      return fault("stateChanged", `a stored state goes on differently: ${JSON.stringify(action)}`);
  }
  return null;
};

/** What every seat and a spectator keep in mind of what they have read. */
export type Memories = Map<Seat | null, Memory>;

export const newMemories = (state: State): Memories =>
  new Map([...seatsOf(state.options), null].map((seat) => [seat, memoryFrom(view(state, seat))]));

export const rememberAll = (memories: Memories, after: State, events: readonly GameEvent[]): void => {
  for (const [seat, memory] of memories)
    memories.set(seat, logFor(after, events, seat).reduce(remember, memory));
};

/** HID: with other secrets in other hands, as far as it remembers none of them, a seat sees and may do the same. */
export const checkSecrets = (
  state: State,
  random: Random,
  memories: Memories = newMemories(state),
): Fault | null => {
  for (const seat of [...seatsOf(state.options), null]) {
    const seen = view(state, seat);
    const other = imagine(seen, memories.get(seat) as Memory, random);
    const who = seat ?? "spectator";
    if (JSON.stringify(view(other, seat)) !== JSON.stringify(seen))
      return fault("leak", `the view of ${who}`);
    if (JSON.stringify(pending(other)) !== JSON.stringify(pending(state)))
      return fault("leak", `who is asked, seen by ${who}`);
    const own = seenFrom(state, seat);
    if (seenFrom(other, seat) !== own) return fault("leak", `the choices of ${who}`);
    if (seenFrom(seen, seat) !== own)
      return fault("leak", `the choices of ${who} differ between state and view`);
    const broken = brokenLaws(other);
    if (broken.length > 0) return fault("brokenLaw", `as ${who} imagines it: ${broken.join("; ")}`);
  }
  return null;
};

/**
 * Taking back the action just played leads exactly to where the game stood before it; taking back an earlier one of
 * another seat leads to a sound game.
 */
export const checkUndo = (before: State, after: Table, actor: Seat): Fault | null => {
  for (const [index, seat] of seatsOf(before.options).entries()) {
    if (!((after.state.takeBack[index] ?? 0) > 0)) continue;
    const undone = playAtTable(after, seat, { type: "takeBack" });
    if (isRefusal(undone)) return fault("badUndo", `${seat}: ${undone.rule} ${undone.reason}`);
    const { state } = undone.table;
    if (seat === actor && JSON.stringify(state) !== JSON.stringify(before))
      return fault("badUndo", `${seat} cannot restore the state before`);
    const broken = brokenLaws(state);
    if (broken.length > 0) return fault("badUndo", `${seat}: ${broken.join("; ")}`);
  }
  return null;
};

/** The record alone leads to the same state. */
export const checkReplay = ({ record, state }: Table): Fault | null => {
  const replayed = replay(JSON.parse(JSON.stringify(record)) as GameRecord);
  if ("refusal" in replayed)
    return fault("replayDiffers", `entry ${replayed.number} is refused: ${replayed.refusal.rule}`);
  return JSON.stringify(replayed) === JSON.stringify({ state })
    ? null
    : fault("replayDiffers", "the record leads to another state");
};

import { isDeepStrictEqual } from "node:util";
import { BOTS } from "@maria/bots";
import {
  choices,
  type Entry,
  type GameRecord,
  pending,
  play,
  refusalOf,
  type View,
  view,
} from "@maria/rules";
import { parseAction, parseEntry, seedFromNumber } from "@maria/rules/authority";
import { brokenLaws, openTable, playAtTable, type Table } from "@maria/rules/laws";
import {
  type Action,
  type Choice,
  type GameOptions,
  isRefusal,
  type Pack,
  type Random,
  type Seat,
  type State,
  seatsOf,
} from "@maria/rules/model";
import { chanceFrom, randomAction, randomOf } from "@maria/rules/search";
import { type Fault, fault } from "../fuzz/checks.ts";
import type { FoundFault } from "../fuzz/fuzzGame.ts";
import { damaged } from "./damage.ts";
import { isOffered } from "./offered.ts";
import { loudestOffer } from "./talk.ts";
import { pick } from "./values.ts";

/** What an attack has met with so far. */
export interface Tally {
  /** Hostile actions tried. */
  actions: number;
  /** Those that had the shape of an action. */
  parsed: number;
  /** Those that were legal after all. */
  accepted: number;
  /** Hostile records tried, those with the shape of one, and those that could be played to their end. */
  records: number;
  parsedRecords: number;
  acceptedRecords: number;
  /** The longest view any seat was given, as JSON, in bytes. */
  largestView: number;
  largest: View | null;
}

export const newTally = (): Tally => ({
  actions: 0,
  parsed: 0,
  accepted: 0,
  records: 0,
  parsedRecords: 0,
  acceptedRecords: 0,
  largestView: 0,
  largest: null,
});

/** What a server may have to send to a seat after every action. */
export const LARGEST_VIEW = 16 * 1024;
/** How many hostile actions are tried in one position. */
const PER_POSITION = 8;
/** One position in so many is spent on talk. */
const TALK_ONE_IN = 3;

const FORGED_SEATS = ["playerA", "playerB", "maria", "louis", "constructor", "__proto__", "", null, 0];

/** What a seat is offered, worked out once for each position. */
type Offered = ReadonlyMap<Seat, readonly Choice[]>;

const offeredIn = (state: State): Offered =>
  new Map(seatsOf(state.options).map((seat) => [seat, choices(state, seat)]));

/** What was parsed is what JSON would make of it: nothing hidden in it, nothing lost by writing it down. */
export const isClean = (value: unknown): boolean =>
  isDeepStrictEqual(value, JSON.parse(JSON.stringify(value)));

const measureViews = (state: State, tally: Tally): Fault | null => {
  for (const seat of [...seatsOf(state.options), null]) {
    const seen = view(state, seat);
    const length = Buffer.byteLength(JSON.stringify(seen));
    if (length <= tally.largestView) continue;
    tally.largestView = length;
    tally.largest = seen;
    if (length > LARGEST_VIEW) return fault("viewTooLarge", `${length} bytes for ${seat}`);
  }
  return null;
};

/** An action with the shape of one: the engine and the choices must be of one mind about it. */
const tryAction = (
  state: State,
  offered: Offered,
  seat: Seat,
  action: Action,
  tally: Tally,
): Fault | null => {
  const told = `${seat} ${JSON.stringify(action).slice(0, 400)}`;
  const refusal = refusalOf(state, seat, action);
  const own = offered.get(seat) ?? [];
  const isListed = isOffered(state, seat, own, action);
  if (refusal === null && !isListed) return fault("outsideChoices", told);
  if (refusal !== null && isListed && action.type !== "propose")
    return fault("refusedChoice", `${told}: ${refusal.rule} ${refusal.reason}`);
  const played = play(state, seat, action);
  if (isRefusal(played) !== (refusal !== null)) return fault("outsideChoices", told);
  if (isRefusal(played)) return null;
  tally.accepted++;
  const broken = brokenLaws(played.state);
  return broken.length > 0 ? fault("brokenLaw", `${told}: ${broken.join("; ")}`) : null;
};

const tryValue = (
  state: State,
  offered: Offered,
  seat: unknown,
  value: unknown,
  tally: Tally,
): Fault | null => {
  tally.actions++;
  const action = parseAction(value);
  const entry = parseEntry({ seat, action: value });
  if (isRefusal(action)) return null;
  if (!isClean(action)) return fault("uncleanInput", JSON.stringify(action).slice(0, 400));
  tally.parsed++;
  return isRefusal(entry) ? null : tryAction(state, offered, entry.seat, action, tally);
};

/** A legal action of some seat, damaged, from that seat or from another. */
const hostileFrom = (state: State, offered: Offered, random: Random): { seat: unknown; value: unknown } => {
  const seats = seatsOf(state.options).filter((seat) => (offered.get(seat)?.length ?? 0) > 0);
  const seat = pick(seats, random);
  const legal = randomOf(pick(offered.get(seat) ?? [], random), random) ?? { type: "done" };
  const value = damaged(legal, random);
  if (random(4) > 0) return { seat, value };
  return { seat: random(3) === 0 ? pick(FORGED_SEATS, random) : pick(seatsOf(state.options), random), value };
};

const attackPosition = (state: State, tally: Tally, random: Random): Fault | null => {
  const before = JSON.stringify(state);
  const offered = offeredIn(state);
  for (let tries = 0; tries < PER_POSITION; tries++) {
    const { seat, value } = hostileFrom(state, offered, random);
    const found = tryValue(state, offered, seat, value, tally);
    if (found) return found;
    if (JSON.stringify(state) !== before) return fault("stateChanged", "a hostile action changed the state");
  }
  return null;
};

/** NEG-01: an offer as loud as it may be, or whatever the seat may do with one that lies there. */
const talk = (state: State, random: Random): Entry | null => {
  if (state.options.variant !== "advanced") return null;
  const seat = pick(seatsOf(state.options), random);
  const answers = choices(state, seat).filter(
    ({ type }) => type === "answerOffer" || type === "endTreaty" || type === "withdrawOffer",
  );
  const answer = answers.length > 0 && random(3) === 0 ? randomOf(pick(answers, random), random) : null;
  const action = answer ?? loudestOffer(state, seat, random);
  return action === null ? null : { seat, action };
};

const nextEntry = (state: State, isTalkative: boolean, random: Random): Entry => {
  const said = isTalkative && random(TALK_ONE_IN) === 0 ? talk(state, random) : null;
  if (said !== null) return said;
  const { seat } = pick(pending(state), random);
  const seen = view(state, seat);
  const offered = choices(seen, seat);
  const action =
    random(2) === 0 ? randomAction(offered, random) : BOTS.cadet(seen, offered, { milliseconds: 0 }, random);
  return { seat, action };
};

/** One game in which hostile actions are tried at every step; null if none of them does any harm. */
export const attackGame = (
  pack: Pack,
  options: GameOptions,
  number: number,
  attack: { readonly actions: number; readonly isTalkative: boolean },
  tally: Tally,
): FoundFault | null => {
  const random = chanceFrom(number ^ 0x1b873593);
  const most = tally.actions + attack.actions;
  let table: Table = openTable(pack.id, options, seedFromNumber(number));
  const found = (what: Fault, record: GameRecord = table.record): FoundFault => ({ ...what, record });
  try {
    while (table.state.result === null && tally.actions < most) {
      const harm = attackPosition(table.state, tally, random) ?? measureViews(table.state, tally);
      if (harm) return found(harm);
      const { seat, action } = nextEntry(table.state, attack.isTalkative, random);
      const outcome = playAtTable(table, seat, action);
      if (isRefusal(outcome))
        return found(fault("refusedChoice", `${seat} ${JSON.stringify(action)}: ${outcome.rule}`));
      table = outcome.table;
    }
    const harm = table.state.result === null ? null : measureViews(table.state, tally);
    return harm ? found(harm) : null;
  } catch (error) {
    return found(fault("crash", (error as Error).stack ?? String(error)));
  }
};

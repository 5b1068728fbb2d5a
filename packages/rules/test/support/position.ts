import { expect } from "vitest";
import { actionsOf } from "../../src/game/actionsOf.ts";
import { emptyTable } from "../../src/game/newGame.ts";
import { choices, type Played, pending, play } from "../../src/game/play.ts";
import { settle } from "../../src/game/settle.ts";
import { SEQUENCE, type Step } from "../../src/ground/sequence.ts";
import type { Action } from "../../src/model/actions.ts";
import { CARDS, cardOf, deckOf, reserveOf, type Suit } from "../../src/model/cards.ts";
import type { Choice } from "../../src/model/choices.ts";
import type { GameEvent } from "../../src/model/events.ts";
import {
  type CardId,
  type CityId,
  cardId,
  type FortressId,
  NO_PART,
  OFF_BOARD,
  type PieceId,
  type Place,
} from "../../src/model/ids.ts";
import { DECKS } from "../../src/model/numbers.ts";
import type { Seat, Variant } from "../../src/model/options.ts";
import {
  NOBODY,
  POWER_NAMES,
  type Power,
  type PowerName,
  type SaxonyStatus,
} from "../../src/model/powers.ts";
import { isRefusal, type Reason, type Refusal, type RuleId } from "../../src/model/rule.ts";
import type { Draft, State } from "../../src/model/state.ts";
import type { Pack } from "../../src/pack/pack.ts";
import { packOf } from "../../src/pack/registry.ts";
import { withEntry, withNumber } from "../../src/tools/withEntry.ts";
import { historical } from "./packs.ts";

/** "prussia1" is the Prussian general of rank 1, "prussiaT1" the first Prussian train. */
export const piece = (pack: Pack, name: string): PieceId => {
  const match = /^([a-z]+?)(T?)(\d+)$/.exec(name);
  const power = POWER_NAMES.indexOf(match?.[1] as PowerName);
  const number = Number(match?.[3]);
  const found = match?.[2]
    ? pack.trains.filter((train) => train.power === power)[number - 1]
    : pack.generals.find((general) => general.power === power && general.rank === number);
  if (!found) throw new Error(`no piece ${name}`);
  return found.id;
};

export const city = (pack: Pack, key: string): CityId => {
  const id = pack.cityByKey.get(key);
  if (id === undefined) throw new Error(`no city ${key}`);
  return id;
};

export const fortress = (pack: Pack, key: string): FortressId => {
  const id = pack.fortressIn[city(pack, key)];
  if (id === undefined || id === -1) throw new Error(`no fortress ${key}`);
  return id;
};

export const power = (name: PowerName): Power => POWER_NAMES.indexOf(name) as Power;

const SUIT_LETTERS = "HDCS";

/** "H10" is the ten of hearts of deck 0, "H10b" that of deck 1 (c and d: 2 and 3); "R" and "Q" are the two Reserves. */
export const card = (text: string): CardId => {
  const match = /^([HDCSRQ])(\d*)([abcd]?)$/.exec(text);
  if (!match) throw new Error(`no card ${text}`);
  const deck = match[3] ? "abcd".indexOf(match[3]) : 0;
  if (match[1] === "R") return reserveOf(0, deck);
  if (match[1] === "Q") return reserveOf(1, deck);
  return cardOf(SUIT_LETTERS.indexOf(match[1] as string) as Suit, Number(match[2]), deck);
};

export interface Setup {
  readonly pack?: Pack;
  readonly variant?: Variant;
  readonly players?: 2 | 3;
  /** GEN-09 */
  readonly troopCeiling?: boolean;
  readonly turn?: number;
  /** The phase that is about to begin; it is entered and run on to its first decision. */
  readonly begin: Step;
  /** Where pieces stand; all others are off the board. */
  readonly pieces?: Readonly<Record<string, string>>;
  /** Troops by general; 4 where nothing is said. */
  readonly troops?: Readonly<Record<string, number>>;
  readonly faceDown?: readonly string[];
  readonly noPart?: readonly string[];
  readonly hands?: Readonly<Partial<Record<PowerName, readonly string[]>>>;
  readonly discards?: readonly string[];
  /** Markers in place of the starting ones on these fortresses. */
  readonly markers?: Readonly<Record<string, PowerName | "nobody">>;
  readonly hussars?: readonly string[];
  readonly saxony?: SaxonyStatus;
  readonly deputies?: readonly string[];
}

const stepIndex = ({ stage, phase }: Step): number => {
  const index = SEQUENCE.findIndex((step) => step.stage === stage && step.phase === phase);
  if (index < 0) throw new Error(`no phase ${phase} in stage ${stage}`);
  return index;
};

/** A game in the middle of play, with all four decks opened and every card not named in the draw deck. */
export const position = (setup: Setup): State => positionWithEvents(setup).state;

export const positionWithEvents = (setup: Setup): { state: State; events: GameEvent[] } => {
  const pack = setup.pack ?? historical;
  const options = {
    variant: setup.variant ?? "introductory",
    players: setup.players ?? 3,
    politicalOption: false,
    troopCeiling: setup.troopCeiling ?? false,
  } as const;
  const draft: Draft = emptyTable(pack, options, "0123456789abcdef".repeat(4));
  draft.turn = setup.turn ?? 1;
  draft.step = stepIndex(setup.begin) - 1;
  draft.saxony = setup.saxony ?? draft.saxony;
  // SET-25: the initial contract has been served in the turns before.
  const turnsLeft = 4 - draft.turn;
  if (draft.affairs !== null)
    draft.affairs = {
      ...draft.affairs,
      contracts: draft.affairs.contracts.flatMap((contract) =>
        turnsLeft > 0 ? [{ ...contract, turns: turnsLeft }] : [],
      ),
    };
  const at = draft.at.map((): Place => OFF_BOARD);
  draft.at = at;
  for (const [name, key] of Object.entries(setup.pieces ?? {})) {
    const id = piece(pack, name);
    at[id] = city(pack, key);
    if (id < pack.generals.length) draft.troops[id] = setup.troops?.[name] ?? 4;
  }
  for (const name of setup.noPart ?? []) {
    const id = piece(pack, name);
    at[id] = NO_PART;
    if (id < pack.generals.length) draft.troops[id] = setup.troops?.[name] ?? 1;
  }
  for (const name of setup.faceDown ?? [])
    draft.faceDown = withEntry(draft.faceDown, piece(pack, name), true);
  for (const name of setup.deputies ?? [])
    draft.deputies = withEntry(draft.deputies, piece(pack, name), true);
  for (const [key, name] of Object.entries(setup.markers ?? {})) {
    const marker = name === "nobody" ? NOBODY : power(name);
    draft.markers = withNumber(draft.markers, fortress(pack, key), marker);
  }
  (setup.hussars ?? []).forEach((key, index) => {
    draft.hussars = withNumber(draft.hussars, index, city(pack, key));
  });
  draft.nextDeck = DECKS;
  const inHand = (name: PowerName): CardId[] => (setup.hands?.[name] ?? []).map(card);
  const discarded = (setup.discards ?? []).map(card);
  draft.hands = draft.hands.map((hand, id) => [...hand, ...inHand(POWER_NAMES[id] as PowerName)]);
  draft.discards = draft.discards.map((_, deck) => discarded.filter((id) => deckOf(id) === deck));
  const used = new Set<CardId>([...draft.hands, discarded].flat());
  draft.drawDeck = Array.from({ length: CARDS }, (_, index) => cardId(index)).filter((id) => !used.has(id));
  const events: GameEvent[] = [];
  settle(draft, events);
  return { state: draft, events };
};

/** The seats asked at the moment. */
export const asked = (state: State): Seat[] => pending(state).map(({ seat }) => seat);

/** Plays an action that must be legal. */
export const played = (state: State, seat: Seat, action: Action): Played => {
  const outcome = play(state, seat, action);
  if (isRefusal(outcome)) throw new Error(`refused by ${outcome.rule}: ${outcome.reason}`);
  return outcome;
};

/** Plays several legal actions in a row. */
export const playedAll = (state: State, ...actions: readonly (readonly [Seat, Action])[]): State =>
  actions.reduce((now, [seat, action]) => played(now, seat, action).state, state);

/** Plays an action that must be refused by this clause, and checks that nothing changed. */
export const refused = (state: State, seat: Seat, action: Action, rule: RuleId, reason?: Reason): Refusal => {
  const before = JSON.stringify(state);
  const outcome = play(state, seat, action);
  if (!isRefusal(outcome)) throw new Error(`accepted, though ${rule} forbids it`);
  expect(outcome.rule).toBe(rule);
  if (reason !== undefined) expect(outcome.reason).toBe(reason);
  expect(JSON.stringify(state)).toBe(before);
  return outcome;
};

/** A march along cities named by key. */
export const marchOf = (
  state: State,
  name: string,
  path: readonly string[],
  extra: { readonly force?: boolean; readonly commander?: string } = {},
): Action => {
  const pack = packOf(state);
  const march = {
    type: "march" as const,
    piece: piece(pack, name),
    path: path.map((key) => city(pack, key)),
    force: extra.force ?? false,
  };
  return extra.commander === undefined ? march : { ...march, commander: piece(pack, extra.commander) };
};

/** The choice of one type offered to the seat, if any. */
export const offered = <Type extends Choice["type"]>(
  state: State,
  seat: Seat,
  type: Type,
): Extract<Choice, { type: Type }>[] =>
  choices(state, seat).filter((choice): choice is Extract<Choice, { type: Type }> => choice.type === type);

const ALWAYS_OPEN: readonly Choice["type"][] = [
  "transfer",
  "propose",
  "answerOffer",
  "withdrawOffer",
  "endTreaty",
];

/** What the seat is asked at the moment, without the transfers and talks that are open at any time. */
export const decisionsOffered = (state: State, seat: Seat): Choice[] =>
  choices(state, seat).filter(({ type }) => !ALWAYS_OPEN.includes(type));

/** Every action of one type the seat may take. */
export const actionsOffered = (state: State, seat: Seat, type: Choice["type"]): Action[] =>
  offered(state, seat, type).flatMap((choice) => [...actionsOf(choice)]);

/** Where a piece stands, as a city key; null when it is not on the board. */
export const whereIs = (state: State, name: string): string | null => {
  const pack = packOf(state);
  return pack.cities[state.at[piece(pack, name)] as CityId]?.key ?? null;
};

export const troopsAt = (state: State, name: string): number =>
  state.troops[piece(packOf(state), name)] as number;

/** Whose marker lies on a fortress, by name. */
export const markerOn = (state: State, key: string): PowerName | null => {
  const marker = state.markers[fortress(packOf(state), key)];
  return marker === undefined || marker === NOBODY ? null : POWER_NAMES[marker];
};

export const handOf = (state: State, name: PowerName): readonly CardId[] =>
  state.hands[power(name)] as readonly CardId[];

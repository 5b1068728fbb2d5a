import type { Action, ActionType, RecruitAction, Reentry } from "../model/actions.ts";
import { type PoliticalCardId, type Shift, TRACK_NAMES } from "../model/affairs.ts";
import { CARDS, type Suit } from "../model/cards.ts";
import type { CardId, CityId, FortressId, PieceId } from "../model/ids.ts";
import { type GameOptions, type Seat, VARIANTS } from "../model/options.ts";
import { POWERS, type Power } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { DIRECTIONS, type Term } from "../model/treaties.ts";
import { LONGEST_PROMISE } from "../negotiation/termRefusal.ts";
import {
  byType,
  type Codec,
  type FieldsByType,
  isPlain,
  list,
  MALFORMED,
  object,
  oneOf,
  optional,
  orNull,
  ownValue,
  read,
  text,
  truth,
  whole,
} from "../tools/codec.ts";
import { isSeed } from "../tools/rng.ts";
import type { Entry, GameRecord } from "./record.ts";

/**
 * The edge of the engine: what comes from a file or a network is unknown until it has passed here. The tables below
 * are checked against the types by the compiler: a new field is one line, and none can be forgotten.
 */

/** No id, count or value of the game is anywhere near this large. */
const LARGEST = 10_000;
/** No list in an action is longer than the cards of the game, but those of cities and fortresses to be kept out of. */
const LONGEST_LIST = CARDS;
const MOST_PLACES = 500;
/** A fingerprint is half as long. */
const LONGEST_PACK = 64;
/** A game has some hundreds of entries; the most talkative ones a few thousand. */
const MOST_ENTRIES = 100_000;

const number = whole<number>(0, LARGEST);
const signed = whole<number>(-LARGEST, LARGEST);
const power: Codec<Power> = oneOf(POWERS);
const suit: Codec<Suit> = oneOf([0, 1, 2, 3]);
const city = whole<CityId>(0, LARGEST);
const piece = whole<PieceId>(0, LARGEST);
const fortress = whole<FortressId>(0, LARGEST);
const card = whole<CardId>(0, CARDS - 1);
const politicalCard = whole<PoliticalCardId>(0, LARGEST);
const seat: Codec<Seat> = oneOf(["maria", "frederick", "louis", "playerA", "playerB"]);
const some = <T>(codec: Codec<T>): Codec<readonly T[]> => list(codec, LONGEST_LIST);
const places = <T>(codec: Codec<T>): Codec<readonly T[]> => list(codec, MOST_PLACES);

const reentry = object<Reentry>({ general: piece, city, commander: optional(piece) });
const share = object<RecruitAction["split"][number]>({ general: piece, troops: number });
const shift = object<Shift>({ track: oneOf(TRACK_NAMES), steps: signed });

const term = byType<Term>({
  subsidy: { giver: power, receiver: power },
  noCombat: { power, other: power },
  noConquest: { power, other: power },
  noTrainElimination: { power, other: power },
  noHussars: { other: power },
  keepOut: { power, cities: places(city) },
  keepAway: { power, fortresses: places(fortress) },
  vote: { power, candidate: oneOf(["charles", "francis"]) },
  selectCard: { power, card: politicalCard },
  leaveCard: { power, card: politicalCard },
  executeCard: { power, card: politicalCard, track: oneOf(TRACK_NAMES), direction: oneOf(DIRECTIONS) },
  offerPeace: {},
  acceptPeace: {},
  promise: { power, text: text(LONGEST_PROMISE) },
});

const ACTIONS: FieldsByType<Action> = {
  allot: { power, troops: some(number) },
  transfer: { from: piece, to: piece, troops: number },
  placeHussar: { hussar: number, city },
  subsidy: { pay: truth },
  paySupply: { power, cards: some(card) },
  coverSupply: { power, generals: some(piece) },
  march: { piece, path: some(city), force: truth, commander: optional(piece) },
  halt: {},
  reenterTrain: { train: piece, city, cards: some(card) },
  answerDispute: { dispute: truth },
  dispute: {},
  passFlanders: {},
  answerStack: { agree: truth },
  done: {},
  notDone: {},
  fight: { attacker: city, defender: city },
  playCard: { card, value: optional(number) },
  stop: {},
  retreat: { path: some(city) },
  proposeStack: { general: piece, city, commander: optional(piece) },
  recruit: { power, troops: number, reentries: some(reentry), cards: some(card), split: some(share) },
  chooseTrump: { suit },
  placeCard: { power, card: orNull(card) },
  selectCard: { card: politicalCard },
  conserve: {},
  execute: { instruction: truth, receiver: optional(power), shifts: some(shift) },
  assignTroops: { reentries: some(reentry), split: some(share) },
  expedition: { general: piece, cards: some(card) },
  bringBack: { general: piece },
  displace: { piece, city, commander: optional(piece) },
  shiftSaxony: { steps: number },
  reduce: { reduce: truth },
  offerPeace: { offer: truth },
  answerPeace: { accept: truth },
  placeTrain: { city },
  vote: { charles: number },
  cede: { cede: truth },
  propose: { partner: seat, terms: some(term), turns: number },
  answerOffer: { agreement: number, accept: truth },
  withdrawOffer: { agreement: number },
  endTreaty: { agreement: number },
};

/** Every kind of action there is. */
export const ACTION_TYPES = Object.keys(ACTIONS) as readonly ActionType[];

const action = byType<Action>(ACTIONS);
const entry = object<Entry>({ seat, action: byType<Entry["action"]>({ ...ACTIONS, takeBack: {} }) });

/**
 * An action from outside as a fresh object, or a refusal if it has not the shape of one. Whether it is legal `play`
 * will tell. Never throws, whatever it is given.
 */
export const parseAction = (value: unknown): Action | Refusal => {
  const parsed = read(action, value);
  return parsed === MALFORMED ? refuse("SEQ-04", "malformedAction") : parsed;
};

/** The same for an entry of a record, which may be a take-back: what a table accepts from a network. */
export const parseEntry = (value: unknown): Entry | Refusal => {
  const parsed = read(entry, value);
  return parsed === MALFORMED ? refuse("SEQ-04", "malformedAction") : parsed;
};

const anyOptions = object<GameOptions>({
  variant: oneOf(VARIANTS),
  players: oneOf([2, 3]),
  politicalOption: truth,
  troopCeiling: truth,
});

/** GEN-08, RUL-96: the political option is the advanced game's; the gambit has no two-player form. */
const options: Codec<GameOptions> = (value) => {
  const given = anyOptions(value);
  if (given === MALFORMED) return MALFORMED;
  if (given.politicalOption && given.variant !== "advanced") return MALFORMED;
  return given.players === 2 && given.variant === "silesia-gambit" ? MALFORMED : given;
};

const seed: Codec<string> = (value) => (typeof value === "string" && isSeed(value) ? value : MALFORMED);

/** What is wrong with a file that should hold a record. */
export type RecordFault =
  | "notARecord"
  | "unknownField"
  | "badRules"
  | "badPack"
  | "badOptions"
  | "badSeed"
  | "badEntries"
  | "badEntry";

type Faulty = { readonly fault: RecordFault; readonly entry: number | null };

const faulty = (fault: RecordFault, number: number | null = null): Faulty => ({ fault, entry: number });

/** The entries are looked at one by one afterwards, so that the first bad one can be named. */
const RECORD: {
  readonly [Field in keyof GameRecord]: readonly [
    Codec<Field extends "entries" ? readonly unknown[] : GameRecord[Field]>,
    RecordFault,
  ];
} = {
  rules: [number, "badRules"],
  pack: [text(LONGEST_PACK), "badPack"],
  options: [options, "badOptions"],
  seed: [seed, "badSeed"],
  entries: [list((value: unknown) => value, MOST_ENTRIES), "badEntries"],
};

const recordOf = (value: unknown): { readonly record: GameRecord } | Faulty => {
  if (!isPlain(value)) return faulty("notARecord");
  if (Reflect.ownKeys(value).some((key) => !Object.hasOwn(RECORD, key))) return faulty("unknownField");
  const built: Record<string, unknown> = {};
  for (const [field, [codec, fault]] of Object.entries(RECORD)) {
    const given = ownValue(value, field);
    const part = given === MALFORMED ? MALFORMED : codec(given);
    if (part === MALFORMED) return faulty(fault);
    built[field] = part;
  }
  const entries: Entry[] = [];
  for (const given of built.entries as readonly unknown[]) {
    const parsed = entry(given);
    if (parsed === MALFORMED) return faulty("badEntry", entries.length + 1);
    entries.push(parsed);
  }
  return { record: { ...(built as unknown as GameRecord), entries } };
};

/** A record from outside as a fresh object, or what is wrong with it (and with which entry, counted from 1). */
export const parseRecord = (value: unknown): { readonly record: GameRecord } | Faulty => {
  const parsed = read(recordOf, value);
  return parsed === MALFORMED ? faulty("notARecord") : parsed;
};

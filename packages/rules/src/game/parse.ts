import type { Action } from "../model/actions.ts";
import { type GameOptions, VARIANTS } from "../model/options.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { number, seat } from "../model/shapes.ts";
import {
  byType,
  type Codec,
  type FieldsByType,
  isPlain,
  list,
  MALFORMED,
  object,
  oneOf,
  ownValue,
  read,
  text,
  truth,
} from "../tools/codec.ts";
import { isSeed } from "../tools/rng.ts";
import { ACTION_KINDS, ACTION_TYPES } from "./actionKinds.ts";
import type { Entry, GameRecord } from "./record.ts";

/**
 * The edge of the engine: what comes from a file or a network is unknown until it has passed here. The shapes of the
 * actions and the tables below are checked against the types by the compiler: none of their fields can be forgotten.
 */

/** A fingerprint is half as long. */
const LONGEST_PACK = 64;
/** A game has some hundreds of entries; the most talkative ones a few thousand. */
const MOST_ENTRIES = 100_000;

const ACTIONS = Object.fromEntries(
  ACTION_TYPES.map((type) => [type, ACTION_KINDS[type].shape]),
) as unknown as FieldsByType<Action>;

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

/** The same for an entry of a record, which has a seat and may be a take-back: what a table accepts from a network. */
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
export const gameOptions: Codec<GameOptions> = (value) => {
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
  options: [gameOptions, "badOptions"],
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

/**
 * A record from outside as a fresh object, or what is wrong with it (and with which entry, counted from 1). Never throws.
 * Whether its rules and pack are known here and its entries legal, `replay` will tell.
 */
export const parseRecord = (value: unknown): { readonly record: GameRecord } | Faulty => {
  const parsed = read(recordOf, value);
  return parsed === MALFORMED ? faulty("notARecord") : parsed;
};

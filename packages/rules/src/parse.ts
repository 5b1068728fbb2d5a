import type { Action, ActionType } from "./model/actions.ts";
import { TRACK_NAMES } from "./model/affairs.ts";
import { type GameOptions, type Seat, VARIANTS } from "./model/options.ts";
import { type Refusal, refuse } from "./model/rule.ts";
import { DIRECTIONS, type Term } from "./model/treaties.ts";
import type { Entry, GameRecord } from "./record.ts";
import { isSeed } from "./rng.ts";

/** The edge of the engine: what comes from a file or a network is unknown until it has passed here. */
type Field = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Field>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** No id, count or value of the game is anywhere near this large. */
const LARGEST = 10_000;
const number: Field = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST;
const signed: Field = (value) => Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST;
const oneOf =
  (values: readonly string[]): Field =>
  (value) =>
    values.some((entry) => entry === value);
const truth: Field = (value) => typeof value === "boolean";
const orNull =
  (field: Field): Field =>
  (value) =>
    value === null || field(value);
const optional =
  (field: Field): Field =>
  (value) =>
    value === undefined || field(value);
/** No list in an action is longer than the cards of the game. */
const list =
  (field: Field): Field =>
  (value) =>
    Array.isArray(value) && value.length <= 152 && value.every(field);
const fits =
  (shape: Shape): Field =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((key) => key in shape) &&
    Object.entries(shape).every(([key, field]) => field(value[key]));

const SEATS: readonly Seat[] = ["maria", "frederick", "louis", "playerA", "playerB"];
const isSeat = (value: unknown): value is Seat => SEATS.some((seat) => seat === value);

const TERMS: { readonly [Type in Term["type"]]: Shape } = {
  subsidy: { giver: number, receiver: number },
  noCombat: { power: number, other: number },
  noConquest: { power: number, other: number },
  noTrainElimination: { power: number, other: number },
  noHussars: { other: number },
  keepOut: { power: number, cities: list(number) },
  keepAway: { power: number, fortresses: list(number) },
  vote: { power: number, candidate: oneOf(["charles", "francis"]) },
  selectCard: { power: number, card: number },
  leaveCard: { power: number, card: number },
  executeCard: {
    power: number,
    card: number,
    track: oneOf(TRACK_NAMES),
    direction: oneOf(DIRECTIONS),
  },
  offerPeace: {},
  acceptPeace: {},
  promise: { power: number, text: (value) => typeof value === "string" },
};

const isTerm: Field = (value) => {
  if (!isObject(value) || typeof value.type !== "string" || !Object.hasOwn(TERMS, value.type)) return false;
  const { type, ...rest } = value;
  return fits(TERMS[type as Term["type"]])(rest);
};

const SHAPES: { readonly [Type in ActionType]: Shape } = {
  allot: { power: number, troops: list(number) },
  transfer: { from: number, to: number, troops: number },
  placeHussar: { hussar: number, city: number },
  subsidy: { pay: truth },
  paySupply: { power: number, cards: list(number) },
  coverSupply: { power: number, generals: list(number) },
  march: { piece: number, path: list(number), force: truth, commander: optional(number) },
  halt: {},
  reenterTrain: { train: number, city: number, cards: list(number) },
  answerDispute: { dispute: truth },
  dispute: {},
  passFlanders: {},
  answerStack: { agree: truth },
  done: {},
  notDone: {},
  fight: { attacker: number, defender: number },
  playCard: { card: number, value: optional(number) },
  stop: {},
  retreat: { path: list(number) },
  proposeStack: { general: number, city: number, commander: optional(number) },
  recruit: {
    power: number,
    troops: number,
    reentries: list(fits({ general: number, city: number, commander: optional(number) })),
    cards: list(number),
    split: list(fits({ general: number, troops: number })),
  },
  chooseTrump: { suit: number },
  placeCard: { power: number, card: orNull(number) },
  selectCard: { card: number },
  conserve: {},
  execute: {
    instruction: truth,
    receiver: optional(number),
    shifts: list(fits({ track: oneOf(TRACK_NAMES), steps: signed })),
  },
  assignTroops: {
    reentries: list(fits({ general: number, city: number, commander: optional(number) })),
    split: list(fits({ general: number, troops: number })),
  },
  expedition: { general: number, cards: list(number) },
  bringBack: { general: number },
  displace: { piece: number, city: number, commander: optional(number) },
  shiftSaxony: { steps: number },
  reduce: { reduce: truth },
  offerPeace: { offer: truth },
  answerPeace: { accept: truth },
  placeTrain: { city: number },
  vote: { charles: number },
  cede: { cede: truth },
  propose: { partner: (value) => isSeat(value), terms: list(isTerm), turns: number },
  answerOffer: { agreement: number, accept: truth },
  withdrawOffer: { agreement: number },
  endTreaty: { agreement: number },
};

/** Every kind of action there is. */
export const ACTION_TYPES = Object.keys(SHAPES) as readonly ActionType[];

const isActionType = (type: unknown): type is ActionType =>
  typeof type === "string" && Object.hasOwn(SHAPES, type);

/** An action from outside, or a refusal if it has not the shape of one. Whether it is legal `play` will tell. */
export const parseAction = (value: unknown): Action | Refusal => {
  if (!isObject(value) || !isActionType(value.type)) return refuse("SEQ-04", "malformedAction");
  const { type, ...rest } = value;
  return fits(SHAPES[value.type])(rest) ? (value as unknown as Action) : refuse("SEQ-04", "malformedAction");
};

/** GEN-08, RUL-96: the political option is the advanced game's; the gambit has no two-player form. */
const isOptions = (value: unknown): value is GameOptions =>
  isObject(value) &&
  VARIANTS.some((variant) => variant === value.variant) &&
  (value.players === 3 || (value.players === 2 && value.variant !== "silesia-gambit")) &&
  (value.politicalOption === false || (value.politicalOption === true && value.variant === "advanced")) &&
  typeof value.troopCeiling === "boolean";

const isEntry = (value: unknown): value is Entry => {
  if (!isObject(value) || !isSeat(value.seat) || !isObject(value.action)) return false;
  return value.action.type === "takeBack" || !("refused" in parseAction(value.action));
};

/** What is wrong with a file that should hold a record. */
export type RecordFault =
  | "notARecord"
  | "badRules"
  | "badPack"
  | "badOptions"
  | "badSeed"
  | "badEntries"
  | "badEntry";

/** A record from outside, or what is wrong with it (and with which entry, counted from 1). */
export const parseRecord = (
  value: unknown,
): { readonly record: GameRecord } | { readonly fault: RecordFault; readonly entry: number | null } => {
  const fault = (what: RecordFault, entry: number | null = null) => ({ fault: what, entry });
  if (!isObject(value)) return fault("notARecord");
  if (!Number.isInteger(value.rules)) return fault("badRules");
  if (typeof value.pack !== "string") return fault("badPack");
  if (!isOptions(value.options)) return fault("badOptions");
  if (typeof value.seed !== "string" || !isSeed(value.seed)) return fault("badSeed");
  if (!Array.isArray(value.entries)) return fault("badEntries");
  const bad = value.entries.findIndex((entry) => !isEntry(entry));
  return bad < 0 ? { record: value as unknown as GameRecord } : fault("badEntry", bad + 1);
};

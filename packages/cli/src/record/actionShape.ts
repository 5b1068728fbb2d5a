import type { Action, ActionType } from "@maria/rules";

type Test = (value: unknown) => boolean;

const isIndex: Test = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isNumber: Test = (value) => typeof value === "number";
const isFlag: Test = (value) => typeof value === "boolean";
const isPower: Test = (value) => isIndex(value) && (value as number) < 6;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const maybe =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);

type Shape = Readonly<Record<string, Test>>;
const hasShape =
  (shape: Shape): Test =>
  (value) =>
    isObject(value) && Object.entries(shape).every(([field, test]) => test(value[field]));

/** The fields of each kind of action beside its type. */
const SHAPES: { readonly [Type in ActionType]: Shape } = {
  allot: { power: isPower, troops: listOf(isNumber) },
  transfer: { from: isIndex, to: isIndex, troops: isNumber },
  placeHussar: { hussar: isIndex, city: isIndex },
  subsidy: { pay: isFlag },
  paySupply: { power: isPower, cards: listOf(isIndex) },
  coverSupply: { power: isPower, generals: listOf(isIndex) },
  march: { piece: isIndex, path: listOf(isIndex), force: isFlag, commander: maybe(isIndex) },
  halt: {},
  reenterTrain: { train: isIndex, city: isIndex, cards: listOf(isIndex) },
  answerDispute: { dispute: isFlag },
  dispute: {},
  passFlanders: {},
  answerStack: { agree: isFlag },
  done: {},
  notDone: {},
  fight: { attacker: isIndex, defender: isIndex },
  playCard: { card: isIndex, value: maybe(isNumber) },
  stop: {},
  retreat: { path: listOf(isIndex) },
  proposeStack: { general: isIndex, city: isIndex, commander: maybe(isIndex) },
  recruit: {
    power: isPower,
    troops: isNumber,
    reentries: listOf(hasShape({ general: isIndex, city: isIndex, commander: maybe(isIndex) })),
    cards: listOf(isIndex),
    split: listOf(hasShape({ general: isIndex, troops: isNumber })),
  },
};

export const ACTION_TYPES = Object.keys(SHAPES) as readonly ActionType[];

/** Whether the value has the form of an action; whether it is legal only the rules can say. */
export const isAction = (value: unknown): value is Action => {
  if (!isObject(value) || typeof value.type !== "string" || !Object.hasOwn(SHAPES, value.type)) return false;
  return hasShape(SHAPES[value.type as ActionType])(value);
};

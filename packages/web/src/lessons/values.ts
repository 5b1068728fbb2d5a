import {
  FORCE_MARCH,
  FRENCH_GOAL,
  GENERAL_MARCH,
  GENERAL_ON_MAIN_ROAD,
  GENERALS_IN_A_STACK,
  HUSSAR_RANGE,
  LAST_TURN,
  MAJORITY,
  MOST_TROOPS,
  PROTECTION_RANGE,
  PRUSSIAN_GOAL,
  RESERVE_INFLUENCE,
  RESERVE_MAXIMUM,
  SUPPLY_RANGE,
  TRAIN_MARCH,
  TRAIN_ON_MAIN_ROAD,
  TROOP_PRICE,
  TURNS_BETWEEN_WINTERS,
  VOTES,
} from "@maria/rules/model";
import type { LessonStep, LessonValue } from "@maria/table";
import { cardNames, cityName, pieceName, powerName, suitSign, type Words } from "@maria/tell";
import type { LessonValues } from "./lessonWords.svelte.ts";

/** The numbers of the rules, for every text of a lesson. */
export const RULE_VALUES = {
  generalMarch: GENERAL_MARCH,
  generalOnMainRoad: GENERAL_ON_MAIN_ROAD,
  trainMarch: TRAIN_MARCH,
  trainOnMainRoad: TRAIN_ON_MAIN_ROAD,
  forceMarch: FORCE_MARCH,
  inAStack: GENERALS_IN_A_STACK,
  mostTroops: MOST_TROOPS,
  protection: PROTECTION_RANGE,
  supply: SUPPLY_RANGE,
  hussarRange: HUSSAR_RANGE,
  price: TROOP_PRICE,
  winters: TURNS_BETWEEN_WINTERS,
  reserve: RESERVE_MAXIMUM,
  reserveInfluence: RESERVE_INFLUENCE,
  prussianGoal: PRUSSIAN_GOAL,
  frenchGoal: FRENCH_GOAL,
  lastTurn: LAST_TURN,
  votes: VOTES,
  majority: MAJORITY,
} as const;

const valueText = (words: Words, value: LessonValue): string | number => {
  if ("piece" in value) return pieceName(words, value.piece);
  if ("city" in value) return cityName(words, value.city);
  if ("suit" in value) return suitSign(value.suit);
  if ("power" in value) return powerName(words, value.power);
  return "cards" in value ? cardNames(words, value.cards) : value.number;
};

/** What stands for the names in braces in the texts of a step. */
export const valuesOf = (words: Words, { values }: LessonStep): LessonValues => ({
  ...RULE_VALUES,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(words, value)])),
});

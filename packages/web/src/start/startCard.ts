import { type Advice, type Camp, campsOf, firstAdvice, type Goal, goalsOf } from "@maria/advice/role";
import { lastResort, lastTurn, type Race, racesOf } from "@maria/advice/victory";
import type { View } from "@maria/rules";
import {
  BATTLE_BOXES,
  CESSION_TURN,
  FRANCE,
  type Power,
  PROTECTION_RANGE,
  type Seat,
  SUPPLY_RANGE,
  seatOfPower,
  TROOP_PRICE,
  TURNS_BETWEEN_WINTERS,
} from "@maria/rules/model";
import {
  capitalised,
  momentText,
  ofPower,
  powerName,
  purposeText,
  seatName,
  subject,
  variantName,
} from "@maria/tell";
import type { language } from "../language/language.svelte.ts";

type PageWords = typeof language.words;

/** A sentence with the rule it comes from. */
interface Ruled {
  readonly text: string;
  readonly rule: string;
}

/** Who somebody is, how he wins and what is to be done now, in words. */
export interface StartCard {
  readonly title: string;
  readonly variant: string;
  readonly goals: readonly Ruled[];
  /** How far others have come who win by what is counted. */
  readonly rivals: readonly { readonly power: Power; readonly name: string; readonly text: string }[];
  /** What decides at the end of the last turn, where the own goals do not say so. */
  readonly ending: Ruled | null;
  readonly camps: readonly Camp[];
  readonly advice: readonly string[];
  readonly now: string;
  readonly purpose: string | null;
}

const goalText = (words: PageWords, goal: Goal): string => {
  const { say } = words;
  switch (goal.kind) {
    case "fortresses": {
      const { power, goal: all, done, aim } = goal.race;
      return say("start.goal.fortresses", {
        power: subject(words, power),
        goal: all,
        aim: say(`panels.aim.${aim}`),
        n: done,
      });
    }
    case "both": {
      const goalOf = (isFrench: boolean): number =>
        goal.races.find(({ power }) => (power === FRANCE) === isFrench)?.goal ?? 0;
      return say("start.goal.both", { frenchGoal: goalOf(true), prussianGoal: goalOf(false) });
    }
    case "pool":
      return say("start.goal.pool", {
        of: ofPower(words, goal.race.power),
        n: goal.race.left,
        battles: BATTLE_BOXES,
        places: words.list(goal.boxes.map((box) => say(`box.${box}`))),
      });
    case "holdOut":
    case "neither":
    case "scores":
      return say(`start.goal.${goal.kind}`, { turn: goal.turn });
  }
};

const raceText = ({ say }: PageWords, race: Race): string =>
  race.kind === "pool"
    ? say("panels.poolLeft", { n: race.left })
    : say("panels.goalOf", { n: race.done, goal: race.goal, aim: say(`panels.aim.${race.aim}`) });

/** The power with the name of who plays it, among the powers of others. */
export const playedBy = (words: PageWords, { options, saxony }: View, seat: Seat, power: Power): string => {
  const name = powerName(words, power);
  const player = seatOfPower(options, power, saxony);
  return player === seat
    ? words.say("start.own", { power: name })
    : words.say("start.playedBy", { power: name, seat: seatName(words, player) });
};

const adviceText = ({ say }: PageWords, advice: Advice): string => {
  switch (advice) {
    case "protect":
      return say("start.advice.protect", { n: PROTECTION_RANGE });
    case "trains":
      return say("start.advice.trains", { n: SUPPLY_RANGE });
    case "winter":
      return say("start.advice.winter", { turns: TURNS_BETWEEN_WINTERS, price: TROOP_PRICE });
    case "ceding":
    case "afterCession":
      return say(`start.advice.${advice}`, { turn: CESSION_TURN });
    default:
      return say(`start.advice.${advice}`);
  }
};

/** The card of a seat, as the game stands. */
export const startCard = (words: PageWords, view: View, seat: Seat): StartCard => {
  const { say, pack } = words;
  const { options, saxony } = view;
  const goals = goalsOf(view, pack, seat);
  const isOwn = ({ power }: Race): boolean => seatOfPower(options, power, saxony) === seat;
  const saysEnd = goals.some(({ kind }) => kind === "holdOut" || kind === "scores");
  const { kind, rule } = lastResort(view);
  const frame = view.agenda.at(-1);
  return {
    title: say("start.title", { seat: seatName(words, seat) }),
    variant: capitalised(variantName(words, options)),
    goals: goals.map((goal) => ({ text: goalText(words, goal), rule: goal.rule })),
    rivals: racesOf(view, pack)
      .filter((race) => !isOwn(race))
      .map((race) => ({
        power: race.power,
        name: playedBy(words, view, seat, race.power),
        text: raceText(words, race),
      })),
    ending: saysEnd ? null : { text: say(`panels.ending.${kind}`, { turn: lastTurn(view) }), rule },
    camps: campsOf(view, pack, seat),
    advice: firstAdvice(view, seat).map((advice) => adviceText(words, advice)),
    now: capitalised(momentText(words, view)),
    purpose: frame === undefined ? null : purposeText(words, frame),
  };
};

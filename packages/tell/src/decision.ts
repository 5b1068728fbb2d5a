import { frenchReduction } from "@maria/advice/politics";
import type { View } from "@maria/rules";
import { barredTracks, influenceOf } from "@maria/rules/board";
import type { Frame, PoliticalCardId, Power, Suit } from "@maria/rules/model";
import { gambitText } from "./goals.ts";
import { cityName, ofPower, pieceName, powerName, powerNames } from "./names.ts";
import {
  barredText,
  boxName,
  offMapBoxName,
  politicalCardText,
  politicalTitle,
  statusName,
  suitName,
} from "./politics.ts";
import type { Words } from "./words.ts";

/** A heading, and below it the open cards; nothing where none lie open. */
const openCards = (words: Words, view: View): string[] => {
  const cards = view.affairs?.openCards ?? [];
  if (cards.length === 0) return [];
  return [
    words.say("decide.openCards"),
    ...cards.map((card: PoliticalCardId) => `  ${politicalCardText(words, card)}`),
  ];
};

const selectionText = (words: Words, view: View, [power, ...rest]: readonly Power[]): string[] =>
  power === undefined
    ? []
    : [
        words.say("decide.selection", {
          power: powerName(words, power),
          n: influenceOf(view, power),
          others: rest.length === 0 ? words.say("part.nobody") : powerNames(words, rest),
        }),
      ];

const reductionText = (words: Words, view: View): string => {
  const { all, setAside, returned } = frenchReduction(view, words.pack);
  return returned === 0
    ? words.say("decide.reductionNoneBack", { n: all, setAside })
    : words.say("decide.reduction", { n: all, setAside, returned });
};

const voteText = (words: Words, { voters, charles, francis }: Extract<Frame, { kind: "vote" }>): string =>
  words.say("decide.vote", { n: voters[0]?.votes ?? 0, charles, francis });

/** What is being decided, where the choices alone would not say it. */
export const decisionLines = (words: Words, view: View): string[] => {
  const { say } = words;
  const frame = view.agenda[view.agenda.length - 1];
  switch (frame?.kind) {
    case "trump":
      return [say("decide.trump"), ...openCards(words, view)];
    case "placement": {
      const [power] = frame.waiting;
      const suit: Suit | null = view.affairs?.trump ?? null;
      if (power === undefined || suit === null) return [];
      const facts = { power: powerName(words, power), suit: suitName(words, suit) };
      return [say("decide.placement", facts), ...openCards(words, view)];
    }
    case "selection":
      return selectionText(words, view, frame.ranking);
    case "execution": {
      const facts = { power: powerName(words, frame.power), card: politicalTitle(words, frame.card) };
      const card = words.pack.politics.cards[frame.card];
      const barred = card === undefined ? [] : barredTracks(view, card);
      return [say("decide.execution", facts), ...barred.map((track) => `  ${barredText(words, track)}`)];
    }
    case "grant":
      return [say("decide.grant", { n: frame.troops, power: powerName(words, frame.power) })];
    case "expedition": {
      const facts = { power: powerName(words, frame.power), box: offMapBoxName(words, frame.power) };
      return [say("decide.expedition", facts)];
    }
    case "return":
      return frame.powers.slice(0, 1).map((power) => say("decide.return", { of: ofPower(words, power) }));
    case "displacement":
      return [say(`decide.displacement.${frame.cause}`)];
    case "saxonyShift": {
      const position = boxName("saxony", view.affairs?.tracks.saxony ?? 0);
      return [say("decide.saxonyShift", { n: frame.most, position, status: statusName(words, view.saxony) })];
    }
    case "reduction":
      return [reductionText(words, view)];
    case "peaceOffer":
      return [say("decide.peaceOffer")];
    case "peaceAnswer":
      return [say("decide.peaceAnswer")];
    case "secondTrain":
      return [say("decide.secondTrain")];
    case "vote":
      return [voteText(words, frame)];
    case "cession":
      return [say("decide.cession", { goals: gambitText(words, view) })];
    case "consent": {
      const { piece, city } = frame.stack;
      return [say("decide.consent", { general: pieceName(words, piece), city: cityName(words, city) })];
    }
    default:
      return [];
  }
};

import { influenceOfTrump, isTrump } from "@maria/advice/politics";
import type { View } from "@maria/rules";
import { type Action, POWERS, type Suit, suitOf } from "@maria/rules/model";
import {
  boxName,
  cardName,
  cardNames,
  cityName,
  cityWithSuit,
  pieceName,
  placeText,
  politicalCardText,
  powerName,
  sortedCards,
  statusName,
  suitName,
} from "@maria/tell";
import type { Option } from "./asking.ts";
import { displace } from "./displace.ts";
import { executeOptions } from "./execute.ts";
import { expeditionOptions } from "./expedition.ts";
import type { MenuOf } from "./menuOf.ts";
import { assignTroops } from "./recruit.ts";
import type { Session } from "./session.ts";
import { generalAt } from "./warMenu.ts";

const SUITS: readonly Suit[] = [0, 1, 2, 3];

const yesOrNo = (yes: string, no: string, action: (answer: boolean) => Action): Option<() => Action>[] => [
  { label: yes, value: () => action(true) },
  { label: no, value: () => action(false) },
];

/** DEC-08: each suit with what the seat holds of it. */
const trumpOptions = ({ words }: Session, view: View): Option<() => Action>[] => {
  const held = POWERS.flatMap((power) => view.hands[power] ?? []);
  return SUITS.map((suit) => ({
    label: words.say("menu.trump", {
      suit: suitName(words, suit),
      cards: cardNames(
        words,
        held.filter((card) => suitOf(card) === suit),
      ),
    }),
    value: () => ({ type: "chooseTrump", suit }),
  }));
};

/** Politics, displacement, peace, election and cession. */
export const politicsMenu: MenuOf<
  | "chooseTrump"
  | "placeCard"
  | "selectCard"
  | "conserve"
  | "execute"
  | "assignTroops"
  | "expedition"
  | "bringBack"
  | "displace"
  | "shiftSaxony"
  | "reduce"
  | "offerPeace"
  | "answerPeace"
  | "placeTrain"
  | "vote"
  | "cede"
> = {
  chooseTrump: trumpOptions,
  placeCard({ words }, view, { power, hand, mayPlaceNone }) {
    const trumps = (card: (typeof hand)[number]): boolean => isTrump(card, view.affairs?.trump);
    const cards = sortedCards(hand).sort((a, b) => Number(trumps(b)) - Number(trumps(a)));
    const options: Option<() => Action>[] = cards.map((card) => ({
      label: trumps(card)
        ? words.say("menu.placeTrump", {
            card: cardName(words, card),
            n: influenceOfTrump(card),
          })
        : words.say("menu.placeBluff", { card: cardName(words, card) }),
      value: () => ({ type: "placeCard", power, card }),
    }));
    const nothing: Option<() => Action> = {
      label: words.say("menu.placeNothing"),
      key: "n",
      value: () => ({ type: "placeCard", power, card: null }),
    };
    return mayPlaceNone ? [...options, nothing] : options;
  },
  selectCard: ({ words }, _view, { cards }) =>
    cards.map((card) => ({
      label: words.say("menu.selectCard", { card: politicalCardText(words, card) }),
      value: () => ({ type: "selectCard", card }),
    })),
  conserve({ words }, view) {
    const frame = view.agenda[view.agenda.length - 1];
    const power = frame?.kind === "selection" ? frame.ranking[0] : undefined;
    const cards = power === undefined ? [] : (view.affairs?.conserved[power] ?? []);
    return [
      {
        label: words.say("menu.conserve", { cards: cardNames(words, cards) }),
        value: () => ({ type: "conserve" }),
      },
    ];
  },
  execute: ({ words }, _view, choice) => executeOptions(words, choice),
  assignTroops: (session, view, choice) => [
    {
      label: session.words.say("menu.assignTroops", {
        n: choice.troops,
        power: powerName(session.words, choice.power),
      }),
      asks: true,
      value: () => assignTroops(session, view, choice),
    },
  ],
  expedition: expeditionOptions,
  bringBack: ({ words }, view, { generals }) =>
    generals.map((general) => ({
      label: words.say("menu.bringBack", { general: generalAt(words, view, general) }),
      name: pieceName(words, general),
      value: () => ({ type: "bringBack", general }),
    })),
  displace: (session, view, choice) => [
    {
      label: session.words.say("menu.displace", {
        piece: `${pieceName(session.words, choice.piece)} (${placeText(session.words, view, choice.piece)})`,
      }),
      name: pieceName(session.words, choice.piece),
      asks: true,
      value: () => displace(session, choice),
    },
  ],
  shiftSaxony({ words }, view, { most }) {
    const now = view.affairs?.tracks.saxony ?? 0;
    const { boxes } = words.pack.politics.tracks.saxony;
    return Array.from({ length: most + 1 }, (_, steps) => ({
      label:
        steps === 0
          ? words.say("menu.noShift")
          : words.say("menu.shiftSaxony", {
              n: steps,
              position: boxName("saxony", now + steps),
              status: statusName(words, boxes.find(({ position }) => position === now + steps)?.status ?? 0),
            }),
      value: () => ({ type: "shiftSaxony", steps }),
    }));
  },
  reduce: ({ words: { say } }) =>
    yesOrNo(say("menu.reduce"), say("menu.noReduce"), (reduce) => ({ type: "reduce", reduce })),
  offerPeace: ({ words }, _view, { offers }) =>
    offers.map((offer) => ({
      label: words.say(offer ? "menu.offerPeace" : "menu.noPeace"),
      value: () => ({ type: "offerPeace", offer }),
    })),
  answerPeace: ({ words }, _view, { answers }) =>
    answers.map((accept) => ({
      label: words.say(accept ? "menu.acceptPeace" : "menu.refusePeace"),
      value: () => ({ type: "answerPeace", accept }),
    })),
  placeTrain: ({ words }, _view, { cities }) =>
    cities.map((city) => ({
      label: words.say("menu.placeTrain", { city: cityWithSuit(words, city) }),
      name: cityName(words, city),
      value: () => ({ type: "placeTrain", city }),
    })),
  vote: ({ words }, _view, { votes, least, most }) =>
    Array.from({ length: most - least + 1 }, (_, index) => most - index).map((charles) => ({
      label: words.say("menu.vote", { charles, francis: votes - charles }),
      value: () => ({ type: "vote", charles }),
    })),
  cede: ({ words: { say } }) =>
    yesOrNo(say("menu.cede"), say("menu.keepSilesia"), (cede) => ({ type: "cede", cede })),
};

import { actionKind } from "../model/actionKind.ts";
import { TRACK_NAMES } from "../model/affairs.ts";
import { LONGEST_PROMISE } from "../model/numbers.ts";
import { city, fortress, number, places, politicalCard, power, seat, some } from "../model/shapes.ts";
import { DIRECTIONS, type Term } from "../model/treaties.ts";
import { byType, oneOf, text, truth } from "../tools/codec.ts";
import { either, pick } from "../tools/random.ts";

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

export const proposeKind = actionKind<"propose">({
  shape: { partner: seat, terms: some(term), turns: number },
  grounds: ["NEG-01", "NEG-02"],
  list: (choice) => choice.suggestions(),
  draw: (choice, random) => choice.suggestions(pick(choice.partners, random), random)[0] ?? null,
});

export const answerOfferKind = actionKind<"answerOffer">({
  shape: { agreement: number, accept: truth },
  grounds: ["NEG-04"],
  list: ({ agreement, mayAccept }) =>
    (mayAccept ? [true, false] : [false]).map((accept) => ({ type: "answerOffer", agreement, accept })),
  draw: ({ agreement, mayAccept }, random) => ({
    type: "answerOffer",
    agreement,
    accept: mayAccept && either(random),
  }),
});

export const withdrawOfferKind = actionKind<"withdrawOffer">({
  shape: { agreement: number },
  grounds: ["NEG-01"],
  list: ({ agreement }) => [{ type: "withdrawOffer", agreement }],
  draw: ({ agreement }) => ({ type: "withdrawOffer", agreement }),
});

export const endTreatyKind = actionKind<"endTreaty">({
  shape: { agreement: number },
  grounds: ["SUB-06", "NEG-04"],
  list: ({ agreement }) => [{ type: "endTreaty", agreement }],
  draw: ({ agreement }) => ({ type: "endTreaty", agreement }),
});

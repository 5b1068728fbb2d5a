import { powerOf } from "@maria/rules/board";
import { type CityId, NOBODY } from "@maria/rules/model";
import {
  cardNames,
  cityName,
  fortressName,
  ofPower,
  pieceName,
  seatName,
  subject,
  viaText,
} from "../names.ts";
import type { EventTellers } from "./eventTeller.ts";

/** Marches, stacks, supply trains and conquests. */
export const movementTellers: EventTellers<
  | "marched"
  | "stackFormed"
  | "stackProposed"
  | "stackAnswered"
  | "disputeAnswered"
  | "disputeDeclared"
  | "flandersPassed"
  | "trainEliminated"
  | "trainReentered"
  | "conquered"
  | "questionMarkPlaced"
  | "questionMarkRemoved"
> = {
  marched(words, { piece, from, path, force }) {
    const way = {
      piece: pieceName(words, piece),
      from: cityName(words, from),
      to: cityName(words, path[path.length - 1] as CityId),
      via: viaText(words, path),
    };
    return force ? words.say("event.forceMarched", way) : words.say("event.marched", way);
  },
  stackFormed: (words, { city, commander, deputy }) =>
    words.say("event.stackFormed", {
      commander: pieceName(words, commander),
      deputy: pieceName(words, deputy),
      city: cityName(words, city),
    }),
  stackProposed: (words, { piece, city }) =>
    words.say("event.stackProposed", { general: pieceName(words, piece), city: cityName(words, city) }),
  stackAnswered: (words, { seat, agreed }) =>
    words.say(agreed ? "event.stackAgreed" : "event.stackDeclined", { seat: seatName(words, seat) }),
  disputeAnswered: (words, { seat, dispute }) =>
    words.say(dispute ? "event.disputeDeclared" : "event.disputeWaived", { seat: seatName(words, seat) }),
  disputeDeclared: (words, { seat }) => words.say("event.disputeDeclared", { seat: seatName(words, seat) }),
  flandersPassed: (words, { seat }) => words.say("event.flandersPassed", { seat: seatName(words, seat) }),
  trainEliminated: (words, { train, city, by }) =>
    words.say("event.trainEliminated", {
      by: pieceName(words, by),
      of: ofPower(words, powerOf(words.pack, train)),
      city: cityName(words, city),
    }),
  trainReentered: (words, { train, city, cards }) =>
    words.say("event.trainReentered", {
      train: pieceName(words, train),
      city: cityName(words, city),
      cards: cardNames(words, cards),
    }),
  conquered(words, { fortress, by, marker, retroactive }) {
    const what = { power: subject(words, by), city: fortressName(words, fortress) };
    if (marker === NOBODY) return words.say("event.reconquered", what);
    if (retroactive) return words.say("event.conqueredRetroactively", what);
    return marker === by
      ? words.say("event.conquered", what)
      : words.say("event.conqueredForOther", { ...what, of: ofPower(words, marker) });
  },
  questionMarkPlaced: (words, { fortress, by }) =>
    words.say("event.questionMarkPlaced", {
      power: subject(words, by),
      city: fortressName(words, fortress),
    }),
  questionMarkRemoved: (words, { fortress }) =>
    words.say("event.questionMarkRemoved", { city: fortressName(words, fortress) }),
};

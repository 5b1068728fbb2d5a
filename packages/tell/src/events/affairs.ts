import { MAJOR_POWERS, NOBODY } from "@maria/rules/model";
import { durationText } from "../duration.ts";
import {
  cardNames,
  cityName,
  fortressName,
  ofPower,
  pieceName,
  powerName,
  seatName,
  subject,
} from "../names.ts";
import { statusName } from "../politics.ts";
import { clausesText } from "../terms.ts";
import type { EventTeller, EventTellers } from "./eventTeller.ts";

const agreementChanged: EventTeller<"agreementChanged"> = (words, { agreement }) => {
  const { id, proposer, partner, status, endAsked } = agreement;
  const clauses = clausesText(words, agreement);
  if (status === "inForce" && endAsked !== null)
    return words.say("event.agreementEndAsked", { seat: seatName(words, endAsked), n: id, terms: clauses });
  return words.say(`event.agreement.${status}`, {
    n: id,
    proposer: seatName(words, proposer),
    partner: seatName(words, partner),
    duration: durationText(words, agreement, null),
    terms: clauses,
  });
};

/** Displacements, Saxony, victory points, peace, the election, the cession and treaties. */
export const affairsTellers: EventTellers<
  | "displaced"
  | "saxonyChanged"
  | "saxonWentHome"
  | "markerReturned"
  | "pointsGained"
  | "pointsLost"
  | "threeElectors"
  | "objectivesReduced"
  | "setAsideReturned"
  | "peaceOffered"
  | "peaceAnswered"
  | "silesiaAnnexed"
  | "secondTrainPlaced"
  | "neutralityEnded"
  | "votesCast"
  | "emperorElected"
  | "winterScored"
  | "cardsPutAside"
  | "silesiaCeded"
  | "silesiaKept"
  | "handDiscarded"
  | "putAsideTaken"
  | "agreementChanged"
  | "termImpossible"
  | "contractEnded"
> = {
  displaced(words, { piece, from, to }) {
    const facts = { piece: pieceName(words, piece), from: cityName(words, from) };
    return to === null
      ? words.say("event.displacedOff", facts)
      : words.say("event.displaced", { ...facts, to: cityName(words, to) });
  },
  saxonyChanged: (words, { status, seat }) =>
    words.say("event.saxonyChanged", { status: statusName(words, status), seat: seatName(words, seat) }),
  saxonWentHome: (words, { piece, city }) =>
    words.say("event.saxonWentHome", { piece: pieceName(words, piece), city: cityName(words, city) }),
  markerReturned: (words, { fortress, power }) =>
    words.say("event.markerReturned", { of: ofPower(words, power), city: fortressName(words, fortress) }),
  pointsGained: (words, { power, points, markers }) =>
    markers === 0
      ? words.say("event.pointsGainedNoMarker", { power: subject(words, power), points })
      : words.say("event.pointsGained", { power: subject(words, power), points, markers }),
  pointsLost: (words, { power, points, markers }) =>
    markers === 0
      ? words.say("event.pointsLostNoMarker", { power: subject(words, power), points })
      : words.say("event.pointsLost", { power: subject(words, power), points, markers }),
  threeElectors: (words, { power }) =>
    power === NOBODY
      ? words.say("event.threeElectorsEmptied")
      : words.say("event.threeElectors", { power: subject(words, power) }),
  objectivesReduced: ({ say }, { setAside, returned }) =>
    returned === 0
      ? say("event.objectivesReducedNoneBack", { setAside })
      : say("event.objectivesReduced", { setAside, returned }),
  setAsideReturned: (words, { power, markers }) =>
    words.say("event.setAsideReturned", { power: subject(words, power), n: markers }),
  peaceOffered: ({ say }) => say("event.peaceOffered"),
  peaceAnswered: ({ say }, { accepted }) => say(accepted ? "event.peaceAccepted" : "event.peaceRefused"),
  silesiaAnnexed: ({ say }, { setAside, returned }) =>
    returned === 0
      ? say("event.silesiaAnnexedNoneBack", { setAside })
      : say("event.silesiaAnnexed", { setAside, returned }),
  secondTrainPlaced: (words, { city }) =>
    words.say("event.secondTrainPlaced", { city: cityName(words, city) }),
  neutralityEnded: (words, { power }) => words.say("event.neutralityEnded", { power: subject(words, power) }),
  votesCast: (words, { seat, charles, francis }) =>
    words.say("event.votesCast", { seat: seatName(words, seat), charles, francis }),
  emperorElected: ({ say }, { emperor, votes }) =>
    say("event.emperorElected", { candidate: say(`candidate.${emperor}`), n: votes }),
  // HID-14: the scores themselves are told once the game is over.
  winterScored: (words, entry) =>
    "scores" in entry
      ? words.say("event.winterScores", {
          scores: MAJOR_POWERS.map((power) => `${powerName(words, power)} ${entry.scores[power]}`).join(", "),
        })
      : words.say("event.winterScored"),
  cardsPutAside: ({ say }, { decks }) => say("event.cardsPutAside", { n: decks.length }),
  silesiaCeded: ({ say }, { cession }) =>
    say("event.silesiaCeded", {
      p: cession.prussiaLacked,
      f: cession.franceLacked,
      a: cession.austriaHeld,
    }),
  silesiaKept: ({ say }) => say("event.silesiaKept"),
  handDiscarded: (words, { power, cards }) =>
    words.say("event.handDiscarded", { power: subject(words, power), cards: cardNames(words, cards) }),
  putAsideTaken(words, entry) {
    const power = subject(words, entry.power);
    return "cards" in entry
      ? words.say("event.putAsideTaken", { power, cards: cardNames(words, entry.cards) })
      : words.say("event.putAsideTakenSecretly", { power, n: entry.decks.length });
  },
  agreementChanged,
  termImpossible: ({ say }, { agreement, term }) =>
    say("event.termImpossible", { n: agreement, term: term + 1 }),
  contractEnded: (words, { giver, receiver }) =>
    words.say("event.contractEnded", {
      giver: powerName(words, giver),
      receiver: powerName(words, receiver),
    }),
};

import { EXPEDITION_TROOPS, NOBODY, type Power } from "@maria/rules/model";
import {
  cardName,
  cardNames,
  cityName,
  fortressName,
  ofPower,
  pieceName,
  powerName,
  seatName,
  signed,
  subject,
} from "../names.ts";
import {
  barredText,
  boxName,
  instructionText,
  offMapBoxName,
  politicalCardText,
  politicalTitle,
  shiftText,
  suitName,
  trackMeaning,
  trackName,
} from "../politics.ts";
import type { Words } from "../words.ts";
import type { EventTeller, EventTellers } from "./eventTeller.ts";
import { shares } from "./troops.ts";

/** Instruction and shifts as they were chosen. */
const executed: EventTeller<"politicalCardExecuted"> = (words, entry) => {
  const { instruction } = words.pack.politics.cards[entry.card] ?? {};
  const effects: string[] = [];
  if (entry.instruction && instruction)
    effects.push(
      entry.receiver === NOBODY
        ? instructionText(words, instruction)
        : instructionText(words, instruction, entry.receiver),
    );
  effects.push(...entry.shifts.map((shift) => shiftText(words, shift)));
  effects.push(...entry.barred.map((track) => barredText(words, track)));
  return words.say("event.politicalCardExecuted", {
    power: subject(words, entry.power),
    card: politicalTitle(words, entry.card),
    effects: words.series(effects),
  });
};

const takenBack = (
  words: Words,
  entry: { readonly power: Power } & Parameters<EventTeller<"cardsTakenBack">>[1],
): string => {
  const power = subject(words, entry.power);
  return "cards" in entry
    ? words.say("event.cardsTakenBack", { power, cards: cardNames(words, entry.cards) })
    : words.say("event.cardsTakenBackSecretly", { power, n: entry.decks.length });
};

/** The politics stage: cards opened, placed, ranked, selected and executed, and the tracks. */
export const politicsTellers: EventTellers<
  | "politicsBegan"
  | "cardsTakenBack"
  | "cardsTurnedDown"
  | "politicalCardOpened"
  | "electionAnnounced"
  | "trumpTurnedUp"
  | "trumpChosen"
  | "cardPlaced"
  | "cardRevealed"
  | "influenceRanked"
  | "conserved"
  | "politicalCardSelected"
  | "politicalCardExecuted"
  | "politicalCardDiscarded"
  | "incomeChanged"
  | "troopsGranted"
  | "troopsAssigned"
  | "electorTurned"
  | "markerShifted"
  | "italyMarker"
  | "expeditionSent"
  | "generalReturned"
> = {
  politicsBegan: ({ say }) => say("event.politicsBegan"),
  cardsTakenBack: takenBack,
  cardsTurnedDown(words, entry) {
    const power = subject(words, entry.power);
    return "cards" in entry
      ? words.say("event.cardsTurnedDown", { power, cards: cardNames(words, entry.cards) })
      : words.say("event.cardsTurnedDownSecretly", { power, n: entry.decks.length });
  },
  politicalCardOpened: (words, { card }) =>
    words.say("event.politicalCardOpened", { card: politicalCardText(words, card) }),
  electionAnnounced: ({ say }) => say("event.electionAnnounced"),
  trumpTurnedUp: (words, { card }) => words.say("event.trumpTurnedUp", { card: cardName(words, card) }),
  trumpChosen: (words, { suit, by }) =>
    by === null
      ? words.say("event.trumpFound", { suit: suitName(words, suit) })
      : words.say("event.trumpChosen", { seat: seatName(words, by), suit: suitName(words, suit) }),
  cardPlaced(words, entry) {
    const power = subject(words, entry.power);
    const isPlaced = "placed" in entry ? entry.placed : entry.card !== null;
    if (!isPlaced) return words.say("event.noCardPlaced", { power });
    return "card" in entry && entry.card !== null
      ? words.say("event.cardPlaced", { power, card: cardName(words, entry.card) })
      : words.say("event.cardPlacedSecretly", { power });
  },
  cardRevealed: (words, { power, card, isTrump }) =>
    words.say(isTrump ? "event.cardRevealed" : "event.bluffRevealed", {
      power: subject(words, power),
      card: cardName(words, card),
    }),
  influenceRanked: (words, { ranking }) =>
    ranking.length === 0
      ? words.say("event.noInfluence")
      : words.say("event.influenceRanked", {
          ranking: ranking
            .map(({ power, influence }) => `${powerName(words, power)} ${influence}`)
            .join(", "),
        }),
  conserved: (words, { power }) => words.say("event.conserved", { power: subject(words, power) }),
  politicalCardSelected: (words, { power, card, paid }) =>
    words.say("event.politicalCardSelected", {
      power: subject(words, power),
      card: politicalTitle(words, card),
      cards: cardNames(words, paid),
    }),
  politicalCardExecuted: executed,
  politicalCardDiscarded: (words, { card }) =>
    words.say("event.politicalCardDiscarded", { card: politicalTitle(words, card) }),
  incomeChanged: (words, { power, change }) =>
    words.say("event.incomeChanged", { of: ofPower(words, power), change: signed(change) }),
  troopsGranted: (words, { power, troops }) =>
    words.say("event.troopsGranted", { power: subject(words, power), n: troops }),
  troopsAssigned(words, entry) {
    const facts = { power: subject(words, entry.power), n: entry.troops };
    const sentences = [words.say("event.troopsAssigned", facts)];
    for (const { general, city } of entry.reentries)
      sentences.push(
        words.say("event.reentered", { general: pieceName(words, general), city: cityName(words, city) }),
      );
    if ("split" in entry && entry.split.length > 0)
      sentences.push(words.say("event.recruitsGoTo", { shares: shares(words, entry.split) }));
    return sentences.join(" ");
  },
  electorTurned: (words, { fortress, to }) =>
    words.say("event.electorTurned", { power: subject(words, to), city: fortressName(words, fortress) }),
  markerShifted: (words, { track, from, to }) =>
    words.say("event.markerShifted", {
      track: trackName(words, track),
      from: boxName(track, from),
      to: boxName(track, to),
      meaning: trackMeaning(words, track, to),
    }),
  italyMarker: (words, { power }) =>
    power === NOBODY
      ? words.say("event.italyEmptied")
      : words.say("event.italyFilled", { power: subject(words, power) }),
  expeditionSent(words, { power, general, cards }) {
    const facts = { general: pieceName(words, general), box: offMapBoxName(words, power) };
    if (cards.length === 0) return words.say("event.expeditionSent", facts);
    return words.say("event.expeditionPaid", {
      troops: EXPEDITION_TROOPS,
      ...facts,
      power: subject(words, power),
      cards: cardNames(words, cards),
    });
  },
  generalReturned: (words, { general, city }) =>
    words.say("event.generalReturned", { general: pieceName(words, general), city: cityName(words, city) }),
};

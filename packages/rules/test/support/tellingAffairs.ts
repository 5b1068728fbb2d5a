import {
  type Action,
  actionsOf,
  type Choice,
  type LogEntry,
  SUIT_NAMES,
  type Term,
} from "../../src/engine.ts";
import { cardName, cardNames, cityName, fortressName, pieceName, powerName } from "./names.ts";
import { historical as pack } from "./packs.ts";

/** The texts of golden playthroughs for what only the advanced game and the Silesia Gambit know. */
export const politicalCardName = (card: number): string => pack.politics.cards[card]?.key ?? `card ${card}`;

const politicalCardNames = (cards: readonly number[]): string =>
  cards.map(politicalCardName).join(", ") || "none";

type Gifts = Extract<Action, { type: "assignTroops" }>["split"];
const giftsName = (split: Gifts): string =>
  split.map(({ general, troops }) => `${troops} to ${pieceName(general)}`).join(", ") || "nothing";

const shiftsName = (shifts: readonly { track: string; steps: number }[]): string =>
  shifts.map(({ track, steps }) => `${track} ${steps > 0 ? "+" : ""}${steps}`).join(", ") || "no shift";

const termName = (term: Term): string => {
  switch (term.type) {
    case "subsidy":
      return `subsidy of ${powerName(term.giver)} to ${powerName(term.receiver)}`;
    case "keepOut":
      return `${powerName(term.power)} keeps out of ${term.cities.length} cities`;
    case "keepAway":
      return `${powerName(term.power)} keeps away from ${term.fortresses.map(fortressName).join(", ")}`;
    case "vote":
      return `${powerName(term.power)} votes for ${term.candidate}`;
    case "selectCard":
    case "leaveCard":
      return `${term.type} ${politicalCardName(term.card)} by ${powerName(term.power)}`;
    case "executeCard":
      return `${powerName(term.power)} executes ${politicalCardName(term.card)} with ${term.track} to the ${term.direction}`;
    case "offerPeace":
      return "prussia offers peace";
    case "acceptPeace":
      return "austria accepts peace";
    case "promise":
      return `${powerName(term.power)} promises: ${term.text}`;
    case "noHussars":
      return `noHussars against ${powerName(term.other)}`;
    default:
      return `${term.type} of ${powerName(term.power)} against ${powerName(term.other)}`;
  }
};

export const termsName = (terms: readonly Term[]): string => terms.map(termName).join("; ");

export const tellAffair = (action: Action): string => {
  switch (action.type) {
    case "chooseTrump":
      return `chooses ${SUIT_NAMES[action.suit]} as trump`;
    case "placeCard":
      return `places ${action.card === null ? "nothing" : cardName(action.card)} for ${powerName(action.power)}`;
    case "selectCard":
      return `selects ${politicalCardName(action.card)}`;
    case "execute": {
      const receiver = action.receiver === undefined ? "" : ` for ${powerName(action.receiver)}`;
      return `executes: ${action.instruction ? "instruction" : "no instruction"}${receiver}, ${shiftsName(action.shifts)}`;
    }
    case "assignTroops": {
      const back = action.reentries.map(
        ({ general, city }) => `, ${pieceName(general)} in ${cityName(city)}`,
      );
      return `assigns ${giftsName(action.split)}${back.join("")}`;
    }
    case "expedition":
      return `sends ${pieceName(action.general)} off the map for ${cardNames(action.cards)}`;
    case "bringBack":
      return `brings ${pieceName(action.general)} back`;
    case "displace":
      return `moves ${pieceName(action.piece)} to ${cityName(action.city)}`;
    case "shiftSaxony":
      return `shifts saxony by ${action.steps}`;
    case "proposeStack":
      return `proposes a stack of ${pieceName(action.general)} in ${cityName(action.city)}`;
    case "placeTrain":
      return `places the second train in ${cityName(action.city)}`;
    case "vote":
      return `gives ${action.charles} votes to charles`;
    case "propose":
      return `offers ${action.partner} for ${action.turns} turns: ${termsName(action.terms)}`;
    default: {
      const { type, ...rest } = action;
      const told = Object.values(rest).map(String);
      return [type, ...told].join(" ");
    }
  }
};

export const tellAffairEntry = (entry: LogEntry): string => {
  switch (entry.type) {
    case "cardsTakenBack":
    case "cardsTurnedDown":
    case "putAsideTaken":
      return `${entry.type} by ${powerName(entry.power)}: ${"cards" in entry ? cardNames(entry.cards) : entry.decks.map((deck) => "abcd"[deck]).join("")}`;
    case "politicalCardOpened":
    case "politicalCardDiscarded":
      return `${entry.type} ${politicalCardName(entry.card)}`;
    case "trumpTurnedUp":
      return `turned up for trump: ${cardName(entry.card)}`;
    case "trumpChosen":
      return `trump is ${SUIT_NAMES[entry.suit]}`;
    case "cardPlaced":
      if ("placed" in entry) return `${powerName(entry.power)} places ${entry.placed ? "a card" : "nothing"}`;
      return `${powerName(entry.power)} places ${entry.card === null ? "nothing" : cardName(entry.card)}`;
    case "cardRevealed":
      return `${powerName(entry.power)} shows ${cardName(entry.card)}${entry.isTrump ? "" : ", a bluff"}`;
    case "influenceRanked":
      return `influence: ${entry.ranking.map(({ power, influence }) => `${powerName(power)} ${influence}`).join(", ") || "none"}`;
    case "politicalCardSelected":
      return `${powerName(entry.power)} selects ${politicalCardName(entry.card)} for ${cardNames(entry.paid)}`;
    case "politicalCardExecuted":
      return `${powerName(entry.power)} executes ${politicalCardName(entry.card)}: ${entry.instruction ? `instruction for ${powerName(entry.receiver)}` : "no instruction"}, ${shiftsName(entry.shifts)}${entry.barred.map((track) => `, no ${track}`).join("")}`;
    case "troopsAssigned":
      return `${powerName(entry.power)} assigns ${entry.troops}${"split" in entry ? `: ${giftsName(entry.split)}` : ""}`;
    case "agreementChanged": {
      const { id, proposer, partner, status, terms } = entry.agreement;
      return `agreement ${id} of ${proposer} and ${partner} ${status}: ${termsName(terms)}`;
    }
    case "cardsPutAside":
      return `put aside from ${entry.decks.map((deck) => "abcd"[deck]).join("")}`;
    case "handDiscarded":
      return `${powerName(entry.power)} discards ${cardNames(entry.cards)}`;
    case "markerReturned":
    case "electorTurned":
      return `${entry.type} ${fortressName(entry.fortress)}`;
    case "expeditionSent":
      return `${pieceName(entry.general)} is sent off the map for ${cardNames(entry.cards)}`;
    case "generalReturned":
      return `${pieceName(entry.general)} returns in ${cityName(entry.city)}`;
    case "displaced":
      return `${pieceName(entry.piece)} goes from ${cityName(entry.from)} to ${entry.to === null ? "off the board" : cityName(entry.to)}`;
    case "saxonWentHome":
      return `${pieceName(entry.piece)} goes home to ${cityName(entry.city)}`;
    default: {
      const { type, ...rest } = entry;
      return `${type} ${JSON.stringify(rest)}`;
    }
  }
};

export const tellAffairChoice = (choice: Choice): string => {
  switch (choice.type) {
    case "placeCard":
      return `place a card for ${powerName(choice.power)}`;
    case "selectCard":
      return `select ${politicalCardNames(choice.cards)}`;
    case "execute":
      return `execute ${politicalCardName(choice.card)}, ${[...actionsOf(choice)].length} ways`;
    case "assignTroops":
      return `assign ${choice.troops} troops of ${powerName(choice.power)}, ${[...actionsOf(choice)].length} ways`;
    case "propose":
      return `propose, ${choice.suggestions().length} suggestions`;
    case "answerOffer":
      return `answer offer ${choice.agreement}${choice.mayAccept ? "" : " with no"}`;
    case "vote":
      return `cast ${choice.votes} votes, ${choice.least} to ${choice.most} for charles`;
    case "displace":
      return `move ${pieceName(choice.piece)} to ${choice.sites.map(({ city }) => cityName(city)).join(", ")}`;
    case "expedition":
      return `send one of ${[...choice.onBoard, ...choice.offBoard].map(pieceName).join(", ")}`;
    default: {
      const { type, ...rest } = choice;
      const told = JSON.stringify(rest);
      return told === "{}" ? type : `${type} ${told}`;
    }
  }
};

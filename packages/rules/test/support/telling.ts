import type { Action, Choice, Fight, LogEntry } from "../../src/engine.ts";
import { actionsOf, worthOfHand } from "../../src/engine.ts";
import {
  cardName,
  cardNames,
  cityName,
  fortressName,
  pieceName,
  piecesNames,
  powerName,
  routeName,
} from "./names.ts";
import { tellAffair, tellAffairChoice, tellAffairEntry } from "./tellingAffairs.ts";

/** What an action says, in one line. */
export const tellAction = (action: Action): string => {
  switch (action.type) {
    case "allot":
      return `allots ${action.troops.join(" ")} to the generals of ${powerName(action.power)}`;
    case "transfer":
      return `gives ${action.troops} of ${pieceName(action.from)}'s troops to ${pieceName(action.to)}`;
    case "placeHussar":
      return `places hussar ${action.hussar + 1} in ${cityName(action.city)}`;
    case "subsidy":
      return action.pay ? "pays the subsidy" : "refuses the subsidy";
    case "paySupply":
      return `pays ${cardNames(action.cards)} for the supply of ${powerName(action.power)}`;
    case "coverSupply":
      return `surrenders the hand of ${powerName(action.power)} and covers ${piecesNames(action.generals) || "nobody"}`;
    case "march": {
      const led = action.commander === undefined ? "" : `, ${pieceName(action.commander)} in command`;
      return `${action.force ? "force marches" : "marches"} ${pieceName(action.piece)} to ${routeName(action.path)}${led}`;
    }
    case "reenterTrain":
      return `re-enters ${pieceName(action.train)} in ${cityName(action.city)} for ${cardNames(action.cards)}`;
    case "fight":
      return `fights from ${cityName(action.attacker)} against ${cityName(action.defender)}`;
    case "playCard":
      return `plays ${cardName(action.card)}${action.value === undefined ? "" : ` as ${action.value}`}`;
    case "retreat":
      return `lets the loser retreat over ${routeName(action.path)}`;
    case "recruit": {
      const back = action.reentries.map(({ general, city }) => `${pieceName(general)} in ${cityName(city)}`);
      const gifts = action.split.map(({ general, troops }) => `${troops} to ${pieceName(general)}`);
      return [
        `recruits ${action.troops} for ${powerName(action.power)} with ${cardNames(action.cards)}`,
        ...(gifts.length > 0 ? [gifts.join(", ")] : []),
        ...(back.length > 0 ? [`back: ${back.join(", ")}`] : []),
      ].join("; ");
    }
    default:
      return tellAffair(action);
  }
};

const tellFights = (fights: readonly Fight[]): string =>
  fights
    .map(
      ({ attacker, defender, attackers, defenders }) =>
        `${piecesNames(attackers)} (${cityName(attacker)}) against ${piecesNames(defenders)} (${cityName(defender)})`,
    )
    .join("; ");

const decksName = (decks: readonly number[]): string => decks.map((deck) => "abcd"[deck]).join("");

/** What a line of the log says. */
export const tellEntry = (entry: LogEntry): string => {
  switch (entry.type) {
    case "turnBegan":
    case "winterBegan":
      return `${entry.type} ${entry.turn}`;
    case "stageBegan":
      return `stage ${entry.stage} of ${entry.powers.map(powerName).join(", ")}`;
    case "allotted":
      return `${powerName(entry.power)} has allotted${"troops" in entry ? ` ${entry.troops.join(" ")}` : ""}`;
    case "transferred":
      return `${entry.troops} troops from ${pieceName(entry.from)} to ${pieceName(entry.to)}`;
    case "deckOpened":
      return `deck ${decksName(entry.decks)} is opened`;
    case "cardsDrawn":
      return `${powerName(entry.power)} draws ${"cards" in entry ? cardNames(entry.cards) : `from ${decksName(entry.decks)}`}`;
    case "subsidyPaid":
      return `${powerName(entry.from)} hands ${powerName(entry.to)} ${"card" in entry ? cardName(entry.card) : `a card of ${decksName([entry.deck])}`}`;
    case "subsidyRefused":
      return `${powerName(entry.from)} refuses ${powerName(entry.to)} the subsidy`;
    case "hussarPlaced":
    case "hussarRemoved":
      return `${entry.type} ${entry.hussar + 1} ${cityName(entry.city)}`;
    case "supplyPaid":
      return `${powerName(entry.power)} pays ${entry.price} for supply with ${cardNames(entry.cards)}`;
    case "handSurrendered":
      return `${powerName(entry.power)} surrenders ${cardNames(entry.cards)} for ${entry.price}, covers ${piecesNames(entry.covered) || "nobody"}`;
    case "outOfSupply":
      return `${pieceName(entry.general)} out of supply, loses ${entry.loss}`;
    case "backInSupply":
      return `${pieceName(entry.general)} back in supply`;
    case "generalRemoved":
      return `${pieceName(entry.general)} leaves the board (${entry.cause})`;
    case "marched":
      return `${pieceName(entry.piece)} ${entry.force ? "force marches" : "marches"} ${routeName([entry.from, ...entry.path])}`;
    case "stackFormed":
      return `stack in ${cityName(entry.city)}: ${pieceName(entry.commander)} commands ${pieceName(entry.deputy)}`;
    case "seatDone":
      return `${entry.seat} is done`;
    case "trainEliminated":
      return `${pieceName(entry.by)} eliminates ${pieceName(entry.train)} in ${cityName(entry.city)}`;
    case "trainReentered":
      return `${pieceName(entry.train)} re-enters in ${cityName(entry.city)} for ${cardNames(entry.cards)}`;
    case "conquered":
      return `${powerName(entry.by)} conquers ${fortressName(entry.fortress)}${entry.retroactive ? " after the fact" : ""}, marker of ${powerName(entry.marker)}`;
    case "questionMarkPlaced":
      return `question mark of ${powerName(entry.by)} on ${fortressName(entry.fortress)}`;
    case "questionMarkRemoved":
      return `question mark off ${fortressName(entry.fortress)}`;
    case "fightsListed":
      return `due: ${tellFights(entry.fights)}`;
    case "battleBegan":
      return `battle: ${piecesNames(entry.attacker.generals)} with ${entry.attacker.troops} attack ${piecesNames(entry.defender.generals)} with ${entry.defender.troops}, score ${entry.score}`;
    case "cardPlayed":
      return `${powerName(entry.power)} plays ${cardName(entry.card)} as ${entry.value}, stands at ${entry.score}`;
    case "battleEnded":
      return `battle won by ${entry.winner ?? "nobody"}, ${entry.loss} lost`;
    case "retreated":
      return `${piecesNames(entry.generals)} retreat ${routeName([entry.from, ...entry.path])}`;
    case "noRetreat":
      return `no retreat of ${entry.length} for ${piecesNames(entry.generals)} from ${cityName(entry.from)}`;
    case "recruited": {
      const back = entry.reentries.map(({ general, city }) => `, ${pieceName(general)} in ${cityName(city)}`);
      const split =
        "split" in entry ? entry.split.map(({ general, troops }) => ` ${pieceName(general)} +${troops}`) : [];
      const told = split.length > 0 ? `:${split.join(",")}` : "";
      return `${powerName(entry.power)} recruits ${entry.troops} for ${cardNames(entry.cards)}${back.join("")}${told}`;
    }
    case "gameEnded":
      return `the game is over: ${entry.result.winner ?? "a tie"} (${entry.result.ending})`;
    default:
      return tellAffairEntry(entry);
  }
};

const countOf = (actions: Iterable<unknown>): number => {
  let count = 0;
  for (const _ of actions) count++;
  return count;
};

/** A family of marches in short: how many paths there are and where they end. */
const tellMarches = (choice: Extract<Choice, { type: "march" }>): string => {
  const counts = { normal: 0, forced: 0 };
  const ends = { normal: new Set<string>(), forced: new Set<string>() };
  for (const action of actionsOf(choice)) {
    if (action.type !== "march") continue;
    const kind = action.force ? "forced" : "normal";
    counts[kind]++;
    ends[kind].add(routeName(action.path.slice(-1)));
  }
  const names = (set: Set<string>): string => [...set].sort().join(", ");
  const beyond = new Set([...ends.forced].filter((name) => !ends.normal.has(name)));
  const forced =
    counts.forced > 0 ? `; ${counts.forced} force marches, further to ${names(beyond) || "nowhere"}` : "";
  return `${pieceName(choice.piece)} from ${cityName(choice.from)}: ${counts.normal} paths to ${names(ends.normal)}${forced}`;
};

/** What a choice offers, in one line. */
export const tellChoice = (choice: Choice): string => {
  switch (choice.type) {
    case "allot":
      return `allot ${choice.total} troops of ${powerName(choice.power)}, ${countOf(actionsOf(choice))} ways`;
    case "transfer":
      return `transfer up to ${choice.most} from ${pieceName(choice.from)} to ${pieceName(choice.to)}`;
    case "placeHussar":
      return `place hussar ${choice.hussar + 1} in ${choice.cities.map(cityName).sort().join(", ")}`;
    case "paySupply":
      return `pay ${choice.price} for the supply of ${powerName(choice.power)}, ${countOf(actionsOf(choice))} ways`;
    case "coverSupply":
      return `cover some of ${piecesNames(choice.charges.map(({ general }) => general))} with ${choice.worth} points`;
    case "march":
      return tellMarches(choice);
    case "reenterTrain":
      return `re-enter ${pieceName(choice.train)} in ${choice.cities.map(cityName).join(", ")}`;
    case "fight":
      return `fight ${tellFights(choice.fights)}`;
    case "playCard":
      return `play ${cardNames(choice.cards)} at ${choice.score}`;
    case "retreat":
      return `retreat over ${choice.paths.map(routeName).join("; ")}`;
    case "recruit": {
      const room = choice.room.map(({ general, room: left }) => `${pieceName(general)} ${left}`);
      const back = choice.offBoard.map(
        ({ general, sites }) =>
          `${pieceName(general)} in ${sites.map(({ city }) => cityName(city)).join(" or ")}`,
      );
      return `recruit for ${powerName(choice.power)} with ${worthOfHand(choice.hand)} points; room ${room.join(", ") || "none"}; back ${back.join(", ") || "nobody"}`;
    }
    default:
      return tellAffairChoice(choice);
  }
};

import {
  areHostile,
  boardOf,
  type CityId,
  FREE,
  type GameEvent,
  generalsIn,
  type PieceId,
  powerOf,
  supplyOf,
  UNSUPPLIED,
  type View,
} from "@maria/rules";
import { fortressName, pieceName, pieceNames, strengthText } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import type { Way } from "./marchWays.ts";

const eventRemark = (words: Words, event: GameEvent): string[] => {
  switch (event.type) {
    case "conquered":
      return [words.say("march.conquers", { city: fortressName(words, event.fortress) })];
    case "questionMarkPlaced":
      return [words.say("march.questionMark", { city: fortressName(words, event.fortress) })];
    case "trainEliminated":
      return [words.say("march.eliminates", { train: pieceName(words, event.train) })];
    case "hussarRemoved":
      return [words.say("march.removesHussar", { hussar: event.hussar + 1 })];
    case "stackFormed":
      return [words.say("march.joins", { commander: pieceName(words, event.commander) })];
    case "stackProposed":
      return [words.say("march.needsConsent")];
    case "setAsideReturned":
      return [words.say("march.markersReturn", { n: event.markers })];
    case "gameEnded":
      return [words.say("march.wins")];
    default:
      return [];
  }
};

/** CMB-01: whoever stands next to the end of the march will have to be fought. */
const attackRemarks = (words: Words, view: View, piece: PieceId, end: CityId): string[] => {
  const power = powerOf(words.pack, piece);
  return (boardOf(view).neighbours[end] ?? []).flatMap((city) => {
    const generals = generalsIn(view, words.pack, city);
    const [first] = generals;
    if (first === undefined || !areHostile(view, power, powerOf(words.pack, first))) return [];
    const n = strengthText(words, view, generals);
    return [words.say("march.attacks", { generals: pieceNames(words, generals), n })];
  });
};

const supplyRemark = (words: Words, { after, march }: Way): string[] => {
  const supply = supplyOf(after, words.pack, boardOf(after), march.piece);
  if (supply === FREE) return [];
  return [
    supply === UNSUPPLIED ? words.say("march.outOfSupply") : words.say("march.supplyPrice", { n: supply }),
  ];
};

/** What a march would bring about: conquests, battles, trouble with supply. */
export const remarksOn = (words: Words, view: View, way: Way): string[] => {
  const { piece, path } = way.march;
  const happened = way.events.flatMap((event) => eventRemark(words, event));
  if (piece >= words.pack.generals.length) return happened;
  const end = path[path.length - 1] as CityId;
  return [...happened, ...attackRemarks(words, view, piece, end), ...supplyRemark(words, way)];
};

import { marchReach } from "@maria/advice/movement";
import type { View } from "@maria/rules";
import type {
  CardId,
  Choice,
  CityId,
  MarchChoice,
  PieceId,
  Power,
  ReentrySite,
  Seat,
} from "@maria/rules/model";
import {
  bindingText,
  cardNames,
  cityName,
  marchOwedText,
  pieceName,
  pieceWithRank,
  politicalTitle,
  powerName,
  powerNames,
  seatName,
  trackName,
} from "@maria/tell";
import type { PageWords } from "./textBoard.ts";

/** One kind of thing that may be done now, with what it may be done to. */
export interface ChoiceLine {
  readonly text: string;
  readonly details: readonly string[];
}

const marchDetails = (words: PageWords, choice: MarchChoice): string[] => {
  const isGeneral = words.pack.pieces[choice.piece]?.kind === "general";
  const reached = [...marchReach(choice, isGeneral).values()];
  const names = (isForced: boolean): string[] =>
    reached.filter(({ pace }) => (pace === "force") === isForced).map(({ city }) => cityName(words, city));
  const [normal, force] = [names(false), names(true)];
  return [
    ...(normal.length > 0 ? [words.say("panels.choiceNormal", { cities: words.list(normal) })] : []),
    ...(force.length > 0 ? [words.say("panels.choiceForce", { cities: words.list(force) })] : []),
  ];
};

/** What a choice leaves open, in words: pieces, cities, cards, prices. */
const detailsOf = (words: PageWords, view: View, choice: Choice): string[] => {
  const { say, list } = words;
  const cities = (found: readonly CityId[]): string => list(found.map((city) => cityName(words, city)));
  const sites = (found: readonly ReentrySite[]): string => cities(found.map(({ city }) => city));
  const piece = (found: PieceId): string => pieceName(words, found);
  const power = (found: Power): string => powerName(words, found);
  const cards = (found: readonly CardId[]): string => cardNames(words, found);
  const price = (n: number): string => say("panels.choicePrice", { n });
  switch (choice.type) {
    case "allot":
      return [power(choice.power), say("panels.troops", { n: choice.total })];
    case "transfer":
      return [`${piece(choice.from)} → ${piece(choice.to)}`, say("panels.upTo", { n: choice.most })];
    case "placeHussar":
      return [cities(choice.cities)];
    case "paySupply":
      return [power(choice.power), price(choice.price), cards(choice.hand)];
    case "coverSupply":
      return [
        power(choice.power),
        ...choice.charges.map(({ general, price: n }) =>
          say("supply.chargeAt", { general: piece(general), n }),
        ),
      ];
    case "march":
      return marchDetails(words, choice);
    case "reenterTrain":
      return [piece(choice.train), price(choice.price), cities(choice.cities)];
    case "fight":
      return choice.fights.map(
        ({ attacker, defender }) => `${cityName(words, attacker)} → ${cityName(words, defender)}`,
      );
    case "playCard":
      return [cards(choice.cards)];
    case "retreat":
      return choice.paths.map((path) => path.map((city) => cityName(words, city)).join(" – "));
    case "proposeStack":
      return [piece(choice.general), sites(choice.sites)];
    case "recruit":
      return [
        power(choice.power),
        say("panels.choicePerTroop", { n: choice.pricePerTroop }),
        cards(choice.hand),
      ];
    case "placeCard":
      return [power(choice.power), cards(choice.hand)];
    case "selectCard":
      return choice.cards.map((card) => politicalTitle(words, card));
    case "execute":
      return [
        politicalTitle(words, choice.card),
        ...(choice.receivers === null ? [] : [powerNames(words, choice.receivers)]),
        ...choice.shifts.map(({ track }) => trackName(words, track)),
      ];
    case "assignTroops":
      return [power(choice.power), say("panels.troops", { n: choice.troops })];
    case "expedition":
      return [power(choice.power), ...[...choice.onBoard, ...choice.offBoard].map(piece)];
    case "bringBack":
      return choice.generals.map(piece);
    case "displace":
      return [piece(choice.piece), sites(choice.sites)];
    case "shiftSaxony":
      return [say("panels.upTo", { n: choice.most })];
    case "placeTrain":
      return [cities(choice.cities)];
    case "vote":
      return [say("panels.votes", { n: choice.votes })];
    case "propose":
      return choice.partners.map((seat) => seatName(words, seat));
    case "answerOffer":
    case "withdrawOffer":
    case "endTreaty":
      return [say("panels.agreement", { n: choice.agreement })];
    case "answerStack": {
      const frame = view.agenda[view.agenda.length - 1];
      return frame?.kind === "consent" ? [piece(frame.stack.piece), cityName(words, frame.stack.city)] : [];
    }
    default:
      return [];
  }
};

/** RUL-101: what would end the movement, with the treaty that forbids it yet. */
const endingsOwed = (words: PageWords, view: View, seat: Seat): ChoiceLine[] =>
  (["passFlanders", "done"] as const).flatMap((type) => {
    const owed = marchOwedText(words, view, seat, type);
    return owed === null ? [] : [{ text: words.say(`panels.choice.${type}`), details: [owed] }];
  });

/** The choices as a list that can be read out, with what treaties take away from them. */
export const choiceLines = (words: PageWords, view: View, choices: readonly Choice[]): ChoiceLine[] => {
  const { seat } = view;
  const lines = choices.map((choice) => {
    const bound = seat === null ? null : bindingText(words, view, seat, choice);
    return {
      // There may be many marches: each is told by its piece.
      text:
        choice.type === "march"
          ? words.say("everybody.choiceMarch", { piece: pieceWithRank(words, choice.piece) })
          : words.say(`panels.choice.${choice.type}`),
      details: [...detailsOf(words, view, choice), bound ?? ""].filter((detail) => detail !== ""),
    };
  });
  return seat === null || choices.length === 0 ? lines : [...lines, ...endingsOwed(words, view, seat)];
};

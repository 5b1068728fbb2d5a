import { HIGHEST_CARD, TRACK_NAMES } from "@maria/rules/model";
import type {
  BattleName,
  BattleOrder,
  ExecutionOrder,
  OrderKind,
  Orders,
  PlacementOrder,
  RetreatWish,
  SelectionOrder,
  SupplyOrder,
  WinterOrder,
} from "@maria/table";
import { cityName, politicalTitle, powerName, suitSign, trackName } from "@maria/tell";
import { language } from "../../language/language.svelte.ts";
import { type SimpleKind, simpleAnswers } from "./simple.ts";
import { SUITS } from "./suits.ts";
import type { OrderSay } from "./texts.ts";

/** "Prag against Königgrätz, turn 3" */
export const battleText = (say: OrderSay, battle: BattleName | null): string =>
  battle === null
    ? say("orders.everyBattle")
    : say("orders.thisBattle", {
        attacker: cityName(language.words, battle.attacker),
        defender: cityName(language.words, battle.defender),
        turn: battle.turn,
      });

/** "♥10 ♠7": the highest card of each suit that may be spent. */
const suitsText = ({ highest }: BattleOrder): string =>
  SUITS.filter((suit) => (highest[suit] ?? 0) > 0)
    .map((suit) => `${suitSign(suit)}${highest[suit]}`)
    .join(" ");

const howText = (say: OrderSay, order: BattleOrder): string => {
  const { accept, giveUp, highest, reserve, keep, onlyIfLevel, otherwise } = order;
  const isFree = highest.every((card) => card === HIGHEST_CARD);
  const isNothing = highest.every((card) => card === 0) && reserve === 0;
  const parts = [
    ...(isNothing ? [say("orders.part.nothing")] : []),
    ...(isFree ? [say("orders.part.all")] : []),
    ...(!isFree && suitsText(order) !== "" ? [say("orders.part.suits", { cards: suitsText(order) })] : []),
    ...(reserve > 0 ? [say("orders.part.reserve", { n: reserve })] : []),
    ...(accept === null ? [] : [say("orders.part.accept", { n: accept })]),
    ...(giveUp === null ? [] : [say("orders.part.giveUp", { n: giveUp })]),
    ...(keep > 0 ? [say("orders.part.keep", { n: keep })] : []),
    ...(onlyIfLevel ? [say("orders.part.level")] : []),
    ...(otherwise === "wait" ? [say("orders.part.wait")] : []),
  ];
  return parts.join(", ");
};

export const battleOrderText = (say: OrderSay, order: BattleOrder): string => {
  const battle = battleText(say, order.battle);
  const how = howText(say, order);
  if (order.power === null) return say("orders.part.battle", { battle, how });
  return say("orders.part.powered", { battle, power: powerName(language.words, order.power), how });
};

export const wishText = (say: OrderSay, wish: RetreatWish): string => {
  if (wish.type === "towards")
    return say("orders.wish.towardsCity", { city: cityName(language.words, wish.city) });
  if (wish.type === "away") return say("orders.wish.awayFrom", { city: cityName(language.words, wish.city) });
  return say(`orders.wish.${wish.type}`);
};

const supplyText = (say: OrderSay, { most, keepReserves, keepSuits }: SupplyOrder): string =>
  [
    say("orders.mostPays", { n: most }),
    ...(keepReserves ? [say("orders.reservesKept")] : []),
    ...(keepSuits.length > 0 ? [say("orders.suitsLast", { suits: keepSuits.map(suitSign).join(" ") })] : []),
  ].join(", ");

const winterText = (say: OrderSay, { most, keepReserves }: WinterOrder): string =>
  [say("orders.mostRecruits", { n: most }), ...(keepReserves ? [say("orders.reservesKept")] : [])].join(", ");

const titles = (cards: readonly number[]): string =>
  language.words.list(cards.map((card) => politicalTitle(language.words, card)));

export const placementText = (say: OrderSay, order: PlacementOrder): string => {
  const { unlessCards, unlessRival, least, most } = order;
  const power = powerName(language.words, order.power);
  const when = [
    ...(unlessCards.length > 0 ? [say("orders.whenCards", { cards: titles(unlessCards) })] : []),
    ...(unlessRival === null
      ? []
      : [
          say("orders.whenRival", {
            power: powerName(language.words, unlessRival.power),
            n: unlessRival.influence,
          }),
        ]),
  ];
  if (when.length === 0) return say("orders.placesNothing", { power });
  return say("orders.placesUnless", { power, when: when.join(" / "), least, most });
};

export const selectionText = (say: OrderSay, { power, cards }: SelectionOrder): string =>
  cards.length === 0
    ? say("orders.conserves", { power: powerName(language.words, power) })
    : say("orders.selects", { power: powerName(language.words, power), cards: titles(cards) });

const executionText = (say: OrderSay, { instruction, tracks }: ExecutionOrder): string =>
  [
    say(instruction ? "orders.executes" : "orders.executesNot"),
    ...TRACK_NAMES.filter((track) => tracks[track] !== 0).map((track) =>
      say("orders.shift", {
        track: trackName(language.words, track),
        where: say(tracks[track] < 0 ? "orders.left" : "orders.right"),
      }),
    ),
  ].join(", ");

const simpleText = (say: OrderSay, kind: SimpleKind, orders: Orders): string | null =>
  simpleAnswers(say, kind).find(({ value }) => value === orders[kind])?.label ?? null;

const listText = (texts: readonly string[]): string | null => (texts.length === 0 ? null : texts.join("; "));

/** What stands of a kind, in a few words; null if nothing does and the player is waited for. */
export const standingText = (say: OrderSay, kind: OrderKind, orders: Orders): string | null => {
  switch (kind) {
    case "battles":
      return listText(orders.battles.map((order) => battleOrderText(say, order)));
    case "retreat":
      return listText(orders.retreat.map((wish) => wishText(say, wish)));
    case "placements":
      return listText(orders.placements.map((order) => placementText(say, order)));
    case "selections":
      return listText(orders.selections.map((order) => selectionText(say, order)));
    case "supply":
      return orders.supply && supplyText(say, orders.supply);
    case "winter":
      return orders.winter && winterText(say, orders.winter);
    case "execution":
      return orders.execution && executionText(say, orders.execution);
    default:
      return simpleText(say, kind, orders);
  }
};

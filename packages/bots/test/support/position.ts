import { choices, newGame, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { momentOf, type PhaseName } from "@maria/rules/board";
import {
  type Action,
  type CardId,
  type Choice,
  type CityId,
  cardOf,
  type FortressId,
  type Frame,
  NO_PART,
  OFF_BOARD,
  type PieceId,
  type Place,
  POWER_NAMES,
  type PowerName,
  type PowerOrNobody,
  type Random,
  reserveOf,
  type Seat,
  type State,
  type Suit,
} from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import { BOTS } from "../../src/index.ts";
import { historical as pack, THREE } from "./historical.ts";

/** "prussia1" is the Prussian general of rank 1, "prussiaT1" the first Prussian train. */
export const piece = (name: string): PieceId => {
  const match = /^([a-z]+?)(T?)(\d+)$/.exec(name);
  const owner = POWER_NAMES.indexOf(match?.[1] as PowerName);
  const number = Number(match?.[3]);
  const found = match?.[2]
    ? pack.trains.filter((train) => train.power === owner)[number - 1]
    : pack.generals.find((general) => general.power === owner && general.rank === number);
  if (!found) throw new Error(`no piece ${name}`);
  return found.id;
};

export const city = (key: string): CityId => {
  const id = pack.cityByKey.get(key);
  if (id === undefined) throw new Error(`no city ${key}`);
  return id;
};

export const fortress = (key: string): FortressId => {
  const id = pack.fortressIn[city(key)];
  if (id === undefined || id === -1) throw new Error(`no fortress ${key}`);
  return id;
};

/** "H10" is the ten of hearts of the first deck, "H10b" of the second; "R" and "Q" are its two Reserves. */
export const card = (text: string): CardId => {
  const match = /^([HDCSRQ])(\d*)(b?)$/.exec(text);
  if (!match) throw new Error(`no card ${text}`);
  const deck = match[3] ? 1 : 0;
  if (match[1] === "R") return reserveOf(0, deck);
  if (match[1] === "Q") return reserveOf(1, deck);
  return cardOf("HDCS".indexOf(match[1] as string) as Suit, Number(match[2]), deck);
};

export const cards = (text: string): CardId[] => (text === "" ? [] : text.split(" ").map(card));

interface Setup {
  readonly turn?: number;
  readonly stage: 2 | 3 | 4 | 5;
  readonly phase: PhaseName;
  /** The decision the game waits for. */
  readonly frame: Frame;
  /** Where pieces stand; all others are off the board or take no part. */
  readonly pieces: Readonly<Record<string, string>>;
  /** Troops by general; 4 where nothing is said. */
  readonly troops?: Readonly<Record<string, number>>;
  readonly faceDown?: readonly string[];
  readonly hands?: Readonly<Partial<Record<PowerName, string>>>;
  readonly markers?: Readonly<Record<string, PowerName>>;
}

export const stepOf = (setup: Pick<Setup, "stage" | "phase">): number => {
  for (let step = 0; step < 100; step++) {
    const moment = momentOf({ step });
    if (moment?.stage === setup.stage && moment.phase === setup.phase) return step;
  }
  throw new Error(`no phase ${setup.phase} in stage ${setup.stage}`);
};

const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const cardsOfDeck = (deck: number): CardId[] => [
  ...([0, 1, 2, 3] as const).flatMap((suit) => VALUES.map((value) => cardOf(suit, value, deck))),
  reserveOf(0, deck),
  reserveOf(1, deck),
];

/** An introductory game of three in the middle of play; the first two decks have been opened. */
export const position = (setup: Setup): State => {
  const start = newGame(pack, THREE, seedFromNumber(1));
  const at: Place[] = start.at.map((place) => (place === NO_PART ? NO_PART : OFF_BOARD));
  const troops = pack.generals.map(() => 0);
  for (const [name, key] of Object.entries(setup.pieces)) {
    at[piece(name)] = city(key);
    if (piece(name) < troops.length) troops[piece(name)] = setup.troops?.[name] ?? 4;
  }
  const hands = POWER_NAMES.map((name) => cards(setup.hands?.[name] ?? ""));
  const dealt = new Set(hands.flat());
  const markers = start.markers.slice();
  for (const [key, name] of Object.entries(setup.markers ?? {}))
    markers[fortress(key)] = POWER_NAMES.indexOf(name) as PowerOrNobody;
  return {
    ...start,
    turn: setup.turn ?? 2,
    step: stepOf(setup),
    agenda: [setup.frame],
    at,
    troops,
    faceDown: pack.generals.map(({ id }) => (setup.faceDown ?? []).some((name) => piece(name) === id)),
    hands,
    drawDeck: [...cardsOfDeck(0), ...cardsOfDeck(1)].filter((each) => !dealt.has(each)),
    nextDeck: 2,
    markers,
  };
};

/** The movement phase of these powers, nobody having moved. */
export const movementOf = (...powers: PowerName[]): Frame => ({
  kind: "movement",
  powers: powers.map((name) => POWER_NAMES.indexOf(name) as 0),
  done: [],
  asked: [],
  dispute: null,
  refusedStacks: [],
});

export const chance = (number: number): Random => chanceFrom(number);

export const offered = (state: State, seat: Seat): readonly Choice[] => choices(view(state, seat), seat);

/** What the cadet does in this position. */
export const cadetsAnswer = (state: State, seat: Seat, seed = 1): Action =>
  BOTS.cadet(view(state, seat), offered(state, seat), { milliseconds: 0 }, chance(seed));

import { describe, expect, test } from "vitest";
import { balance, type Ledger, openLedger } from "../../src/game/ledger.ts";
import { enter, unaccountedFor } from "../../src/game/ledgerEntries.ts";
import { newGame } from "../../src/game/newGame.ts";
import { cardsOfDeck } from "../../src/model/cards.ts";
import type { GameEvent } from "../../src/model/events.ts";
import { type CardId, NO_PART, OFF_BOARD, OFF_MAP_BOX, type Place } from "../../src/model/ids.ts";
import { AUSTRIA, FRANCE, NOBODY, PRAGMATIC, PRUSSIA, SAXONY } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import type { Agreement } from "../../src/model/treaties.ts";
import { seedFromNumber } from "../../src/tools/rng.ts";
import { optionsOf } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { city, fortress, piece } from "../support/position.ts";

const fresh = newGame(historical, optionsOf({ variant: "advanced", players: 3 }), seedFromNumber(1));
const game: State = {
  ...fresh,
  agenda: [],
  troops: historical.generals.map(({ id }) => ((fresh.at[id] as Place) === OFF_BOARD ? 0 : 4)),
};

const the = (name: string) => piece(historical, name);
const in_ = (key: string) => city(historical, key);
const fort = (key: string) => fortress(historical, key);
const handOf = (power: number): readonly CardId[] => game.hands[power] as readonly CardId[];
const firstOf = (power: number): CardId => handOf(power)[0] as CardId;
const topCard = game.drawDeck[game.drawDeck.length - 1] as CardId;
const without = (power: number, ...cards: readonly CardId[]): Set<CardId> =>
  new Set(handOf(power).filter((card) => !cards.includes(card)));
const changed = <T>(list: readonly T[], ...changes: readonly (readonly [number, T])[]): T[] =>
  changes.reduce((all, [index, value]) => all.map((old, at) => (at === index ? value : old)), [...list]);

const agreement = (id: number, status: Agreement["status"]): Agreement =>
  ({ id, status, impossible: [] }) as unknown as Agreement;

/** The headings of the ledger that differ after some events, as they are then. */
const entered = (before: Partial<Ledger>, ...events: readonly GameEvent[]): Partial<Ledger> => {
  const opened = (): Ledger => ({ ...openLedger(game), ...structuredClone(before) });
  const [old, ledger] = [opened(), opened()];
  for (const event of events) enter(ledger, event);
  const { pack: _, ...open } = ledger;
  const headings = Object.keys(open) as (keyof typeof open)[];
  return Object.fromEntries(
    headings
      .filter((heading) => !isSame(ledger[heading], old[heading]))
      .map((heading) => [heading, ledger[heading]]),
  );
};
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(written(a)) === JSON.stringify(written(b));
const written = (value: unknown): unknown =>
  value instanceof Set || value instanceof Map
    ? [...value]
    : Array.isArray(value)
      ? value.map(written)
      : value;

/** Two generals of Prussia in Berlin. */
const together = {
  at: changed(game.at, [the("prussia1"), in_("berlin")], [the("prussia2"), in_("berlin")]),
};

type LedgerEntry = readonly [event: GameEvent, before: Partial<Ledger>, after: Partial<Ledger>];

const ENTRIES: readonly LedgerEntry[] = [
  [{ type: "turnBegan", turn: 7 }, {}, { turn: 7 }],
  [
    { type: "allotted", power: PRUSSIA, troops: [8, 7, 1, 6] },
    {},
    {
      troops: changed(
        game.troops,
        [the("prussia1"), 8],
        [the("prussia2"), 7],
        [the("prussia3"), 1],
        [the("prussia4"), 6],
      ),
    },
  ],
  [
    { type: "transferred", from: the("prussia1"), to: the("prussia2"), troops: 3 },
    {},
    { troops: changed(game.troops, [the("prussia1"), 1], [the("prussia2"), 7]) },
  ],
  [
    { type: "deckOpened", decks: [1] },
    {},
    { unseen: new Set([...game.drawDeck, ...cardsOfDeck(1)]), openedDecks: 2 },
  ],
  [
    { type: "deckOpened", decks: [0] },
    { discards: [[topCard], [], [], []], unseen: new Set() },
    { unseen: new Set([topCard]), discards: [[], [], [], []] },
  ],
  [
    { type: "cardsDrawn", power: PRUSSIA, cards: [topCard] },
    {},
    {
      hands: openLedger(game).hands.map((hand, power) =>
        power === PRUSSIA ? new Set([...hand, topCard]) : hand,
      ),
      unseen: new Set(game.drawDeck.slice(0, -1)),
    },
  ],
  [
    { type: "subsidyPaid", from: FRANCE, to: PRUSSIA, card: topCard },
    {},
    {
      hands: openLedger(game).hands.map((hand, power) =>
        power === PRUSSIA ? new Set([...hand, topCard]) : hand,
      ),
      unseen: new Set(game.drawDeck.slice(0, -1)),
    },
  ],
  [{ type: "hussarPlaced", hussar: 1, city: in_("ulm") }, {}, { hussars: [OFF_BOARD, in_("ulm")] }],
  [
    { type: "hussarRemoved", hussar: 0, city: in_("ulm") },
    { hussars: [in_("ulm"), in_("wien")] },
    { hussars: [OFF_BOARD, in_("wien")] },
  ],
  ...(["supplyPaid", "handSurrendered"] as const).map(
    (type): LedgerEntry => [
      { type, power: PRUSSIA, price: 3, cards: [firstOf(PRUSSIA)], covered: [] } as GameEvent,
      {},
      {
        hands: changed(openLedger(game).hands, [PRUSSIA, without(PRUSSIA, firstOf(PRUSSIA))]),
        discards: [[firstOf(PRUSSIA)], [], [], []],
      },
    ],
  ),
  [
    { type: "outOfSupply", general: the("prussia1"), loss: 2 },
    together,
    {
      faceDown: changed(game.faceDown, [the("prussia1"), true]),
      troops: changed(game.troops, [the("prussia1"), 6], [the("prussia2"), 0]),
      pooled: new Set([the("prussia1"), the("prussia2")]),
    },
  ],
  [
    { type: "backInSupply", general: the("prussia1") },
    { faceDown: changed(game.faceDown, [the("prussia1"), true], [the("prussia2"), true]) },
    { faceDown: changed(game.faceDown, [the("prussia2"), true]) },
  ],
  [
    { type: "generalRemoved", general: the("prussia1"), cause: "combat" },
    together,
    {
      at: changed(together.at, [the("prussia1"), OFF_BOARD]),
      troops: changed(game.troops, [the("prussia1"), 0], [the("prussia2"), 8]),
    },
  ],
  [
    { type: "generalRemoved", general: the("austria1"), cause: "noRetreat" },
    { faceDown: changed(game.faceDown, [the("austria1"), true]) },
    {
      at: changed(game.at, [the("austria1"), OFF_BOARD]),
      troops: changed(game.troops, [the("austria1"), 0]),
      faceDown: game.faceDown.map(() => false),
    },
  ],
  [
    {
      type: "marched",
      piece: the("prussia1"),
      from: in_("steinau"),
      path: [in_("glogau"), in_("berlin")],
      force: false,
    },
    {},
    { at: changed(game.at, [the("prussia1"), in_("berlin")]) },
  ],
  [
    { type: "trainEliminated", train: the("austriaT1"), city: in_("wien"), by: the("prussia1") },
    {},
    { at: changed(game.at, [the("austriaT1"), OFF_BOARD]) },
  ],
  [
    { type: "trainReentered", train: the("prussiaT1"), city: in_("berlin"), cards: [firstOf(PRUSSIA)] },
    {},
    {
      at: changed(game.at, [the("prussiaT1"), in_("berlin")]),
      hands: changed(openLedger(game).hands, [PRUSSIA, without(PRUSSIA, firstOf(PRUSSIA))]),
      discards: [[firstOf(PRUSSIA)], [], [], []],
    },
  ],
  [
    { type: "conquered", fortress: fort("prag"), by: FRANCE, marker: FRANCE, retroactive: true },
    { questionMarks: changed(game.questionMarks, [fort("prag"), FRANCE]) },
    {
      markers: changed(game.markers, [fort("prag"), FRANCE]),
      questionMarks: game.questionMarks.map(() => NOBODY),
    },
  ],
  [
    { type: "questionMarkPlaced", fortress: fort("prag"), by: FRANCE },
    {},
    { questionMarks: changed(game.questionMarks, [fort("prag"), FRANCE]) },
  ],
  [
    { type: "questionMarkRemoved", fortress: fort("prag") },
    { questionMarks: changed(game.questionMarks, [fort("prag"), FRANCE], [fort("wien"), PRUSSIA]) },
    { questionMarks: changed(game.questionMarks, [fort("wien"), PRUSSIA]) },
  ],
  [
    { type: "cardPlayed", power: PRUSSIA, card: firstOf(PRUSSIA), value: 5, score: 1 },
    {},
    {
      hands: changed(openLedger(game).hands, [PRUSSIA, without(PRUSSIA, firstOf(PRUSSIA))]),
      discards: [[firstOf(PRUSSIA)], [], [], []],
    },
  ],
  ...(["attacker", "defender", null] as const).map(
    (winner): LedgerEntry => [
      {
        type: "battleEnded",
        winner,
        winnerPower: NOBODY,
        attacker: in_("berlin"),
        defender: in_("wien"),
        loss: 3,
      } as GameEvent,
      {
        at: changed(game.at, [the("prussia1"), in_("berlin")], [the("austria1"), in_("wien")]),
        commanding: new Map([
          [in_("berlin"), PRUSSIA],
          [in_("wien"), AUSTRIA],
        ]),
      } as Partial<Ledger>,
      winner === null
        ? {}
        : winner === "attacker"
          ? { troops: changed(game.troops, [the("austria1"), 1]), pooled: new Set([the("austria1")]) }
          : { troops: changed(game.troops, [the("prussia1"), 1]), pooled: new Set([the("prussia1")]) },
    ],
  ),
  [
    {
      type: "battleEnded",
      winner: "attacker",
      winnerPower: AUSTRIA,
      attacker: in_("wien"),
      defender: in_("berlin"),
      loss: 5,
    },
    {
      at: changed(game.at, [the("prussia1"), in_("berlin")], [the("saxony1"), in_("berlin")]),
      commanding: new Map([
        [in_("berlin"), PRUSSIA],
        [in_("wien"), AUSTRIA],
      ]),
    },
    // CMB-27: the partner's troops go first.
    {
      troops: changed(game.troops, [the("saxony1"), 0], [the("prussia1"), 3]),
      pooled: new Set([the("saxony1"), the("prussia1")]),
    },
  ],
  [
    {
      type: "retreated",
      generals: [the("prussia1"), the("prussia2")],
      from: in_("steinau"),
      path: [in_("glogau"), in_("berlin")],
    },
    {},
    { at: changed(game.at, [the("prussia1"), in_("berlin")], [the("prussia2"), in_("berlin")]) },
  ],
  [
    {
      type: "recruited",
      power: PRUSSIA,
      troops: 3,
      reentries: [{ general: the("prussia1"), city: in_("berlin") }],
      cards: [firstOf(PRUSSIA)],
      split: [
        { general: the("prussia1"), troops: 1 },
        { general: the("prussia2"), troops: 2 },
      ],
    },
    { faceDown: changed(game.faceDown, [the("prussia1"), true]) },
    {
      at: changed(game.at, [the("prussia1"), in_("berlin")]),
      faceDown: game.faceDown.map(() => false),
      troops: changed(game.troops, [the("prussia1"), 5], [the("prussia2"), 6]),
      hands: changed(openLedger(game).hands, [PRUSSIA, without(PRUSSIA, firstOf(PRUSSIA))]),
      discards: [[firstOf(PRUSSIA)], [], [], []],
    },
  ],
  [
    { type: "gameEnded", result: { winner: "louis", ending: "emptyPool", power: FRANCE, turn: 3 } },
    {},
    { result: { winner: "louis", ending: "emptyPool", power: FRANCE, turn: 3 } },
  ],
  [
    { type: "trumpTurnedUp", card: topCard },
    {},
    { unseen: new Set(game.drawDeck.slice(0, -1)), discards: [[topCard], [], [], []] },
  ],
  [{ type: "politicalCardOpened", card: 3 }, { openCards: [1] }, { openCards: [1, 3] }],
  [
    { type: "politicalCardSelected", power: PRUSSIA, card: 1, paid: [firstOf(PRUSSIA)] },
    { openCards: [1, 3] },
    {
      openCards: [3],
      hands: changed(openLedger(game).hands, [PRUSSIA, without(PRUSSIA, firstOf(PRUSSIA))]),
      discards: [[firstOf(PRUSSIA)], [], [], []],
    },
  ],
  [{ type: "politicalCardDiscarded", card: 1 }, { openCards: [1, 3] }, { openCards: [3] }],
  [
    {
      type: "troopsAssigned",
      power: PRUSSIA,
      troops: 2,
      reentries: [{ general: the("prussia4"), city: in_("berlin") }],
      split: [{ general: the("prussia4"), troops: 2 }],
    },
    {},
    {
      at: changed(game.at, [the("prussia4"), in_("berlin")]),
      troops: changed(game.troops, [the("prussia4"), 6]),
    },
  ],
  [
    { type: "electorTurned", fortress: fort("mainz"), to: FRANCE },
    {},
    { markers: changed(game.markers, [fort("mainz"), FRANCE]) },
  ],
  [
    { type: "markerShifted", track: "italy", from: 0, to: 2 },
    {},
    { tracks: { ...(game.affairs as NonNullable<State["affairs"]>).tracks, italy: 2 } },
  ],
  [{ type: "italyMarker", power: AUSTRIA }, {}, { italy: AUSTRIA }],
  [
    { type: "expeditionSent", power: FRANCE, general: the("france1"), cards: [firstOf(FRANCE)] },
    { faceDown: changed(game.faceDown, [the("france1"), true]) },
    {
      at: changed(game.at, [the("france1"), OFF_MAP_BOX]),
      faceDown: game.faceDown.map(() => false),
      hands: changed(openLedger(game).hands, [FRANCE, without(FRANCE, firstOf(FRANCE))]),
      discards: [[firstOf(FRANCE)], [], [], []],
    },
  ],
  [
    { type: "expeditionSent", power: FRANCE, general: the("france1"), cards: [firstOf(FRANCE)] },
    {
      at: changed(game.at, [the("france1"), OFF_BOARD]),
      troops: changed(game.troops, [the("france1"), 0]),
    },
    {
      at: changed(game.at, [the("france1"), OFF_MAP_BOX]),
      troops: changed(game.troops, [the("france1"), 2]),
      hands: changed(openLedger(game).hands, [FRANCE, without(FRANCE, firstOf(FRANCE))]),
      discards: [[firstOf(FRANCE)], [], [], []],
    },
  ],
  [
    { type: "generalReturned", general: the("prussia4"), city: in_("berlin") },
    {},
    { at: changed(game.at, [the("prussia4"), in_("berlin")]) },
  ],
  [
    { type: "displaced", piece: the("prussia1"), from: in_("steinau"), to: in_("berlin") },
    { faceDown: changed(game.faceDown, [the("prussia1"), true]) },
    { at: changed(game.at, [the("prussia1"), in_("berlin")]) },
  ],
  [
    { type: "displaced", piece: the("prussia1"), from: in_("steinau"), to: null },
    { faceDown: changed(game.faceDown, [the("prussia1"), true]) },
    {
      at: changed(game.at, [the("prussia1"), OFF_BOARD]),
      troops: changed(game.troops, [the("prussia1"), 0]),
      faceDown: game.faceDown.map(() => false),
    },
  ],
  [
    { type: "displaced", piece: the("prussiaT1"), from: in_("gruenberg"), to: null },
    {},
    { at: changed(game.at, [the("prussiaT1"), OFF_BOARD]) },
  ],
  [{ type: "saxonyChanged", status: 2, seat: "maria" }, {}, { saxony: 2 }],
  [
    { type: "saxonWentHome", piece: the("saxony1"), city: in_("dresden") },
    { at: changed(game.at, [the("saxony1"), in_("berlin")]) },
    { at: changed(game.at, [the("saxony1"), in_("dresden")]) },
  ],
  [
    { type: "markerReturned", fortress: fort("glogau"), power: PRUSSIA },
    {},
    { markers: changed(game.markers, [fort("glogau"), NOBODY]) },
  ],
  [{ type: "pointsGained", power: AUSTRIA, points: 3, markers: 2 }, {}, { battleBoxes: [0, 0, 0, 0, 2, 0] }],
  [
    { type: "pointsLost", power: AUSTRIA, points: 3, markers: 1 },
    { battleBoxes: [0, 0, 0, 0, 2, 0] },
    { battleBoxes: [0, 0, 0, 0, 1, 0] },
  ],
  [{ type: "threeElectors", power: PRAGMATIC }, {}, { threeElectors: PRAGMATIC }],
  [{ type: "objectivesReduced", setAside: 3, returned: 2 }, {}, { setAside: [3, 0, 0, 0, 0, 0] }],
  [{ type: "silesiaAnnexed", setAside: 4, returned: 3 }, {}, { setAside: [0, 0, 4, 0, 0, 0] }],
  [
    { type: "setAsideReturned", power: PRUSSIA, markers: 4 },
    { setAside: [3, 0, 4, 0, 0, 0] },
    { setAside: [3, 0, 0, 0, 0, 0] },
  ],
  [
    { type: "secondTrainPlaced", train: the("prussiaT2"), city: in_("breslau") },
    {},
    { at: changed(game.at, [the("prussiaT2"), in_("breslau")]) },
  ],
  [{ type: "emperorElected", emperor: "charles", votes: 5 }, {}, { emperor: FRANCE }],
  [{ type: "emperorElected", emperor: "francis", votes: 5 }, {}, { emperor: AUSTRIA }],
  [
    { type: "handDiscarded", power: PRUSSIA, cards: handOf(PRUSSIA) },
    {},
    {
      hands: changed(openLedger(game).hands, [PRUSSIA, new Set()]),
      discards: [[...handOf(PRUSSIA)], [], [], []],
    },
  ],
  [
    { type: "putAsideTaken", power: FRANCE, cards: [topCard] },
    {},
    {
      hands: openLedger(game).hands.map((hand, power) =>
        power === FRANCE ? new Set([...hand, topCard]) : hand,
      ),
      unseen: new Set(game.drawDeck.slice(0, -1)),
    },
  ],
  [
    { type: "agreementChanged", agreement: agreement(2, "inForce") },
    { agreements: [agreement(2, "offered"), agreement(1, "inForce")] },
    { agreements: [agreement(1, "inForce"), agreement(2, "inForce")] },
  ],
  [
    { type: "termImpossible", agreement: 2, term: 1 },
    { agreements: [agreement(1, "inForce"), agreement(2, "inForce")] },
    { agreements: [agreement(1, "inForce"), { ...agreement(2, "inForce"), impossible: [1] }] },
  ],
  [{ type: "seatDone", seat: "louis" }, {}, {}],
];

describe("the ledger follows what is announced", () => {
  for (const [event, before, after] of ENTRIES)
    test(`${event.type} changes ${Object.keys(after).join(", ") || "nothing"}`, () => {
      expect(entered(before, event)).toEqual(after);
    });

  test("SGA-18 SGA-21 with Silesia all Prussian and Saxon pieces go, and all markers in Prussia, Saxony and Silesia", () => {
    const gone = historical.pieces.filter(({ power }) => power === PRUSSIA || power === SAXONY);
    const after = entered(
      {
        markers: changed(
          game.markers,
          [fort("prag"), PRUSSIA],
          [fort("berlin"), AUSTRIA],
          [fort("wien"), FRANCE],
        ),
        faceDown: changed(game.faceDown, [the("saxony1"), true], [the("austria1"), true]),
      },
      { type: "silesiaCeded", cession: { prussiaLacked: 1, franceLacked: 1, austriaHeld: 0 } },
    );
    expect(after).toEqual({
      at: changed(game.at, ...gone.map(({ id }) => [id, NO_PART] as const)),
      troops: changed(
        game.troops,
        ...historical.generals
          .filter(({ power }) => power === PRUSSIA || power === SAXONY)
          .map(({ id }) => [id, 0] as const),
      ),
      faceDown: changed(game.faceDown, [the("austria1"), true]),
      markers: game.markers.map((marker, index) => {
        const { territory, key } = historical.cities[historical.fortresses[index] as number] ?? {};
        if (key === "wien") return FRANCE;
        return territory === "silesia" || marker === PRUSSIA ? NOBODY : marker;
      }),
    });
  });

  test("a card comes from where it lies, or the ledger says so", () => {
    const wrong: readonly (readonly [GameEvent, string])[] = [
      [{ type: "cardsDrawn", power: PRUSSIA, cards: [firstOf(FRANCE)] }, "was drawn, but not from the deck"],
      [
        { type: "cardPlayed", power: PRUSSIA, card: firstOf(FRANCE), value: 2, score: 1 },
        "but not from the hand",
      ],
      [{ type: "trumpTurnedUp", card: firstOf(FRANCE) }, "not turned up from the deck"],
      [{ type: "generalRemoved", general: the("austria1"), cause: "combat" }, "leaves with 4 troops"],
    ];
    for (const [event, complaint] of wrong) expect(() => entered({}, event)).toThrow(complaint);
  });

  test("generals who shared a loss are compared by their sum, agreements by what still binds, in their order", () => {
    const ledger = { ...openLedger(game), ...together, pooled: new Set([the("prussia1"), the("prussia2")]) };
    const otherSplit = {
      ...ledger,
      troops: changed(game.troops, [the("prussia1"), 6], [the("prussia2"), 2]),
    };
    expect(balance(otherSplit)).toEqual(balance(ledger));
    expect(balance({ ...otherSplit, pooled: new Set() })).not.toEqual(
      balance({ ...ledger, pooled: new Set() }),
    );
    const all = [agreement(3, "offered"), agreement(2, "ended"), agreement(1, "inForce")] as Agreement[];
    expect(balance({ ...ledger, agreements: all })).toMatchObject({
      agreements: [agreement(1, "inForce"), agreement(3, "offered")],
    });
  });

  test("what nobody announced is named by its heading", () => {
    const marched: GameEvent = {
      type: "marched",
      piece: the("prussia1"),
      from: in_("steinau"),
      path: [in_("berlin")],
      force: false,
    };
    const after: State = { ...game, at: changed(game.at, [the("prussia1"), in_("berlin")]) };
    expect(unaccountedFor(game, [marched], after)).toEqual([]);
    expect(unaccountedFor(game, [], after)).toEqual(["at"]);
    expect(unaccountedFor(game, [marched], game)).toEqual(["at"]);
    expect(unaccountedFor(game, [], { ...game, turn: 2, saxony: 1 })).toEqual(["turn", "saxony"]);
  });
});

import { describe, expect, test } from "vitest";
import { ACTION_TYPES, kindOf } from "../../src/game/actionKinds.ts";
import { actionsOf } from "../../src/game/actionsOf.ts";
import { chanceFrom } from "../../src/game/chance.ts";
import { randomAction, randomOf } from "../../src/game/randomAction.ts";
import type { Action, ActionType } from "../../src/model/actions.ts";
import type { Choice, MarchStep } from "../../src/model/choices.ts";
import { type CardId, type CityId, cityId, type PieceId, pieceId } from "../../src/model/ids.ts";
import type { Seat } from "../../src/model/options.ts";
import { FRANCE, PRUSSIA } from "../../src/model/powers.ts";
import type { Random } from "../../src/tools/random.ts";
import { card } from "../support/position.ts";

const [ULM, WIEN, PRAG, LINZ] = [1, 2, 3, 4].map(cityId) as [CityId, CityId, CityId, CityId];
const [A, B, C] = [5, 6, 7].map(pieceId) as [PieceId, PieceId, PieceId];
const [FOUR, FIVE, RESERVE] = [card("H4"), card("H5"), card("R")] as [CardId, CardId, CardId];
const HAND = [FOUR, FIVE];

const step = (city: CityId, mayEnd: boolean, mayGoOn: boolean, commanders: PieceId[] | null): MarchStep => ({
  city,
  mayEnd,
  mayGoOn,
  commanders,
});

/** From anywhere to Ulm, where it may end; by Wien, where it may not, to Prag, where it forms a stack. */
const march: Choice = {
  type: "march",
  piece: A,
  from: LINZ,
  mayForce: true,
  steps: (path, force) => {
    if (path.length === 0)
      return [step(ULM, true, false, null), ...(force ? [] : [step(WIEN, false, true, null)])];
    return path.length === 1 && path[0] === WIEN ? [step(PRAG, true, false, [A, B])] : [];
  },
};

const places = {
  power: PRUSSIA,
  room: [{ general: A, room: 1 }],
  vacancies: [{ city: ULM, vacancies: 1 }],
} as const;

/** A choice of each kind, and every action it stands for. */
const LISTS: readonly (readonly [Choice, readonly object[]])[] = [
  [
    { type: "allot", power: PRUSSIA, generals: [A, B], minimum: [1, 7], total: 10 },
    [
      { power: PRUSSIA, troops: [2, 8] },
      { power: PRUSSIA, troops: [3, 7] },
    ],
  ],
  [
    { type: "transfer", from: A, to: B, most: 2 },
    [
      { from: A, to: B, troops: 1 },
      { from: A, to: B, troops: 2 },
    ],
  ],
  [
    { type: "placeHussar", hussar: 1, cities: [ULM, WIEN] },
    [
      { hussar: 1, city: ULM },
      { hussar: 1, city: WIEN },
    ],
  ],
  [{ type: "subsidy" }, [{ pay: true }, { pay: false }]],
  [
    { type: "paySupply", power: FRANCE, price: 4, hand: HAND },
    [
      { power: FRANCE, cards: [FIVE] },
      { power: FRANCE, cards: [FOUR] },
    ],
  ],
  [{ type: "paySupply", power: FRANCE, price: 6, hand: HAND }, [{ power: FRANCE, cards: [FIVE, FOUR] }]],
  [
    {
      type: "coverSupply",
      power: FRANCE,
      worth: 6,
      charges: [
        { general: A, price: 3 },
        { general: B, price: 4 },
        { general: C, price: 3 },
      ],
    },
    [
      { power: FRANCE, generals: [B] },
      { power: FRANCE, generals: [A, C] },
    ],
  ],
  [
    march,
    [
      { piece: A, path: [ULM], force: false },
      { piece: A, path: [WIEN, PRAG], force: false, commander: A },
      { piece: A, path: [WIEN, PRAG], force: false, commander: B },
      { piece: A, path: [ULM], force: true },
    ],
  ],
  [{ type: "halt" }, [{}]],
  [
    { type: "reenterTrain", train: C, cities: [ULM, WIEN], price: 5, hand: HAND },
    [
      { train: C, city: ULM, cards: [FIVE] },
      { train: C, city: WIEN, cards: [FIVE] },
    ],
  ],
  [{ type: "answerDispute" }, [{ dispute: true }, { dispute: false }]],
  [{ type: "dispute" }, [{}]],
  [{ type: "passFlanders" }, [{}]],
  [{ type: "answerStack", answers: [true, false] }, [{ agree: true }, { agree: false }]],
  [{ type: "done" }, [{}]],
  [{ type: "notDone" }, [{}]],
  [
    {
      type: "fight",
      fights: [
        { attacker: ULM, defender: WIEN, attackers: [A], defenders: [B] },
        { attacker: PRAG, defender: ULM, attackers: [B], defenders: [C] },
      ],
    },
    [
      { attacker: ULM, defender: WIEN },
      { attacker: PRAG, defender: ULM },
    ],
  ],
  [
    { type: "playCard", cards: [FOUR, RESERVE], score: -1 },
    [{ card: FOUR }, ...[1, 2, 3, 4, 5, 6, 7, 8].map((value) => ({ card: RESERVE, value }))],
  ],
  [{ type: "stop" }, [{}]],
  [{ type: "retreat", paths: [[ULM], [WIEN, PRAG]] }, [{ path: [ULM] }, { path: [WIEN, PRAG] }]],
  [
    {
      type: "proposeStack",
      general: A,
      sites: [
        { city: ULM, commanders: null },
        { city: WIEN, commanders: [A, B] },
      ],
    },
    [
      { general: A, city: ULM },
      { general: A, city: WIEN, commander: A },
      { general: A, city: WIEN, commander: B },
    ],
  ],
  [
    {
      type: "recruit",
      ...places,
      offBoard: [{ general: B, sites: [{ city: ULM, commanders: null }] }],
      mostTroops: 2,
      pricePerTroop: 4,
      hand: HAND,
    },
    [
      { power: PRUSSIA, troops: 0, reentries: [], cards: [], split: [] },
      { power: PRUSSIA, troops: 1, reentries: [], cards: [FIVE], split: [{ general: A, troops: 1 }] },
      { power: PRUSSIA, troops: 1, reentries: [], cards: [FOUR], split: [{ general: A, troops: 1 }] },
      ...[[FIVE], [FOUR]].map((cards) => ({
        power: PRUSSIA,
        troops: 1,
        reentries: [{ general: B, city: ULM }],
        cards,
        split: [{ general: B, troops: 1 }],
      })),
      ...[
        [{ general: B, troops: 2 }],
        [
          { general: A, troops: 1 },
          { general: B, troops: 1 },
        ],
      ].map((split) => ({
        power: PRUSSIA,
        troops: 2,
        reentries: [{ general: B, city: ULM }],
        cards: [FIVE, FOUR],
        split,
      })),
    ],
  ],
  [{ type: "chooseTrump" }, [0, 1, 2, 3].map((suit) => ({ suit }))],
  [
    { type: "placeCard", power: FRANCE, hand: HAND, mayPlaceNone: true },
    [
      { power: FRANCE, card: null },
      { power: FRANCE, card: FOUR },
      { power: FRANCE, card: FIVE },
    ],
  ],
  [
    { type: "placeCard", power: FRANCE, hand: HAND, mayPlaceNone: false },
    [
      { power: FRANCE, card: FOUR },
      { power: FRANCE, card: FIVE },
    ],
  ],
  [{ type: "selectCard", cards: [3, 9] }, [{ card: 3 }, { card: 9 }]],
  [{ type: "conserve" }, [{}]],
  [
    {
      type: "execute",
      card: 3,
      hasInstruction: true,
      receivers: [FRANCE, PRUSSIA],
      shifts: [
        { track: "saxony", steps: [1, -1], isPromised: false },
        { track: "italy", steps: [2], isPromised: true },
      ],
    },
    [[], [{ track: "saxony", steps: 1 }], [{ track: "saxony", steps: -1 }]]
      .map((shifts) => [...shifts, { track: "italy", steps: 2 }])
      .flatMap((shifts) => [
        { instruction: false, shifts },
        { instruction: true, receiver: FRANCE, shifts },
        { instruction: true, receiver: PRUSSIA, shifts },
      ]),
  ],
  [
    { type: "execute", card: 3, hasInstruction: true, receivers: null, shifts: [] },
    [
      { instruction: false, shifts: [] },
      { instruction: true, shifts: [] },
    ],
  ],
  [
    {
      type: "execute",
      card: 3,
      hasInstruction: false,
      receivers: null,
      shifts: [{ track: "russia", steps: [-2], isPromised: false }],
    },
    [
      { instruction: false, shifts: [] },
      { instruction: false, shifts: [{ track: "russia", steps: -2 }] },
    ],
  ],
  [
    {
      type: "assignTroops",
      ...places,
      offBoard: [{ general: B, sites: [{ city: ULM, commanders: [B, C] }] }],
      mostTroops: 8,
      troops: 2,
    },
    [
      { reentries: [], split: [{ general: A, troops: 1 }] },
      ...[B, C].flatMap((commander) => [
        { reentries: [{ general: B, city: ULM, commander }], split: [{ general: B, troops: 2 }] },
        {
          reentries: [{ general: B, city: ULM, commander }],
          split: [
            { general: A, troops: 1 },
            { general: B, troops: 1 },
          ],
        },
      ]),
    ],
  ],
  [
    {
      type: "assignTroops",
      power: PRUSSIA,
      room: [],
      vacancies: [ULM, WIEN].map((city) => ({ city, vacancies: 1 })),
      offBoard: [B, C].map((general) => ({
        general,
        sites: [ULM, WIEN].map((city) => ({ city, commanders: null })),
      })),
      mostTroops: 8,
      troops: 2,
    },
    [
      [],
      [[C, ULM]],
      [[C, WIEN]],
      [[B, ULM]],
      [
        [B, ULM],
        [C, WIEN],
      ],
      [[B, WIEN]],
      [
        [B, WIEN],
        [C, ULM],
      ],
    ].map((sites) => ({
      reentries: sites.map(([general, city]) => ({ general, city })),
      split: sites.map(([general]) => ({ general, troops: 2 / sites.length })),
    })),
  ],
  [
    { type: "expedition", power: FRANCE, onBoard: [A], offBoard: [B], price: 8, hand: HAND },
    [
      { general: A, cards: [] },
      { general: B, cards: [FIVE, FOUR] },
    ],
  ],
  [{ type: "bringBack", generals: [A, B] }, [{ general: A }, { general: B }]],
  [
    {
      type: "displace",
      piece: A,
      sites: [
        { city: ULM, commanders: null },
        { city: WIEN, commanders: [A, B] },
      ],
    },
    [
      { piece: A, city: ULM },
      { piece: A, city: WIEN, commander: A },
      { piece: A, city: WIEN, commander: B },
    ],
  ],
  [{ type: "shiftSaxony", most: 2 }, [{ steps: 0 }, { steps: 1 }, { steps: 2 }]],
  [{ type: "reduce" }, [{ reduce: true }, { reduce: false }]],
  [{ type: "offerPeace", offers: [true, false] }, [{ offer: true }, { offer: false }]],
  [{ type: "answerPeace", answers: [true, false] }, [{ accept: true }, { accept: false }]],
  [{ type: "placeTrain", cities: [ULM, WIEN] }, [{ city: ULM }, { city: WIEN }]],
  [{ type: "vote", votes: 3, least: 1, most: 3 }, [{ charles: 1 }, { charles: 2 }, { charles: 3 }]],
  [{ type: "cede" }, [{ cede: true }, { cede: false }]],
  [
    { type: "answerOffer", agreement: 4, mayAccept: true },
    [
      { agreement: 4, accept: true },
      { agreement: 4, accept: false },
    ],
  ],
  [{ type: "answerOffer", agreement: 4, mayAccept: false }, [{ agreement: 4, accept: false }]],
  [{ type: "withdrawOffer", agreement: 4 }, [{ agreement: 4 }]],
  [{ type: "endTreaty", agreement: 4 }, [{ agreement: 4 }]],
];

/** The same payment, split or cover, whatever the order it was found in. */
const sorted = (action: object): string =>
  JSON.stringify(action, (_, value: unknown) => {
    if (Array.isArray(value))
      return [...value].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
  });

const DRAWS = 600;

describe("what a choice stands for", () => {
  for (const [choice, actions] of LISTS)
    test(`${choice.type}: ${actions.length} actions are listed, and just those are drawn at random`, () => {
      const expected = actions.map((action) => ({ type: choice.type, ...action }));
      expect([...actionsOf(choice)]).toEqual(expected);
      const random = chanceFrom(1);
      const drawn = Array.from({ length: DRAWS }, () => randomOf(choice, random)).filter(
        (action) => action !== null,
      );
      expect(new Set(drawn.map(sorted))).toEqual(new Set(expected.map(sorted)));
    });

  test("every kind is there", () => {
    expect(new Set([...LISTS.map(([{ type }]) => type), "propose"])).toEqual(new Set(ACTION_TYPES));
  });

  test("an offer is one of those suggested; drawn, it is put to one of the partners", () => {
    const offer = (partner: Seat): Action => ({ type: "propose", partner, terms: [], turns: 1 });
    const choice: Choice = {
      type: "propose",
      partners: ["maria", "louis"],
      suggestions: (partner, random) =>
        (partner === undefined
          ? [offer("maria"), offer("louis")]
          : random?.(9) === 8
            ? []
            : [offer(partner)]) as never,
    };
    expect([...actionsOf(choice)]).toEqual([offer("maria"), offer("louis")]);
    const random = chanceFrom(1);
    const drawn = Array.from({ length: DRAWS }, () => randomOf(choice, random));
    expect(new Set(drawn.map((action) => JSON.stringify(action)))).toEqual(
      new Set([JSON.stringify(offer("maria")), JSON.stringify(offer("louis")), "null"]),
    );
  });
});

/** The clauses that give each action. */
const GROUNDS: Readonly<Record<Exclude<ActionType, "march">, string>> = {
  allot: "SET-15 SET-16 SET-17 SET-18",
  transfer: "STK-13",
  placeHussar: "HUS-02 HUS-03 HUS-04 HUS-05",
  subsidy: "TAC-04",
  paySupply: "SUP-14 SUP-15 SUP-18",
  coverSupply: "SUP-19 RUL-22",
  halt: "MOV-26",
  reenterTrain: "TRN-01 TRN-02 TRN-04 TRN-05",
  answerDispute: "MOV-27 RUL-02",
  dispute: "MOV-27 RUL-02",
  passFlanders: "RUL-02",
  answerStack: "MOV-26 RUL-07",
  done: "MOV-02",
  notDone: "RUL-01",
  fight: "CMB-01 CMB-03",
  playCard: "CMB-13 CMB-14",
  stop: "CMB-18 RUL-49",
  retreat: "RTR-04 RTR-05 RTR-06",
  proposeStack: "MOV-26 RUL-07",
  recruit: "WTR-02 WTR-03 WTR-04",
  chooseTrump: "POL-05 RUL-73",
  placeCard: "POL-08 POL-10",
  selectCard: "POL-17 POL-18",
  conserve: "POL-17 POL-21",
  execute: "POL-23 PCE-01",
  assignTroops: "PCE-07 PCE-08",
  expedition: "TRK-05 TRK-06",
  bringBack: "OFF-02 RUL-81",
  displace: "RUL-85",
  shiftSaxony: "SAX-03 SAX-05",
  reduce: "FRO-01",
  offerPeace: "ANX-01",
  answerPeace: "ANX-04",
  placeTrain: "ANX-16",
  vote: "ELE-07 ELE-11",
  cede: "SGA-13",
  propose: "NEG-01 NEG-02",
  answerOffer: "NEG-04",
  withdrawOffer: "NEG-01",
  endTreaty: "SUB-06 NEG-04",
};

describe("the clauses that give an action", () => {
  test("are those of the rules, for every kind", () => {
    const found = ACTION_TYPES.filter((type) => type !== "march").map((type) => [
      type,
      kindOf(type)
        .grounds({ type } as Action)
        .join(" "),
    ]);
    expect(Object.fromEntries(found)).toEqual(GROUNDS);
  });

  test("MOV-01 and MOV-17 a march and a force march have different ones", () => {
    const [plain, , , forced] = [...actionsOf(march)] as [Action, Action, Action, Action];
    expect(kindOf("march").grounds(plain)).toEqual(["MOV-01", "MOV-05", "MOV-06"]);
    expect(kindOf("march").grounds(forced)).toEqual(["MOV-17", "MOV-19", "MOV-20", "MOV-22"]);
  });
});

describe("a random action", () => {
  /** What chance is asked while an action is drawn from one choice, if it always says the same. */
  const asked = (choice: Choice, answer: (below: number) => number): number[] => {
    const bounds: number[] = [];
    const random: Random = (below) => {
      bounds.push(below);
      return answer(below);
    };
    randomAction([choice], random);
    return bounds;
  };

  test("transfers, train re-entries and talks are taken seldom, each by its measure", () => {
    const propose: Choice = {
      type: "propose",
      partners: ["maria"],
      suggestions: () => [{ type: "propose", partner: "maria", terms: [], turns: 1 }],
    };
    expect(asked({ type: "transfer", from: A, to: B, most: 3 }, () => 0)).toEqual([1, 20, 3]);
    expect(asked({ type: "endTreaty", agreement: 1 }, () => 0)).toEqual([1, 20]);
    expect(asked({ type: "withdrawOffer", agreement: 1 }, () => 0)).toEqual([1, 10]);
    const reentry: Choice = { type: "reenterTrain", train: C, cities: [ULM], price: 5, hand: [FIVE] };
    expect(asked(reentry, () => 0)).toEqual([1, 10, 1, 1]);
    expect(asked(propose, () => 0)).toEqual([1, 50, 1]);
    expect(asked({ type: "done" }, () => 0)).toEqual([1]);
  });

  test("what is taken seldom is taken in the end if there is nothing else", () => {
    const bounds = asked({ type: "endTreaty", agreement: 1 }, (below) => (below === 20 ? 1 : 0));
    expect(bounds.filter((below) => below === 20)).toHaveLength(500);
    expect(bounds).toHaveLength(1001);
  });

  test("an action that no walk finds is looked up in the list; without any there is an error", () => {
    let walks = 0;
    const hidden: Choice = {
      ...march,
      type: "march",
      mayForce: false,
      steps: () => (++walks > 1000 ? [step(ULM, true, false, null)] : []),
    };
    expect(randomAction([hidden], () => 0)).toEqual({ type: "march", piece: A, path: [ULM], force: false });
    expect(walks).toBe(1001);
    const nowhere: Choice = { ...hidden, steps: () => [] };
    expect(() => randomAction([nowhere], () => 0)).toThrow("no legal action");
  });
});

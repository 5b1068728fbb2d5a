import {
  AUSTRIA,
  type BattleFrame,
  type CardId,
  type Choice,
  cardOf,
  FRANCE,
  type Frame,
  LONGEST_PROMISE,
  OFF_BOARD,
  type RetreatFrame,
  reserveOf,
  type State,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { ADVANCED, city, marchChoiceOf, movementOf, piece } from "../../advice/test/support/table.ts";
import { battleText, cardOptions, fightOptions, stopLabel } from "../src/play/combat.ts";
import { placeHussar } from "../src/play/hussars.ts";
import { march } from "../src/play/march.ts";
import { menuFor } from "../src/play/menu.ts";
import { recruit } from "../src/play/recruit.ts";
import { retreatOptions, retreatText } from "../src/play/retreat.ts";
import { talk } from "../src/play/talk.ts";
import { askSplit } from "../src/play/troopPlaces.ts";
import { personAt } from "./support/answering.ts";

const moving = movementOf("louis", {
  france1: "beraun",
  france2: "pilsen",
  franceT1: "taus",
  austria1: "beneschau",
});
const waiting = (frame: Frame, state: State = moving): State => ({
  ...state,
  agenda: [...state.agenda, frame],
});
const labels = (options: readonly { readonly label: string }[]): string[] =>
  options.map(({ label }) => label);

describe("combat at the terminal", () => {
  const frame = (score: number, toPlay: "attacker" | "defender"): BattleFrame => ({
    kind: "battle",
    attacker: { city: city("prag"), generals: [piece("france1")], power: FRANCE, suit: 1, troops: 5 },
    defender: { city: city("beneschau"), generals: [piece("austria1")], power: AUSTRIA, suit: 3, troops: 3 },
    score,
    toPlay,
  });

  test("both sides, the suit and the score of the one to play", () => {
    const { session } = personAt(moving, "louis");
    expect(battleText(session.words, frame(2, "defender"))).toBe(
      "Moritz von Sachsen (France, 5 troops, Prag ♦, plays ♦) against Karl von Lothringen (Austria, 3 troops, Beneschau ♣, plays ♠). You play ♠ at a score of −2.",
    );
  });

  test("each card with the score it leads to, cards alike once, a Reserve with its value", async () => {
    const { session } = personAt(moving, "louis", "3");
    const cards = [cardOf(1, 4), cardOf(1, 9), cardOf(1, 4, 1), reserveOf(0)] as CardId[];
    const options = cardOptions(session, { type: "playCard", cards, score: -6 });
    expect(labels(options)).toEqual(["♦9: −6 + 9 = +3", "♦4: −6 + 4 = −2", "Reserve, 1 to 8"]);
    expect(await options[0]?.value()).toEqual({ type: "playCard", card: cardOf(1, 9) });
    expect(await options.at(-1)?.value()).toEqual({ type: "playCard", card: reserveOf(0), value: 3 });
  });

  test("CMB-18 what stopping costs, and that nothing is lost at zero", () => {
    const label = (score: number): string => {
      const { session, view } = personAt(waiting(frame(score, "defender")), "maria");
      return stopLabel(session.words, view);
    };
    expect([label(0), label(1), label(2), label(9)]).toEqual([
      "Play no more: a tie",
      "Play no more: defeat, 1 troop lost and a retreat of 1 city",
      "Play no more: defeat, 2 troops lost and a retreat of 2 cities",
      "Play no more: defeat, 3 troops lost and a retreat of 3 cities",
    ]);
  });

  test("an attack with who fights whom, and from where", () => {
    const { session, view } = personAt(moving, "louis");
    const fight = {
      attacker: city("prag"),
      defender: city("beneschau"),
      attackers: [piece("france1")],
      defenders: [piece("austria1")],
    };
    const [option] = fightOptions(session.words, view, [fight]);
    expect(option?.label).toBe("Moritz von Sachsen (8, Prag ♦) against Karl von Lothringen (2, Beneschau ♣)");
    expect(option?.value()).toEqual({ type: "fight", attacker: city("prag"), defender: city("beneschau") });
  });

  test("DEC-33 a retreat with its way, its distance from the winner, and hussars on it", () => {
    const beaten: RetreatFrame = {
      kind: "retreat",
      generals: [piece("austria1")],
      from: city("beneschau"),
      winner: city("prag"),
      winnerPower: FRANCE,
      length: 2,
    };
    const state: State = { ...waiting(beaten), hussars: [city("wessely"), -1 as never] };
    const { session, view } = personAt(state, "louis");
    expect(retreatText(session.words, beaten)).toBe(
      "You choose the retreat: Karl von Lothringen from Beneschau ♣, 2 cities.",
    );
    const paths = [
      ["tabor", "wessely"],
      ["tabor", "pilgram"],
    ].map((path) => path.map(city));
    expect(labels(retreatOptions(session.words, view, paths))).toEqual([
      "To Wessely ♣, 3 from the winner: Tabor – Wessely (over a hussar)",
      "To Pilgram ♣, 3 from the winner: Tabor – Pilgram",
    ]);
  });
});

describe("hussars at the terminal", () => {
  const troubled = movementOf("maria", { france1: "pilsen", franceT1: "taus", austria1: "wien" });
  const choice = (...keys: readonly string[]): Extract<Choice, { type: "placeHussar" }> => ({
    type: "placeHussar",
    hussar: 1,
    cities: keys.map(city),
  });

  test("DEC-20 the most troublesome city first; any other may be named", async () => {
    const { session, view, shown } = personAt(
      { ...troubled, hussars: [city("klattau"), -1 as never] },
      "maria",
      "linz",
    );
    expect(await placeHussar(session, view, choice("linz", "mies"))).toEqual({
      type: "placeHussar",
      hussar: 1,
      city: city("linz"),
    });
    expect(shown()).toBe(
      "Where to with hussar 2? These cities trouble supply most; any of 2 may be named.\n  1  Mies – Moritz von Sachsen pays 2\n",
    );
  });

  test("where nobody is troubled all are listed by name", async () => {
    const { session, view, shown } = personAt(troubled, "maria", "1");
    expect(await placeHussar(session, view, choice("linz", "budweis"))).toEqual({
      type: "placeHussar",
      hussar: 1,
      city: city("budweis"),
    });
    expect(shown()).toBe(
      "Where to with hussar 2? None of these 2 cities troubles supply as the pieces stand.\n  1  Budweis\n  2  Linz\n",
    );
  });
});

describe("new troops at the terminal", () => {
  const [one, two] = [piece("france1"), piece("france2")];
  const receivers = [
    { general: one, least: 1, most: 3 },
    { general: two, least: 0, most: 2 },
  ];

  test("WTR-04 each is asked within what the others leave, and the last takes the rest", async () => {
    const { session, view, prompts } = personAt(moving, "louis", "2");
    expect(await askSplit(session, view, receivers, 4)).toEqual([
      { general: one, troops: 2 },
      { general: two, troops: 2 },
    ]);
    expect(prompts).toEqual(["Moritz von Sachsen has 8: how many of the 4 new troops (2 to 3)? [3]: "]);
    const all = personAt(moving, "louis");
    expect(await askSplit(all.session, all.view, receivers, 5)).toEqual([
      { general: one, troops: 3 },
      { general: two, troops: 2 },
    ]);
    expect(all.prompts).toEqual([]);
    const few = personAt(moving, "louis", "1");
    expect(await askSplit(few.session, few.view, receivers, 1)).toEqual([{ general: one, troops: 1 }]);
  });

  test("DEC-41 who comes back, how many, for whom, and which cards", async () => {
    const choice: Extract<Choice, { type: "recruit" }> = {
      type: "recruit",
      power: FRANCE,
      room: [{ general: one, room: 3 }],
      offBoard: [{ general: two, sites: [{ city: city("muenchen"), commanders: null }] }],
      vacancies: [{ city: city("muenchen"), vacancies: 1 }],
      mostTroops: 9,
      pricePerTroop: 4,
      hand: [cardOf(0, 5), cardOf(0, 9)],
    };
    const { session, view, prompts, shown } = personAt(moving, "louis", "1", "3", "2", "1", "");
    expect(await recruit(session, view, choice)).toEqual({
      type: "recruit",
      power: FRANCE,
      troops: 3,
      reentries: [{ general: two, city: city("muenchen") }],
      cards: [cardOf(0, 5), cardOf(0, 9)],
      split: [
        { general: two, troops: 2 },
        { general: one, troops: 1 },
      ],
    });
    expect(prompts).toEqual([
      "> ",
      "How many troops (1 to 3)? [3]: ",
      "Belle-Isle has 8: how many of the 3 new troops (1 to 3)? [3]: ",
      "> ",
      "Recruit 3 troops? Enter agrees, b goes back: ",
    ]);
    expect(shown().split("\n")[0]).toBe(
      "France holds cards worth 14; a troop costs 4 points, so at most 3 troops.",
    );
  });
});

describe("marches at the terminal", () => {
  const state = movementOf("frederick", { prussia1: "steinau" });
  const choice = marchChoiceOf(state, "frederick", "prussia1");

  test("DEC-25 a city by number or name, the way that is meant, and a last look", async () => {
    const { session, view, shown, prompts } = personAt(state, "frederick", "breslau", "2", "");
    expect(await march(session, view, choice)).toEqual({
      type: "march",
      piece: piece("prussia1"),
      path: ["neumarkt", "breslau", "neumarkt", "breslau"].map(city),
      force: false,
    });
    expect(prompts).toEqual(["Number or city: ", "> ", "March? Enter goes, b goes back: "]);
    expect(shown().split("\n").slice(0, 8)).toEqual([
      "Where does Friedrich go from Steinau ♠?",
      "Normal march:",
      "  1  Breslau ♣ – Out of supply there",
      "  2  Bunzlau ♦ – Out of supply there",
      "  3  Fraustadt ♠ – Out of supply there",
      "  4  Freystadt ♠ – Out of supply there",
      "  5  Glogau ♠ – Out of supply there",
      "  6  Grünberg ♠ – Out of supply there · Leaves Liegnitz unprotected",
    ]);
    expect(shown().split("\n").slice(-5, -1)).toEqual([
      "The ways differ. Which one?",
      "  1  Neumarkt – Breslau – Out of supply there",
      "  2  Neumarkt – Breslau – Neumarkt – Breslau – Conquers Breslau · Out of supply there",
      "Neumarkt – Breslau – Neumarkt – Breslau – Conquers Breslau · Out of supply there",
    ]);
  });

  test("why a city is out of reach is told with the clause", async () => {
    const { session, view, shown } = personAt(state, "frederick", "wien", "xyz", "b");
    await expect(march(session, view, choice)).rejects.toThrow("back");
    expect(shown().split("\n").slice(-6, -1)).toEqual([
      "The straightest way: Neumarkt – Breslau – Ohlau – Brieg – Oppeln – Cosel – Ratibor – Troppau – Bärn",
      "– Olmütz – Proßnitz – Wischau – Brünn – Pohrlitz – Nikolsburg – Mistelbach – Wien.",
      "Wien is 17 cities away on main roads, 9 too far even for a force march of 8. (MOV-17; w shows the",
      "rule.)",
      "“xyz” is not among the choices. Enter lists them again, ? helps.",
    ]);
  });
});

describe("the menu", () => {
  test("what is seldom wanted comes last, a shift of troops before what ends the phase", () => {
    const { session, view } = personAt(
      movementOf("louis", { france1: "beraun", france2: "beraun", franceT1: "taus" }),
      "louis",
    );
    const offered: Choice[] = [
      { type: "done" },
      { type: "transfer", from: piece("france1"), to: piece("france2"), most: 2 },
      { type: "paySupply", power: FRANCE, price: 3, hand: [] },
    ];
    expect(menuFor(session, view, offered).map(({ label, key }) => [key, label])).toEqual([
      [undefined, "Pay for supply: France, 3 points"],
      ["t", "Transfer troops within a stack"],
      ["d", "End the movement"],
    ]);
  });
});

describe("what the menu offers for a choice", () => {
  const start = movementOf("louis", { france1: "beraun", france2: "pilsen", austria1: "wien" }, ADVANCED);
  const offered = (choice: Choice, state: State = start) => {
    const { session, view } = personAt(state, "louis");
    return menuFor(session, view, [choice]);
  };
  const built = (choice: Choice, state?: State) =>
    Promise.all(offered(choice, state).map(({ value }) => value()));

  test("a hussar with where it is now", () => {
    const state: State = { ...start, hussars: [city("prag"), OFF_BOARD] };
    const place = (hussar: number) =>
      labels(offered({ type: "placeHussar", hussar, cities: [city("linz")] }, state));
    expect([place(0), place(1)]).toEqual([
      ["Place hussar 1 (now: Prag)"],
      ["Place hussar 2 (now: off the board)"],
    ]);
  });

  test("DEC-35, DEC-40 yes before no, and each says what it means", async () => {
    expect(await built({ type: "cede" })).toEqual([
      { type: "cede", cede: true },
      { type: "cede", cede: false },
    ]);
    expect(await built({ type: "reduce" })).toEqual([
      { type: "reduce", reduce: true },
      { type: "reduce", reduce: false },
    ]);
    expect(await built({ type: "answerDispute" })).toEqual([
      { type: "answerDispute", dispute: false },
      { type: "answerDispute", dispute: true },
    ]);
  });

  test("what has no further question is done at once", async () => {
    const types = ["passFlanders", "dispute", "halt", "notDone", "done", "stop", "conserve"] as const;
    for (const type of types) expect(await built({ type })).toEqual([{ type }]);
  });

  test("DEC-36, DEC-37 only the answers that are left", async () => {
    expect(await built({ type: "offerPeace", offers: [true] })).toEqual([
      { type: "offerPeace", offer: true },
    ]);
    expect(await built({ type: "answerPeace", answers: [false] })).toEqual([
      { type: "answerPeace", accept: false },
    ]);
    expect(await built({ type: "answerStack", answers: [true, false] })).toEqual([
      { type: "answerStack", agree: true },
      { type: "answerStack", agree: false },
    ]);
  });

  test("DEC-39 votes from all for Charles down to as few as may be", async () => {
    const choice: Choice = { type: "vote", votes: 4, least: 1, most: 3 };
    expect(labels(offered(choice))).toEqual([
      "3 for Charles, 1 for Francis",
      "2 for Charles, 2 for Francis",
      "1 for Charles, 3 for Francis",
    ]);
    expect(await built(choice)).toEqual([3, 2, 1].map((charles) => ({ type: "vote", charles })));
  });

  test("DEC-08 each suit with what is held of it, DEC-09 trumps first and then bluffs", async () => {
    const hand = [cardOf(2, 4), cardOf(0, 9), cardOf(0, 3)];
    const state: State = {
      ...start,
      hands: start.hands.map((_, power) => (power === FRANCE ? hand : [])),
      affairs: start.affairs && { ...start.affairs, trump: 0 },
    };
    expect(labels(offered({ type: "chooseTrump" }, state))).toEqual([
      "♥ hearts (in your hands: ♥9 ♥3)",
      "♦ diamonds (in your hands: none)",
      "♣ clubs (in your hands: ♣4)",
      "♠ spades (in your hands: none)",
    ]);
    const placing: Choice = { type: "placeCard", power: FRANCE, hand, mayPlaceNone: true };
    expect(labels(offered(placing, state))).toEqual([
      "♥9: trump, influence 9",
      "♥3: trump, influence 3",
      "♣4: a bluff",
      "place nothing",
    ]);
    expect(await built(placing, state)).toEqual(
      [cardOf(0, 9), cardOf(0, 3), cardOf(2, 4), null].map((card) => ({
        type: "placeCard",
        power: FRANCE,
        card,
      })),
    );
    expect(offered({ ...placing, mayPlaceNone: false }, state)).toHaveLength(3);
  });

  test("DEC-24 Saxony by no step, or by as many as may be", async () => {
    const choice: Choice = { type: "shiftSaxony", most: 2 };
    expect(labels(offered(choice))).toEqual([
      "Leave the marker where it is",
      "Shift it by 1 to 2: Prussian ally",
      "Shift it by 2 to 3: neutral",
    ]);
    expect(await built(choice)).toEqual([0, 1, 2].map((steps) => ({ type: "shiftSaxony", steps })));
  });
});

describe("talks at the terminal", () => {
  const start = movementOf("louis", { france1: "regensburg", austria1: "wien" }, ADVANCED);
  const under = (status: "offered" | "inForce", proposer: "maria" | "louis"): State => ({
    ...start,
    affairs: start.affairs && {
      ...start.affairs,
      agreements: [
        {
          id: 4,
          proposer,
          partner: proposer === "maria" ? "louis" : "maria",
          terms: [{ type: "noCombat", power: FRANCE, other: AUSTRIA }],
          turns: 2,
          status,
          until: status === "offered" ? 0 : 3,
          endAsked: null,
          impossible: [],
          lapsed: [],
        },
      ],
    },
  });
  const talked = async (state: State, ...answers: string[]) => {
    const { session, shown, prompts } = personAt(state, "louis", ...answers);
    return { action: await talk(session), shown: shown(), prompts };
  };

  test("NEG-01 an offer is accepted or declined, before anything new is proposed", async () => {
    const { action, shown } = await talked(under("offered", "maria"), "1");
    expect(action).toEqual({ type: "answerOffer", agreement: 4, accept: true });
    expect(shown.split("\n")).toEqual([
      "· Offer no. 4, Maria Theresa to Louis XV, this turn and the next (until the end of turn 2): France",
      "  and Austria keep their generals apart",
      "Agreements",
      "  1  Accept no. 4, this turn and the next (until the end of turn 2): France and Austria keep their",
      "       generals apart",
      "  2  Decline no. 4: France and Austria keep their generals apart",
      "  3  Propose something to Maria Theresa",
      "  4  Propose something to Frederick",
      "",
    ]);
    expect((await talked(under("offered", "maria"), "2")).action).toMatchObject({ accept: false });
  });

  test("an own offer may be withdrawn, a treaty ended", async () => {
    expect((await talked(under("offered", "louis"), "1")).action).toEqual({
      type: "withdrawOffer",
      agreement: 4,
    });
    const ending = await talked(under("inForce", "louis"), "1");
    expect([ending.action, ending.shown.split("\n").slice(0, 4)]).toEqual([
      { type: "endTreaty", agreement: 4 },
      [
        "· Agreement no. 4, Louis XV and Maria Theresa, until the end of turn 3: France and Austria keep",
        "  their generals apart",
        "Agreements",
        "  1  End no. 4, if the other party agrees: France and Austria keep their generals apart",
      ],
    ]);
  });

  test("DEC-05 terms are gathered, then the turns are chosen", async () => {
    const { action, prompts } = await talked(start, "1", "1", "2", "o", "1", "No harm to Wien.", "1", "2");
    expect(action).toEqual({
      type: "propose",
      partner: "maria",
      terms: [
        { type: "noCombat", power: FRANCE, other: AUSTRIA },
        { type: "promise", power: FRANCE, text: "No harm to Wien." },
      ],
      turns: 2,
    });
    expect(prompts).toHaveLength(8);
  });

  test("RUL-95 a promise may be as long as the rules let it be, and no longer", async () => {
    const { action, shown } = await talked(
      start,
      "1",
      "o",
      "1",
      "x".repeat(LONGEST_PROMISE + 1),
      "y".repeat(LONGEST_PROMISE),
      "1",
      "1",
    );
    expect(action).toMatchObject({ terms: [{ type: "promise", text: "y".repeat(LONGEST_PROMISE) }] });
    expect(shown).toContain(`A promise has at most ${LONGEST_PROMISE} letters.`);
  });

  test("in a game without politics there is nothing to talk about", async () => {
    const { action, shown } = await talked(moving);
    expect([action, shown]).toEqual([null, "There is nothing to negotiate now.\n"]);
  });
});

// @vitest-environment happy-dom
import { newGame, type View, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { FRANCE, PRUSSIA, type Seat } from "@maria/rules/model";
import {
  type LogLine,
  NO_ORDERS,
  ORDER_KINDS,
  type OrderKind,
  type Orders,
  optionsOf,
  parseOrders,
} from "@maria/table";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import { Asking } from "../../src/online/asking.svelte.ts";
import { freshOrder } from "../../src/online/orders/battleDrafts.ts";
import { kindsFor } from "../../src/online/orders/kinds.ts";
import OrderForms from "../../src/online/orders/OrderForms.svelte";
import { orderTexts } from "../../src/online/orders/texts.ts";
import { city } from "../movement/table.ts";
import { historical } from "../support/historical.ts";
import { closeAll, mounted, press } from "../support/mounted.ts";

afterEach(closeAll);

const seen = (variant: Parameters<typeof optionsOf>[0], players: 2 | 3, seat: Seat | null): View =>
  view(newGame(historical, optionsOf(variant, players), seedFromNumber(1)), seat);
const kindsOf = (shown: View): readonly OrderKind[] => kindsFor(shown).flatMap(({ kinds }) => kinds);

/** The forms of a seat with what stands, and what was sealed in them, as the server reads it. */
const writing = async (
  seat: Seat,
  { orders = NO_ORDERS, lines = [] }: { readonly orders?: Orders; readonly lines?: readonly LogLine[] } = {},
) => {
  const sealed: (readonly [OrderKind, Orders | null])[] = [];
  const place = await mounted(OrderForms, {
    say: await orderTexts("en"),
    view: seen("advanced", 3, seat),
    ...{ lines, orders, asking: new Asking() },
    change: (kind: OrderKind, changed: Orders) => void sealed.push([kind, parseOrders(changed)]),
  });
  const card = (kind: OrderKind): HTMLDetailsElement => {
    const found = place.querySelector<HTMLDetailsElement>(`[data-order="${kind}"]`);
    if (found === null) throw new Error(`there is no order of kind ${kind}`);
    found.open = true;
    found.dispatchEvent(new Event("toggle"));
    flushSync();
    return found;
  };
  const standing = (kind: OrderKind): string =>
    place.querySelector(`[data-order="${kind}"] .standing`)?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  return { place, sealed, card, standing };
};

const choose = (place: ParentNode, selector: string, value: string): void => {
  const field = place.querySelector<HTMLSelectElement>(selector);
  if (field === null) throw new Error(`there is no ${selector}`);
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
};
const seal = (place: ParentNode): void => press(place, '[data-action="seal-order"]');

describe("which orders can be sealed", () => {
  test("every kind by somebody in some game", () => {
    const tables = [
      seen("advanced", 3, "maria"),
      seen("advanced", 3, "frederick"),
      seen("advanced", 3, "louis"),
      seen("silesia-gambit", 3, "maria"),
    ];
    expect([...new Set(tables.flatMap(kindsOf))].sort()).toEqual([...ORDER_KINDS].sort());
  });

  test("no politics in the introductory game", () => {
    expect(kindsOf(seen("introductory", 3, "maria"))).toEqual([
      ...["battles", "fights", "retreat", "supply", "hussars", "stacks", "dispute", "winter"],
    ]);
  });

  test("MOV-26, RUL-96 about stacks by the players of Austria and of the Pragmatic Army, where these are two", () => {
    const mayStack = (shown: View): boolean => kindsOf(shown).includes("stacks");
    expect(
      (["maria", "frederick", "louis"] as const).map((seat) => mayStack(seen("advanced", 3, seat))),
    ).toEqual([...[true, true, false]]);
    expect((["playerA", "playerB"] as const).map((seat) => mayStack(seen("advanced", 2, seat)))).toEqual([
      ...[false, false],
    ]);
  });

  test("none by somebody who looks on", () => expect(kindsFor(seen("advanced", 3, null))).toEqual([]));
});

describe("a sealed order", () => {
  test.each<readonly [Seat, OrderKind, readonly (string | number | boolean)[]]>([
    ["maria", "fights", ["surest"]],
    ["louis", "subsidy", [true, false]],
    ["maria", "trump", ["strongest", 0, 1, 2, 3]],
    ["maria", "hussars", ["stay"]],
    ["frederick", "stacks", ["agree", "refuse"]],
    ["maria", "dispute", [true, false]],
    ["maria", "saxony", ["most", "none"]],
    ["louis", "reduction", [true, false]],
    ["frederick", "peaceOffer", [true, false]],
    ["maria", "peaceAnswer", [true, false]],
    ["louis", "vote", ["charles", "francis"]],
    ["maria", "troops", ["cadet"]],
    ["maria", "pieces", ["cadet"]],
  ])("of %s about %s is one answer of %j, and nothing else changes", async (seat, kind, answers) => {
    const { sealed, card } = await writing(seat);
    const place = card(kind);
    expect(place.querySelector<HTMLButtonElement>('[data-action="seal-order"]')?.disabled).toBe(true);
    for (const answer of answers) {
      press(place, `[data-action="choose-order-${kind}"][data-value="${answer}"]`);
      seal(place);
    }
    expect(sealed).toEqual(answers.map((answer) => [kind, { ...NO_ORDERS, [kind]: answer }]));
  });

  test("DEC-31 about battles says how far to go, which cards may be spent and whether a Reserve", async () => {
    const { sealed, card } = await writing("frederick");
    const place = card("battles");
    press(place, '[data-action="battle-preset"][data-preset="sparing"]');
    choose(place, '[data-field="highest"][data-suit="2"]', "9");
    choose(place, '[data-field="reserve"]', "4");
    choose(place, '[data-field="accept"]', "3");
    choose(place, '[data-field="power"]', String(PRUSSIA));
    press(place, '[data-stepper="order-keep"] [data-action="more"]');
    press(place, '[data-action="choose-order-otherwise"][data-value="wait"]');
    seal(place);
    expect(sealed[0]?.[1]?.battles).toEqual([
      {
        ...{ battle: null, power: PRUSSIA, accept: 3, giveUp: 6, lead: 1, highest: [5, 5, 9, 5] },
        ...{ reserve: 4, keep: 1, onlyIfLevel: true, otherwise: "wait" },
      },
    ]);
  });

  test("DEC-22 about supply pays never more than so many points", async () => {
    const { sealed, card } = await writing("louis");
    const place = card("supply");
    press(place, '[data-stepper="order-supply"] [data-action="less"]');
    press(place, '[data-field="keep-reserves"]');
    press(place, 'input[value="1"]');
    seal(place);
    expect(sealed[0]?.[1]?.supply).toEqual({ most: 7, keepReserves: false, keepSuits: [1] });
  });

  test("DEC-33 about retreats has wishes, the most important first", async () => {
    const { sealed, card } = await writing("maria");
    const place = card("retreat");
    press(place, '[data-action="add-wish"]');
    choose(place, '[data-field="wish"]', "towards");
    choose(place, '[data-field="city"]', "5");
    press(place, '[data-action="add-wish"]');
    press(place, '[data-action="sooner"]');
    seal(place);
    expect(sealed[0]?.[1]?.retreat).toEqual([{ type: "towards", city: 5 }, { type: "outOfSupply" }]);
  });

  test("DEC-09 places nothing unless a card lies open or a rival has so much influence", async () => {
    const { sealed, card } = await writing("louis");
    const place = card("placements");
    press(place, `[data-power="${FRANCE}"] [data-field="has-order"]`);
    press(place, '[data-field="unless-card"][value="3"]');
    choose(place, '[data-field="rival"]', String(PRUSSIA));
    press(place, '[data-stepper="order-influence"] [data-action="more"]');
    press(place, '[data-stepper="order-least"] [data-action="more"]');
    seal(place);
    expect(sealed[0]?.[1]?.placements).toEqual([
      {
        ...{ power: FRANCE, unlessCards: [3], unlessRival: { power: PRUSSIA, influence: 8 } },
        ...{ least: 3, most: 10, reserve: false },
      },
    ]);
  });

  test("DEC-10 selects the first of these cards, or conserves", async () => {
    const { sealed, card } = await writing("louis");
    const place = card("selections");
    press(place, `[data-power="${FRANCE}"] [data-field="has-order"]`);
    press(place, '[data-action="add-card"]');
    press(place, '[data-action="add-card"]');
    press(place, '[data-action="sooner"]');
    seal(place);
    const wantable = historical.politics.cards.filter(({ powers }) => powers.includes(FRANCE));
    expect(sealed[0]?.[1]?.selections).toEqual([
      { power: FRANCE, cards: [wantable[1]?.id, wantable[0]?.id] },
    ]);
  });

  test("DEC-11 says which way each marker goes", async () => {
    const { sealed, card } = await writing("maria");
    const place = card("execution");
    press(place, '[data-action="choose-order-italy"][data-value="-1"]');
    press(place, '[data-action="choose-order-russia"][data-value="1"]');
    seal(place);
    expect(sealed[0]?.[1]?.execution).toEqual({
      instruction: true,
      tracks: { saxony: 0, russia: 1, italy: -1 },
    });
  });

  test("DEC-41 recruits for so many points at most", async () => {
    const { sealed, card } = await writing("maria");
    const place = card("winter");
    press(place, '[data-stepper="order-winter"] [data-action="more"]');
    seal(place);
    expect(sealed[0]?.[1]?.winter).toEqual({ most: 13, keepReserves: true });
  });

  test("stands in words, and can be withdrawn", async () => {
    const orders: Orders = { ...NO_ORDERS, supply: { most: 4, keepReserves: true, keepSuits: [0, 3] } };
    const { sealed, card, standing } = await writing("maria", { orders });
    expect(standing("supply")).toContain("pay the cheapest way, never above 4 points, no Reserve");
    expect(standing("hussars")).toBe("waits for you");
    press(card("supply"), '[data-action="withdraw-order"]');
    expect(sealed).toEqual([["supply", NO_ORDERS]]);
  });

  test("for a battle of an earlier turn is not sealed again", async () => {
    const every = freshOrder("all", null);
    const past = freshOrder("all", { turn: 0, attacker: city("prag"), defender: city("pilsen") });
    const { sealed, card } = await writing("maria", { orders: { ...NO_ORDERS, battles: [past, every] } });
    seal(card("battles"));
    expect(sealed[0]?.[1]?.battles).toEqual([every]);
  });

  test("what it has done is listed, and what was done otherwise is not", async () => {
    const line = (order?: OrderKind): LogLine => ({
      ...{ turn: 3, step: 0, by: "maria" },
      entry: { type: "turnBegan", turn: 3 },
      ...(order === undefined ? {} : { order }),
    });
    const { place } = await writing("maria", { lines: [line(), line("supply"), line()] });
    expect(
      [...place.querySelectorAll("[data-by-order]")].map((each) => each.getAttribute("data-by-order")),
    ).toEqual(["supply"]);
  });
});

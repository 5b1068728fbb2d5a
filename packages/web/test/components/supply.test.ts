// @vitest-environment happy-dom
import { type CardId, type Frame, POWERS, PRUSSIA, type State, worthOf } from "@maria/rules/model";
import { tick } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import SupplyPayment from "../../src/decisions/supply/SupplyPayment.svelte";
import SupplyShortfall from "../../src/decisions/supply/SupplyShortfall.svelte";
import { city, movementOf, piece } from "../movement/table.ts";
import { closeAll, mounted, press } from "../support/mounted.ts";
import { seatedAt } from "../support/seated.ts";

afterEach(closeAll);

/** The hearts of the first deck: their worth is their number and two. */
const card = (worth: number): CardId => (worth - 2) as CardId;
const [friedrich, schwerin] = [piece("prussia1"), piece("prussia2")];

/** Hussars charge both Prussian generals, and Prussia has these cards. */
const charged = (worths: readonly number[], unsupplied: readonly string[] = []): State => {
  const state = movementOf("frederick", { prussia1: "berlin", prussia2: "potsdam", prussia3: "crossen" });
  const frame: Frame = {
    kind: "supply",
    paying: [PRUSSIA],
    charges: [
      { general: friedrich, price: 4 },
      { general: schwerin, price: 3 },
    ],
    unsupplied: unsupplied.map(piece),
  };
  const hands = POWERS.map((power) => (power === PRUSSIA ? worths.map(card) : []));
  const troops = state.troops.map((_, general) => (general === schwerin ? 1 : 3));
  return { ...state, troops, hands, agenda: [...state.agenda, frame] };
};

const texts = (place: ParentNode, selector: string): string[] =>
  [...place.querySelectorAll(selector)].map((found) => found.textContent?.replace(/\s+/g, " ").trim() ?? "");
const isOffered = (place: ParentNode, name: string): boolean =>
  place.querySelector<HTMLButtonElement>(`[data-action="confirm-${name}"]`)?.disabled === false;

test("the cards of these tests are worth what they are called", () => {
  expect([2, 5, 10].map((worth) => worthOf(card(worth)))).toEqual([2, 5, 10]);
});

describe("supply that hussars charge", () => {
  const paying = async (...worths: readonly number[]) => {
    const { session, sent } = await seatedAt(charged(worths), "frederick");
    const place = await mounted(SupplyPayment, { session });
    const pay = (worth: number): void => press(place, `[data-action="pay-card"][data-card="${card(worth)}"]`);
    return { session, sent, place, pay };
  };

  test("cards are proposed, but not to whoever is to find them himself", async () => {
    const { session, place } = await paying(3, 5, 6);
    expect(texts(place, '[data-action="suggest-payment"]')).toHaveLength(1);
    session.isTested = true;
    await tick();
    expect(texts(place, '[data-action="suggest-payment"]')).toEqual([]);
  });

  test("SUP-07 is told general by general, and their cities are marked", async () => {
    const { session, place } = await paying(3, 5, 6);
    expect(place.querySelector("p")?.textContent).toBe(
      "Hussars on the supply paths: Prussia has to pay 7 points.",
    );
    expect(texts(place, "li")).toEqual([
      "Prussia 1, Friedrich, Berlin ♥ 4 points",
      "Prussia 2, Schwerin, Potsdam ♥ 3 points",
    ]);
    const marks = session.offersOnBoard[0]?.cityMarks?.map(({ city: id, kind, active }) => [
      id,
      kind,
      active,
    ]);
    expect(marks).toEqual([
      [city("berlin"), "danger", false],
      [city("potsdam"), "danger", false],
    ]);
  });

  test("RUL-14 can be paid when the cards suffice and none of them could be left out", async () => {
    const { sent, place, pay } = await paying(3, 5, 6);
    expect(isOffered(place, "pay-supply")).toBe(false);
    pay(6);
    expect(isOffered(place, "pay-supply")).toBe(false);
    pay(3);
    expect(isOffered(place, "pay-supply")).toBe(true);
    pay(5);
    expect([isOffered(place, "pay-supply"), place.querySelector(".hint") !== null]).toEqual([false, true]);
    pay(6);
    expect([isOffered(place, "pay-supply"), place.querySelector(".hint") !== null]).toEqual([true, false]);
    press(place, '[data-action="confirm-pay-supply"]');
    expect(sent).toEqual([{ type: "paySupply", power: PRUSSIA, cards: [card(3), card(5)] }]);
  });

  test("the payment suggested wastes least, and is no more suggested once it is chosen", async () => {
    const { sent, place } = await paying(2, 5, 6, 10);
    press(place, '[data-action="suggest-payment"]');
    expect(place.querySelector('[data-action="suggest-payment"]')).toBeNull();
    press(place, '[data-action="confirm-pay-supply"]');
    expect(sent).toEqual([{ type: "paySupply", power: PRUSSIA, cards: [card(2), card(5)] }]);
  });

  test("a card that has left the hand meanwhile is chosen no more", async () => {
    const { session, sent, show } = await seatedAt(charged([3, 5, 6]), "frederick");
    const place = await mounted(SupplyPayment, { session });
    for (const worth of [6, 3]) press(place, `[data-card="${card(worth)}"]`);
    expect(isOffered(place, "pay-supply")).toBe(true);
    await show(charged([3, 5]));
    expect(isOffered(place, "pay-supply")).toBe(false);
    press(place, `[data-card="${card(5)}"]`);
    press(place, '[data-action="confirm-pay-supply"]');
    expect(sent).toEqual([{ type: "paySupply", power: PRUSSIA, cards: [card(3), card(5)] }]);
  });
});

describe("supply that cannot be paid", () => {
  const short = async (worths: readonly number[], unsupplied: readonly string[] = []) => {
    const { session, sent } = await seatedAt(charged(worths, unsupplied), "frederick");
    return { sent, place: await mounted(SupplyShortfall, { session }) };
  };

  test("SUP-08 whom the hand covers is chosen, and what the others lose is told before", async () => {
    const { sent, place } = await short([4]);
    expect(texts(place, '[data-action="choose-cover"]')).toEqual(["Friedrich 4 points", "Schwerin 3 points"]);
    expect(isOffered(place, "cover-supply")).toBe(false);
    press(place, '[data-action="choose-cover"][data-value="0"]');
    expect(texts(place, "ul[aria-live] li")).toEqual([
      "The whole hand is discarded (worth 4).",
      "Prussia 2, Schwerin is out of supply, loses 1 troop and leaves the board.",
    ]);
    press(place, '[data-action="choose-cover"][data-value="1"]');
    expect(texts(place, "ul[aria-live] li")).toEqual([
      "The whole hand is discarded (worth 4).",
      "Prussia 1, Friedrich is out of supply: face-down, loses 1 troop.",
    ]);
    press(place, '[data-action="confirm-cover-supply"]');
    expect(sent).toEqual([{ type: "coverSupply", power: PRUSSIA, generals: [schwerin] }]);
  });

  test("SUP-06 those who had no supply path in the first place are told with them", async () => {
    const { place } = await short([4], ["prussia3"]);
    press(place, '[data-action="choose-cover"][data-value="0"]');
    expect(texts(place, "ul[aria-live] li")).toEqual([
      "The whole hand is discarded (worth 4).",
      "Prussia 3, Erbprinz Leopold is out of supply: face-down, loses 1 troop.",
      "Prussia 2, Schwerin is out of supply, loses 1 troop and leaves the board.",
    ]);
  });
});

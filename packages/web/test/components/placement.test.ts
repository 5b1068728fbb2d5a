// @vitest-environment happy-dom
import type { View } from "@maria/rules";
import { type CardId, type Choice, FRANCE, suitOf } from "@maria/rules/model";
import { afterEach, expect, test } from "vitest";
import PlacementForm from "../../src/decisions/politics/PlacementForm.svelte";
import type { Session } from "../../src/game/session.svelte.ts";
import { historical, optionsOf, viewAtStart } from "../panels/position.ts";
import { closeAll, mounted, press } from "../support/mounted.ts";

afterEach(closeAll);

/** ♥2, ♥9 and the first card of another suit; hearts are trump. */
const [two, nine] = [0, 7] as [CardId, CardId];
const other = ([...Array(40).keys()] as CardId[]).find((card) => suitOf(card) !== suitOf(two)) as CardId;

const shown = async (mayPlaceNone: boolean, politicalOption = false) => {
  const start = viewAtStart("advanced", "louis");
  const view: View = {
    ...start,
    options: { ...optionsOf("advanced"), politicalOption },
    affairs: start.affairs && { ...start.affairs, trump: suitOf(two) as 0 },
  };
  const sent: unknown[] = [];
  const session = {
    view,
    seat: "louis",
    pack: historical,
    isSending: false,
    isLive: true,
    act: async (action: unknown) => sent.push(action),
  } as unknown as Session;
  const choice: Extract<Choice, { type: "placeCard" }> = {
    type: "placeCard",
    power: FRANCE,
    hand: [two, nine, other],
    mayPlaceNone,
  };
  const place = await mounted(PlacementForm, { session, choice });
  const choose = (card: CardId | "nothing"): void => press(place, `[data-card="${card}"]`);
  const meaning = (): string | undefined => place.querySelector("[aria-live]")?.textContent ?? "";
  const isOffered = (): boolean =>
    place.querySelector<HTMLButtonElement>('[data-action="confirm-place-card"]')?.disabled === false;
  return { place, sent, choose, meaning, isOffered };
};

test("POL-10 a trump adds its number, any other card is a bluff", async () => {
  const { place, choose, meaning, isOffered } = await shown(true);
  expect([meaning(), isOffered()]).toEqual(["", false]);
  choose(nine);
  expect([meaning(), isOffered()]).toEqual(["♥9 is trump: +9, an influence of 9.", true]);
  choose(other);
  expect([meaning(), isOffered()]).toEqual([
    "♦2 is a bluff: no influence; it returns to the hand when the cards are turned up.",
    true,
  ]);
  const notes = [...place.querySelectorAll(".note")].map((note) => note.textContent);
  expect(notes).toEqual(["+9", "+2", "bluff"]);
});

test("the card chosen last is placed, and only that one is pressed", async () => {
  const { place, sent, choose } = await shown(true);
  choose(two);
  choose(nine);
  const pressed = [...place.querySelectorAll('[aria-pressed="true"]')].map((card) =>
    card.getAttribute("data-card"),
  );
  expect(pressed).toEqual([String(nine)]);
  press(place, '[data-action="confirm-place-card"]');
  expect(sent).toEqual([{ type: "placeCard", power: FRANCE, card: nine }]);
});

test("nothing is placed where that is allowed, and it has to be said", async () => {
  const { place, sent, choose, meaning } = await shown(true);
  choose("nothing");
  expect(meaning()).toBe("Nothing is placed: the influence stays 0.");
  press(place, '[data-action="confirm-place-card"]');
  expect(sent).toEqual([{ type: "placeCard", power: FRANCE, card: null }]);
  await closeAll();
  expect((await shown(false)).place.querySelector('[data-card="nothing"]')).toBeNull();
});

test("OPT-04 with the political option a bluff stays face-down", async () => {
  const { choose, meaning } = await shown(true, true);
  choose(other);
  expect(meaning()).toBe(
    "♦2 is a bluff: no influence; it stays face-down on the display until the next political stage.",
  );
});

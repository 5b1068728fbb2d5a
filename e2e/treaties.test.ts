import { type GameRecord, replay } from "@maria/rules";
import { type Action, PRUSSIA, type Seat, type State, type Term } from "@maria/rules/model";
import { offerDuration } from "@maria/tell";
import type { Locator } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { words } from "./support/moments.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { cadetGame, cutBefore, gameFile, historical } from "./support/records.ts";
import { control, Hotseat, openPanel, resume } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

/** Frederick's first movement, with his generals where they have been set up: in Silesia and near it. */
const moving = cutBefore(
  (await cadetGame("advanced", 1)).record,
  ({ seat, state, offered }) =>
    seat === "frederick" &&
    state.agenda.at(-1)?.kind === "movement" &&
    offered.some(({ type }) => type === "march"),
);
if (moving === null) throw new Error("Frederick never moves");

const withTalk = (record: GameRecord, ...talk: readonly (readonly [Seat, Action])[]): GameRecord => ({
  ...record,
  entries: [...record.entries, ...talk.map(([seat, action]) => ({ seat, action }))],
});

const positionOf = (record: GameRecord): State => {
  const replayed = replay(record);
  if (!("state" in replayed)) throw new Error("the record cannot be played");
  return replayed.state;
};

const textOf = async (place: Locator): Promise<string> => ((await place.textContent()) ?? "").trim();

test("RUL-101 whoever may not end the movement finds the button by its key, and is told who must march", async () => {
  const leave: Term = { type: "keepOut", power: PRUSSIA, cities: historical.silesianCities };
  const id = (positionOf(moving.record).affairs?.offersMade ?? 0) + 1;
  const record = withTalk(
    moving.record,
    ["maria", { type: "propose", partner: "frederick", terms: [leave], turns: 2 }],
    ["frederick", { type: "answerOffer", agreement: id, accept: true }],
  );
  const { page, errors } = await visit(site);
  await resume(page, site, gameFile("bound", record, "frederick"));
  await control(page, "choose-piece").first().waitFor();

  await page.keyboard.press("d");
  const done = page.locator('[data-action="done"]:focus');
  await done.waitFor();
  expect(await done.getAttribute("aria-disabled")).toBe("true");
  const described = (await done.getAttribute("aria-describedby")) ?? "";
  const why = await textOf(page.locator(`#${described}`));
  expect(why).toMatch(new RegExp(`^Not yet: agreement no\\. ${id} demands that`));
  expect(why).toContain("do not enter Silesia");

  await page.keyboard.press("Enter");
  const note = page.getByRole("alert").filter({ hasText: `It is agreement no. ${id}` });
  await note.waitFor();
  expect(await textOf(note)).toContain("NEG-04");
  expect(await control(page, "confirm-done").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("RUL-102, RUL-103 a card's direction is promised, and both parties read how long in the same words", async () => {
  const { page, errors } = await visit(site);
  await resume(page, site, gameFile("offer", moving.record, null));
  const hotseat = new Hotseat(page);
  await hotseat.sit("frederick");
  const panel = await openPanel(page, "treaties");
  await control(page, "choose-partner", '[data-value="maria"]').click();
  await panel.locator('[data-field="type"]').selectOption("executeCard");
  await panel.locator('[data-field="power"]').selectOption(String(PRUSSIA));
  const card = historical.politics.cards.findIndex(
    ({ powers, shifts }) =>
      powers.includes(PRUSSIA) && shifts.some(({ track, either }) => track === "russia" && either),
  );
  await panel.locator('[data-field="card"]').selectOption(String(card));
  const arrows = panel.locator('[data-field="arrow"] option');
  expect(await arrows.allInnerTexts()).toEqual([
    "choose …",
    "Russia track to the left",
    "Russia track to the right",
  ]);
  await panel.locator('[data-field="arrow"]').selectOption("1");
  await control(page, "add-term", ":enabled").click();

  const term: Term = { type: "executeCard", power: PRUSSIA, card, track: "russia", direction: "right" };
  const sentence = offerDuration(words, positionOf(moving.record), [term], 3);
  await panel.locator('[data-stepper="turns"] [data-action="more"]').click();
  const read = (place: string) => textOf(panel.locator(`${place} [data-field="duration"]`).last());
  expect(await read("")).toBe(`Lasts: ${sentence}`);
  await control(page, "confirm-propose").click();
  await panel.locator("[data-agreement]").last().waitFor();
  expect(await read("[data-agreement]")).toBe(`Lasts: ${sentence}`);

  await hotseat.sit("maria");
  await openPanel(page, "treaties");
  await panel.locator("[data-agreement]").last().waitFor();
  expect(await read("[data-agreement]")).toBe(`Lasts: ${sentence}`);
  await control(page, "accept-agreement").last().click();
  await control(page, "confirm-agreement").click();
  await control(page, "end-agreement").last().waitFor();
  expect(sentence).toContain((await read("[data-agreement]")).replace("Lasts: ", ""));
  expect(errors).toEqual([]);
});

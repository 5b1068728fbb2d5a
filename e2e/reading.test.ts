import { view } from "@maria/rules";
import { type CityId, SUIT_NAMES, suitOf, worthOf } from "@maria/rules/model";
import { cityName, momentText, pieceName, pieceWithRank, sayWith } from "@maria/tell";
import type { Locator } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { en } from "../packages/web/src/language/en.ts";
import { eventIn, words } from "./support/moments.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile, historical } from "./support/records.ts";
import { fightingTurn } from "./support/turns.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

const say = sayWith<typeof en>("en", en);
const containing = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

/** As it is read out: "Praha, hearts". */
const spokenCity = (city: CityId): string =>
  `${cityName(words, city)}, ${SUIT_NAMES[historical.cities[city]?.suit ?? 0]}`;

/** Whoever has found a button waits until it can be used. */
const activate = async (found: Locator): Promise<void> => {
  await expect.poll(() => found.isEnabled(), { timeout: 10_000 }).toBe(true);
  await found.press("Enter");
};

/**
 * Somebody to whom the page is read out: everything is found by its role and its name, nothing by the picture of the
 * board, and nothing is pointed at.
 */
test("a whole turn by what the page reads out: a march is found and made, a combat won, its result read", async () => {
  const { record, seat, march, card, won } = fightingTurn("frederick-twelve-fortresses");
  const target = march.path.at(-1) as CityId;
  const { page, errors } = await visit(site, {}, { "maria-settings": "{}" });
  await page.goto(`${site.address}#/games`);
  await page.getByLabel(say("screens.import")).setInputFiles({
    name: "turn.json",
    mimeType: "application/json",
    buffer: Buffer.from(gameFile("The turn", record, seat)),
  });
  await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "The turn" }) })
    .getByRole("link", { name: say("screens.resume") })
    .press("Enter");
  await page.getByRole("heading", { level: 1, name: "The turn" }).waitFor();

  // Which march is legal stands in the board as text, piece by piece.
  await activate(page.getByRole("tab", { name: say("panels.tab.textBoard") }));
  const may = page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ hasText: say("everybody.choiceMarch", { piece: pieceWithRank(words, march.piece) }) });
  expect(await may.first().textContent()).toContain(cityName(words, target));

  const decision = page.getByRole("region", { name: say("frame.decision") });
  const button = (name: string | RegExp) => decision.getByRole("button", { name, exact: true });
  await activate(button(containing(`· ${pieceName(words, march.piece)}`)));
  await decision.getByRole("heading", { name: pieceName(words, march.piece) }).waitFor();
  const city = button(spokenCity(target));
  if (!(await city.isVisible())) await decision.getByText(/^Cities in reach: \d+$/).press("Enter");
  await activate(city);
  await activate(button(say("war.confirmMarch")));

  // Before the movement ends, the combat it leads to is told.
  await activate(button(say("war.doneMoving")));
  const ending = decision.getByRole("group", { name: say("war.doneMoving") });
  const ended = eventIn(won, "battleEnded");
  await ending.getByRole("button", { name: /^Forced attack: / }).waitFor();
  await activate(ending.getByRole("button", { name: say("war.doneMoving") }));

  const battle = page.getByRole("region", { name: say("war.battle") });
  await battle.getByRole("status").filter({ hasText: "Right to play:" }).waitFor();
  const spokenCard = `${SUIT_NAMES[suitOf(card) as 0]} ${worthOf(card)}`;
  await decision
    .getByRole("group", { name: say("war.playableCards") })
    .getByRole("button", { name: containing(spokenCard) })
    .first()
    .press("Enter");
  await activate(button(`Play ${spokenCard}`));

  await decision
    .getByRole("group", { name: say("war.retreatEnds") })
    .getByRole("button")
    .first()
    .press("Enter");
  await activate(button(say("war.confirmRetreat")));

  const result = page.getByRole("region", { name: say("story.result") });
  await result.getByRole("listitem").getByText(containing(spokenCard)).first().waitFor();
  await result.getByText(say("story.troopsLost", { n: ended.loss })).waitFor();
  await activate(result.getByRole("button", { name: say("story.goOn") }));
  await result.waitFor({ state: "detached" });

  // The turn is over: the page names another moment.
  const moment = momentText(words, view(won.after, seat));
  await page.getByRole("status").getByText(moment).waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});

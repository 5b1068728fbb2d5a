import { AxeBuilder } from "@axe-core/playwright";
import { type Action, seatsOf } from "@maria/rules/model";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasEvent, type Moment, momentBefore } from "./support/moments.ts";
import { openSite, type Site, type Visit, visit } from "./support/page.ts";
import { gameFile, importGames, recordOf } from "./support/records.ts";
import { control, OFFLINE_PANELS, openPanel } from "./support/table.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The politics of the advanced game, and the option with its offers. */
const ADVANCED = "option-austria-final-scoring";
/** Hussars that charge are rare. */
const INTRODUCTORY = "frederick-twelve-fortresses";
const before = (action: Action["type"], fixture = ADVANCED): Moment =>
  momentBefore(fixture, (step) => step.action.type === action);

const march = momentBefore(
  ADVANCED,
  (step) => step.action.type === "march" && step.before.turn > 2 && hasEvent(step, "conquered"),
);
const battle = before("playCard");
/** Whoever lifts the curtain first is not the one who has to play. */
const fought = momentBefore(
  ADVANCED,
  ({ action, seat, before: { options } }) => action.type === "playCard" && seat !== seatsOf(options)[0],
);
const DECISIONS = [
  "placeHussar",
  "paySupply",
  "fight",
  "recruit",
  "placeCard",
  "selectCard",
  "execute",
  "vote",
  "retreat",
  "answerOffer",
] as const;
const decisions = new Map(
  DECISIONS.map((action) => [action, before(action, action === "paySupply" ? INTRODUCTORY : ADVANCED)]),
);

const games: Readonly<Record<string, string>> = {
  over: gameFile("over", recordOf("maria-end-of-turn-nine"), "maria"),
  hotseat: gameFile("hotseat", { ...march.record, entries: [] }, null),
  march: gameFile("march", march.record, march.next.seat),
  battle: gameFile("battle", battle.record, battle.next.seat),
  curtain: gameFile("curtain", fought.record, null),
  ...Object.fromEntries(
    [...decisions].map(([action, { record, next }]) => [action, gameFile(action, record, next.seat)]),
  ),
};

/** No desk: its log of a whole game would be judged with every state. It is judged once, on a large screen. */
const NARROW = { width: 1200, height: 800 };

let site: Site;
let visitor: Visit;
let page: Page;
let ids: ReadonlyMap<string, string>;
// One visitor for all of it: a page that is open already costs nothing.
beforeAll(async () => {
  site = await openSite();
  visitor = await visit(site, { viewport: NARROW });
  ({ page } = visitor);
  ids = await importGames(page, site, games);
  // Colours that pass into one another, and cards that rise, would be judged half way.
  await page.addStyleTag({ content: "* { transition: none !important; animation: none !important; }" });
});
afterAll(() => site.close());

const goTo = (address: string) => page.goto(`${site.address}${address}`);
/** By way of another screen, so that nothing of the last visit is left. */
const openGame = async (name: string): Promise<void> => {
  // The help would stay open.
  await page.keyboard.press("Escape");
  await goTo("#/games");
  await control(page, "import").waitFor({ state: "attached" });
  await goTo(`#/game/${ids.get(name)}`);
  await page
    .locator('.decision [data-action], [data-action="lift-curtain"], [data-result]')
    .first()
    .waitFor();
};

const inTheme = (theme: "light" | "dark"): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** What axe finds, as lines to read. The board is the same beside most things: it is judged where it is asked for. */
const faultsIn = async (state: string, withBoard: boolean): Promise<string[]> => {
  const faults: string[] = [];
  // What lies under the bar with the buttons can be scrolled out from there.
  await page.locator(".deciding").evaluateAll((all) => {
    for (const each of all) each.scrollTop = each.scrollHeight;
  });
  for (const theme of ["light", "dark"] as const) {
    await inTheme(theme);
    // The page has no frames: the results need no page of their own to be put together in.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
    if (!withBoard) axe.exclude(".board");
    // What may be chosen from a list is drawn by the browser; of the cities there are hundreds.
    axe.exclude("option");
    // In the dark only colours can differ.
    if (theme === "dark") axe.withRules(["color-contrast"]);
    else axe.withTags(TAGS);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      faults.push(
        `${state}, ${theme}: ${id} (${nodes.length}): ${nodes
          .slice(0, 3)
          .map(({ target, any, all, none }) =>
            [target.join(" "), ...[...any, ...all, ...none].map(({ message }) => message)].join(" "),
          )
          .join(" | ")}`,
      );
  }
  await inTheme("light");
  return faults;
};

const expectNone = (name: string, show: () => Promise<unknown>, withBoard = false): void =>
  test(name, async () => {
    visitor.errors.length = 0;
    await show();
    expect(await faultsIn(name, withBoard)).toEqual([]);
    expect(visitor.errors).toEqual([]);
  });

describe("the screens around the game", () => {
  expectNone("first screen", async () => {
    await goTo("");
    await control(page, "play-now").waitFor();
  });
  for (const form of ["bots", "hotseat"])
    expectNone(`new game, ${form}`, async () => {
      await goTo(`#/new/${form}`);
      await control(page, "begin-game").waitFor();
    });
  expectNone("saved games", async () => {
    await goTo("#/games");
    await control(page, "replay").first().waitFor();
    await control(page, "rename").last().click();
    await control(page, "delete").first().click();
    await page.locator('[role="alertdialog"]').waitFor();
  });
  expectNone(
    "replay",
    async () => {
      await goTo(`#/replay/${ids.get("over")}`);
      await control(page, "replay-last").click();
      await control(page, "replay-previous", ":enabled").waitFor();
    },
    true,
  );
  expectNone("rules, filtered", async () => {
    await goTo("#/rules");
    await control(page, "search-rules").fill("hussar");
    await page.locator("[id^=rule-HUS]").first().waitFor();
  });
  expectNone("game over", () => openGame("over"));
});

describe("the game", () => {
  expectNone("curtain", () => openGame("hotseat"));
  expectNone("set-up", async () => {
    await openGame("hotseat");
    await control(page, "lift-curtain").click();
    await control(page, "confirm-allotment").first().waitFor();
  });
  expectNone("menu with the settings", async () => {
    await openGame("march");
    await control(page, "menu").click();
    await control(page, "choose-theme").waitFor();
  });
  expectNone("help", async () => {
    await openGame("march");
    await control(page, "menu").click();
    await control(page, "help").click();
    await page.locator("dialog[open] svg").nth(1).waitFor();
  });
  expectNone(
    "a march previewed, and what others did since the last turn",
    async () => {
      await openGame("march");
      const { action } = march.next;
      if (action.type !== "march") throw new Error("not a march");
      await control(page, "choose-piece", `[data-piece="${action.piece}"]`).click();
      const folded = page.locator('[data-list="march-targets"]:not([open]) > summary');
      if ((await folded.count()) > 0) await folded.click();
      await control(page, "march-to", `[data-city="${action.path.at(-1)}"]`).click();
      await page.locator("[data-consequence]").first().waitFor();
      await page.locator('[data-list="since"]').waitFor();
    },
    true,
  );
  expectNone("ending the movement", async () => {
    await openGame("march");
    await control(page, "done").click();
    await control(page, "confirm-done").waitFor();
  });
  expectNone("a refusal, and a piece looked at", async () => {
    await openGame("march");
    await openPanel(page, "armies");
    await page.locator('[data-panel-open="armies"] [data-action="inspect"]').first().click();
    const chosen = control(page, "choose-piece").first();
    const piece = await chosen.getAttribute("data-piece");
    await chosen.click();
    // Once the board lies still, a city that is too far.
    const { x, y } = await page.evaluate(async (wanted) => {
      const middleOf = (drawn: Element | null): DOMPoint => {
        const { left, top, width, height } = drawn?.getBoundingClientRect() ?? new DOMRect();
        return new DOMPoint(left + width / 2, top + height / 2);
      };
      const standing = (): DOMPoint =>
        middleOf(document.querySelector(`.board .piece[data-piece="${wanted}"]`));
      for (let before = standing(), still = 0; still < 10; ) {
        await new Promise((nextFrame) => requestAnimationFrame(nextFrame));
        const now = standing();
        still = now.x === before.x && now.y === before.y ? still + 1 : 0;
        before = now;
      }
      // Beside its name a city is drawn; Posen is in sight, and nobody's to march to.
      const name = [...document.querySelectorAll(".board text")].find(
        ({ textContent }) => textContent === "Posen",
      );
      const { left, top, height } = name?.getBoundingClientRect() ?? new DOMRect();
      return { x: left - 5, y: top + height / 2 };
    }, piece);
    await page.mouse.click(x, y);
    await page.locator(".note.shown").waitFor();
  });
  test("every panel", async () => {
    await openGame("march");
    const faults: string[] = [];
    for (const panel of OFFLINE_PANELS.filter((name) => name !== "hands")) {
      await openPanel(page, panel);
      faults.push(...(await faultsIn(panel, false)));
    }
    expect(faults).toEqual([]);
    expect(visitor.errors).toEqual([]);
  });
  expectNone("an offer to answer", async () => {
    await openGame("answerOffer");
    await openPanel(page, "treaties");
  });
  for (const action of DECISIONS.filter((name) => name !== "answerOffer"))
    expectNone(action, async () => {
      await openGame(action);
      if (["placeCard", "selectCard", "execute"].includes(action))
        await page.locator('[data-stage="politics"]').waitFor();
    });
});

describe("combat", () => {
  expectNone("a card about to be played", async () => {
    await openGame("battle");
    await control(page, "choose-card").first().click();
    await page.locator("[data-battle]").waitFor();
  });
  expectNone("curtain between the two who fight", async () => {
    await openGame("curtain");
    await control(page, "lift-curtain").click();
    await page.locator(".curtain .battle").first().waitFor();
  });
  expectNone("result", async () => {
    await openGame("retreat");
    await control(page, "choose-city").first().click();
    await control(page, "confirm-retreat").click();
    await page.locator('[data-outcome="battle"]').waitFor();
  });
});

describe("on a large screen", () => {
  beforeAll(() => page.setViewportSize({ width: 1920, height: 1080 }));
  afterAll(() => page.setViewportSize(NARROW));

  expectNone("hands and log on the desk", async () => {
    await openGame("march");
    await page.locator('.desk [data-panel-open="log"]').waitFor();
  });
});

describe("on a phone", () => {
  beforeAll(() => page.setViewportSize({ width: 390, height: 844 }));
  afterAll(() => page.setViewportSize(NARROW));

  expectNone("a decision", () => openGame("march"), true);
  expectNone("politics", async () => {
    await openGame("selectCard");
    await page.locator('[data-stage="politics"]').waitFor();
  });
  expectNone("combat", async () => {
    await openGame("battle");
    await control(page, "choose-card").first().click();
  });
});

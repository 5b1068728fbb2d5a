import { BOTS } from "@maria/bots";
import type { GameRecord } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import type { Pack } from "@maria/rules/model";
import { playGame } from "@maria/table";
import type { BrowserContext, Page } from "playwright-core";
import type { Figure } from "./figures.ts";
import { ADVANCED } from "./games.ts";
import { dragByFinger, dragByMouse, pinch, turnWheel } from "./gestures.ts";
import { type Compared, comparedInTurns, type Measurement } from "./measure.ts";
import type { PageSite } from "./pageSite.ts";
import { type LongestTasks, longestTasks, type TraceEvent } from "./trace.ts";

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** The page as it is installed would fetch everything for later; what is measured is what it needs at once. */
const VISITOR = { viewport: { width: 1280, height: 800 }, locale: "en-GB", serviceWorkers: "block" } as const;
const TRACED = ["-*", "toplevel", "__metadata", "disabled-by-default-devtools.timeline"];

const exactly = (values: readonly number[]): Measurement & Partial<Compared> =>
  comparedInTurns(values.map((value) => [value]));

/** The advanced game with all pieces on the board, when the first march is to be chosen. */
const firstMovement = async (pack: Pack): Promise<{ readonly record: GameRecord; readonly seat: string }> => {
  const { record } = await playGame(pack, ADVANCED, seedFromNumber(1), {
    maria: BOTS.cadet,
    frederick: BOTS.cadet,
    louis: BOTS.cadet,
  });
  const march = record.entries.findIndex(({ action }) => action.type === "march");
  return {
    record: { ...record, entries: record.entries.slice(0, march) },
    seat: record.entries[march]?.seat ?? "louis",
  };
};

/** Waits until the board is drawn and something can be decided. */
const boardOf = async (page: Page): Promise<void> => {
  await page.locator(".board [data-piece]").first().waitFor();
  await page.locator(".decision [data-action]").first().waitFor();
};

const weigh = async ({ browser, address, files }: PageSite): Promise<{ first: number; board: number }> => {
  const context = await browser.newContext(VISITOR);
  const page = await context.newPage();
  files.asked.clear();
  await page.goto(address, { waitUntil: "networkidle" });
  const first = files.script;
  await page.locator('[data-action="play-now"]').click();
  await boardOf(page);
  await page.waitForLoadState("networkidle");
  const board = files.script;
  await context.close();
  return { first, board };
};

/** A browser's memory with the game stored in it, and the game's address. */
const stored = async (
  { browser, address }: PageSite,
  pack: Pack,
): Promise<{ readonly state: StorageState; readonly game: string }> => {
  const { record, seat } = await firstMovement(pack);
  const players = Object.fromEntries(
    ["maria", "frederick", "louis"].map((other) => [
      other,
      other === seat ? { kind: "person" } : { kind: "bot", level: "cadet" },
    ]),
  );
  const file = JSON.stringify({ format: "maria-game", name: "bench", players, record });
  const context = await browser.newContext(VISITOR);
  const page = await context.newPage();
  await page.goto(`${address}#/games`);
  await page.locator('[data-action="import"]').setInputFiles({
    name: "bench.json",
    mimeType: "application/json",
    buffer: Buffer.from(file),
  });
  const id = await page.locator("[data-game]").getAttribute("data-game");
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return { state, game: `${address}#/game/${id}` };
};

/** Notes when a tap has first been answered, counted from the beginning of the navigation. */
const NOTE_ANSWER = `new MutationObserver((changes, observer) => {
  if (!document.querySelector("[data-inspector], [data-preview]")) return;
  globalThis.answeredAt = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });`;

/** From the beginning of a navigation in a fresh browser profile until a tap on a piece has been answered. */
const coldLoad = async ({ browser }: PageSite, state: StorageState, game: string): Promise<number> => {
  const context = await browser.newContext({ ...VISITOR, storageState: state });
  await context.addInitScript(NOTE_ANSWER);
  const page = await context.newPage();
  await page.goto(game, { waitUntil: "commit" });
  const piece = page.locator(".board [data-piece]").first();
  await piece.waitFor();
  for (;;) {
    const box = await piece.boundingBox();
    if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const answered = (await page.evaluate("globalThis.answeredAt ?? null")) as number | null;
    if (answered === null) continue;
    await context.close();
    return answered;
  }
};

interface Handling {
  readonly panning: LongestTasks;
  readonly zooming: LongestTasks;
}

/** The longest tasks while the board is panned, from afar and near by, and while it is zoomed, with all pieces on it. */
const handled = async ({ browser }: PageSite, state: StorageState, game: string): Promise<Handling> => {
  const context = await browser.newContext({ ...VISITOR, storageState: state, hasTouch: true });
  const page = await context.newPage();
  await page.goto(game);
  await boardOf(page);
  await page.waitForTimeout(1500);
  const board = await page.locator(".board").boundingBox();
  if (board === null) throw new Error("the board is not on the page");
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  const session = await context.newCDPSession(page);
  const traced = async (hand: () => Promise<void>): Promise<TraceEvent[]> => {
    await browser.startTracing(page, { categories: TRACED });
    await hand();
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return trace.traceEvents;
  };
  const pan = (): Promise<TraceEvent[]> =>
    traced(async () => {
      await dragByMouse(page, middle);
      await dragByFinger(page, session, middle);
    });
  const afar = longestTasks(await pan());
  const nearer = longestTasks(await traced(() => turnWheel(page, middle, true)));
  const near = longestTasks(await pan());
  const pinched = longestTasks(
    await traced(async () => {
      await pinch(page, session, middle);
      await turnWheel(page, middle, false);
    }),
  );
  await context.close();
  return { panning: longerOf(afar, near), zooming: longerOf(nearer, pinched) };
};

const longerOf = (one: LongestTasks, other: LongestTasks): LongestTasks => ({
  block: Math.max(one.block, other.block),
  work: Math.max(one.work, other.work),
});

/** For each site, what was measured in so many rounds; the sites take turns. */
const inTurns = async <Value>(
  sites: readonly Opened[],
  rounds: number,
  measure: (site: PageSite, state: StorageState, game: string) => Promise<Value>,
): Promise<Value[][]> => {
  const values: Value[][] = sites.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, { site, state, game }] of sites.entries())
      values[index]?.push(await measure(site, state, game));
  return values;
};

interface Opened {
  readonly site: PageSite;
  readonly state: StorageState;
  readonly game: string;
}

/** Measures the built page in a browser; with others after it, in turns with them, and against the first of those. */
export async function* measurePage(
  sites: readonly PageSite[],
  pack: Pack,
  rounds: number,
): AsyncGenerator<Figure> {
  const weights: Awaited<ReturnType<typeof weigh>>[] = [];
  for (const site of sites) weights.push(await weigh(site));
  const script = exactly(weights.map(({ first }) => first));
  yield { name: "pageScript", ...script, unit: "kilobytes", budget: 180 };
  const scriptBoard = exactly(weights.map(({ board }) => board));
  yield { name: "pageScriptBoard", ...scriptBoard, unit: "kilobytes", budget: 180 };
  const opened: Opened[] = [];
  for (const site of sites) opened.push({ site, ...(await stored(site, pack)) });
  const loads = await inTurns(opened, rounds, coldLoad);
  yield { name: "boardInteractive", ...comparedInTurns(loads), unit: "milliseconds", budget: 1500 };
  const tasks = await inTurns(opened, Math.ceil(rounds / 2), handled);
  const longest = (of: (handling: Handling) => number): Measurement & Partial<Compared> =>
    comparedInTurns(tasks.map((handlings) => handlings.map(of)));
  const panBlock = longest(({ panning }) => panning.block);
  yield { name: "panBlock", ...panBlock, unit: "milliseconds", budget: 50 };
  const panWork = longest(({ panning }) => panning.work);
  yield { name: "panWork", ...panWork, unit: "milliseconds", budget: 50 };
  const zoomBlock = longest(({ zooming }) => zooming.block);
  yield { name: "zoomBlock", ...zoomBlock, unit: "milliseconds", budget: null };
  const zoomWork = longest(({ zooming }) => zooming.work);
  yield { name: "zoomWork", ...zoomWork, unit: "milliseconds", budget: null };
}

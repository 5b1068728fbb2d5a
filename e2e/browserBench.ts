import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browsers } from "./support/browsers/browsers.ts";
import type { Driver, PageProxy } from "./support/browsers/driver.ts";
import { momentBefore } from "./support/moments.ts";
import { closeServer, openServer } from "./support/page.ts";
import { gameFile } from "./support/records.ts";
import { attributeOf, inPage, seen, until } from "./support/visitor.ts";

/** All in milliseconds. */
export const FIGURES = {
  firstScreen: "first screen, nothing cached",
  game: "a game after a reload, until it can be played",
  glowFrame: "a frame while pieces glow, median",
  panFrame: "a frame while the board is panned, median",
  panLongest: "the longest frame while it is panned",
  zoomFrame: "a frame while the wheel is turned, median",
  zoomLongest: "the longest frame while it is turned",
} as const;
export type Figures = { readonly [Name in keyof typeof FIGURES]: number };

interface Frames {
  readonly median: number;
  readonly longest: number;
}

/** How long frames take while a hand works on the board, one event for each; or while nobody does anything. */
const framesOf = async (driver: Driver, work: "nothing" | "pan" | "wheel"): Promise<Frames> => {
  await inPage(
    driver,
    (hand) => {
      const board = document.querySelector<HTMLElement>(".board");
      if (board === null) throw new Error("there is no board");
      const { left, top, width, height } = board.getBoundingClientRect();
      const middle = { clientX: left + width / 2, clientY: top + height / 2 };
      // Pointers that a script makes up cannot be captured.
      board.setPointerCapture = () => {};
      const point = (type: string, turn: number): void => {
        const at = {
          clientX: middle.clientX + 260 * Math.sin(turn),
          clientY: middle.clientY + 130 * Math.sin(2 * turn),
        };
        const pointer = { pointerId: 77, pointerType: "mouse", button: 0, bubbles: true, ...at };
        board.dispatchEvent(new PointerEvent(type, pointer));
      };
      const STEPS = 24;
      const RESTS = 12;
      const doing = {
        nothing: () => {},
        pan: (step: number) => {
          if (step === 0) point("pointerdown", 0);
          point("pointermove", (2 * Math.PI * step) / STEPS);
          if (step === STEPS - 1) point("pointerup", 2 * Math.PI);
        },
        wheel: (step: number) => {
          const deltaY = step < STEPS / 2 ? -30 : 30;
          board.dispatchEvent(
            new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true, ...middle }),
          );
        },
      };
      const gaps: number[] = [];
      const { dataset } = document.documentElement;
      delete dataset.gaps;
      let last = performance.now();
      const frame = (): void => {
        const now = performance.now();
        gaps.push(now - last);
        last = now;
        // When the hand rests, the board is drawn anew for where it has been left.
        if (gaps.length <= STEPS) doing[hand](gaps.length - 1);
        if (gaps.length <= STEPS + RESTS) requestAnimationFrame(frame);
        else dataset.gaps = JSON.stringify(gaps);
      };
      requestAnimationFrame(frame);
    },
    work,
  );
  const gaps = await until("the last frame", () =>
    inPage(driver, () => JSON.parse(document.documentElement.dataset.gaps ?? "null") as number[] | null),
  );
  const sorted = gaps.slice(1).sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 };
};

/** When the page first has it, counted from the beginning of the navigation. */
const msUntil = (driver: Driver, selector: string): Promise<number> =>
  until(selector, () =>
    inPage(
      driver,
      (wanted) => (document.querySelector(wanted) === null ? null : Math.max(1, performance.now())),
      selector,
    ),
  );

const PLAYABLE = '.board .piece[role="button"]';

const measure = async (driver: Driver, port: number, file: string): Promise<Figures> => {
  await driver.goTo(`http://localhost:${port}/`);
  const firstScreen = await msUntil(driver, '[data-action="play-now"]');
  await inPage(driver, () => location.assign("#/games"));
  await seen(driver, "h1");
  await until("the list of games", () =>
    inPage(driver, () => document.querySelector('[data-action="import"]') !== null),
  );
  await driver.upload('[data-action="import"]', file);
  const id = await attributeOf(driver, "[data-game]", "data-game");
  await inPage(driver, (game) => location.assign(`#/game/${game}`), id);
  await seen(driver, PLAYABLE);
  await driver.reload();
  const game = await msUntil(driver, PLAYABLE);
  const glow = await framesOf(driver, "nothing");
  const pan = await framesOf(driver, "pan");
  const zoom = await framesOf(driver, "wheel");
  return {
    firstScreen,
    game,
    glowFrame: glow.median,
    panFrame: pan.median,
    panLongest: pan.longest,
    zoomFrame: zoom.median,
    zoomLongest: zoom.longest,
  };
};

/** The advanced game with all pieces on the board, when the first march is to be chosen. */
const firstMarch = (): string => {
  const { record, next } = momentBefore(
    "advanced-austria-final-scoring",
    ({ action }) => action.type === "march",
  );
  return gameFile("bench", record, next.seat);
};

export interface Benched {
  readonly browser: string;
  readonly version: string;
  /** The rounds of each page, in the order the pages were given. */
  readonly pages: readonly (readonly Figures[])[];
}

type Open = (proxy: PageProxy) => Promise<Driver>;

const benchOne = async (
  [browser, open]: readonly [string, Open],
  ports: readonly number[],
  rounds: number,
  file: string,
): Promise<Benched> => {
  const pages: Figures[][] = ports.map(() => []);
  let version = "";
  for (let round = 0; round < rounds; round++)
    for (const [index, port] of ports.entries()) {
      const driver = await open({ host: "127.0.0.1", port });
      try {
        version = driver.version;
        pages[index]?.push(await measure(driver, port, file));
      } finally {
        await driver.close();
      }
    }
  return { browser, version, pages };
};

/** Measures the pages built in these folders in turns, in every browser there is, or in those named. */
export async function* benchBrowsers(
  folders: readonly string[],
  rounds: number,
  only: readonly string[],
): AsyncGenerator<Benched> {
  const scratch = mkdtempSync(join(tmpdir(), "maria-bench-"));
  const file = join(scratch, "bench.json");
  writeFileSync(file, firstMarch());
  const served = await Promise.all(folders.map((folder) => openServer(folder)));
  const ports = served.map(({ port }) => port);
  try {
    for (const engine of browsers())
      if (only.length === 0 || only.includes(engine[0].toLowerCase()))
        yield await benchOne(engine, ports, rounds, file);
  } finally {
    for (const { server } of served) closeServer(server);
    rmSync(scratch, { recursive: true, force: true });
  }
}

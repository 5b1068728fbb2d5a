import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pending } from "@maria/rules";
import type { Action, Seat } from "@maria/rules/model";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { browsers } from "./support/browsers/browsers.ts";
import type { Driver } from "./support/browsers/driver.ts";
import { eventIn, momentBefore, playOn, type Step, told, topFrame } from "./support/moments.ts";
import { closeServer, openServer } from "./support/page.ts";
import { gameFile } from "./support/records.ts";
import { attributeOf, choose, click, count, inPage, seen, textOf, until } from "./support/visitor.ts";

// Everything at the settings a visitor finds, the pace of the marches among them.

let served: { readonly server: Server; readonly port: number };
beforeAll(async () => {
  served = await openServer();
});
afterAll(() => closeServer(served.server));

const action = (name: string, more = ""): string => `[data-action="${name}"]${more}`;
const piece = (id: number | string, more = ""): string => `.board .piece[data-piece="${id}"]${more}`;
const follow = (driver: Driver, hash: string): Promise<void> =>
  inPage(driver, (wanted) => location.assign(wanted), hash);

/** From the first screen: the introductory game as Louis, who moves first, with the troops as they are suggested. */
const beginGame = async (driver: Driver): Promise<void> => {
  await click(driver, action("new-bots"));
  await choose(driver, '[data-seat="maria"] select', "cadet");
  await choose(driver, '[data-seat="louis"] select', "person");
  await click(driver, action("begin-game"));
  await seen(driver, ".board .piece");
  await until("the first movement phase", async () => {
    if ((await count(driver, action("confirm-allotment", ":enabled"))) > 0)
      await click(driver, action("confirm-allotment"));
    return (await count(driver, action("done"))) > 0;
  });
};

/** Taps a piece that can march and a city it can reach; gives the piece and how the board names it there. */
const march = async (driver: Driver, without: string): Promise<{ id: string; label: string }> => {
  const other = action("choose-piece", `:not([data-piece="${without}"])`);
  const id = await attributeOf(driver, other, "data-piece");
  const before = await attributeOf(driver, piece(id), "aria-label");
  await click(driver, piece(id, '[role="button"]'));
  await seen(driver, piece(id, '[aria-pressed="true"]'));
  await click(driver, ".board .city-mark.normal, .board .city-mark.mainRoad");
  await seen(driver, '[data-preview="march"]');
  await click(driver, action("confirm-march"));
  const label = await until("the end of the march", async () => {
    const now = await attributeOf(driver, piece(id), "aria-label");
    return now !== before && now;
  });
  return { id, label };
};

/** What moves on the board by itself: each is a layer, which is composited. A group inside one would paint the board anew. */
const glowing = (driver: Driver): Promise<string[]> =>
  until("the glow", async () => {
    const found = await inPage(driver, () =>
      document.getAnimations().flatMap(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        if (target?.closest(".board") == null) return [];
        return [target.parentElement?.matches(".table-top") ? target.localName : "inside"];
      }),
    );
    return found.length > 0 && found;
  });

/** Fields and their background in the dark, from 0 (black) to 255. */
const fieldsInTheDark = (driver: Driver): Promise<Record<string, number>> =>
  inPage(driver, () => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = "dark";
    const brightness = (kind: string): [string, number] => {
      const field = document.querySelector(kind);
      if (field === null) return [kind, 255];
      const { appearance, backgroundColor } = getComputedStyle(field);
      const [red = 255, green = 255, blue = 255] = backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      // What the browser draws itself has the colour it likes.
      return [kind, appearance === "none" ? Math.max(red, green, blue) : 255];
    };
    const found = ["select", "input[type=radio]", "input[type=checkbox]"].map(brightness);
    dataset.theme = theme;
    return Object.fromEntries(found);
  });

/** The general stands where he marched to, after a reload too; gives him. */
const marchAndReload = async (driver: Driver): Promise<string> => {
  const { id, label } = await march(driver, "");
  await driver.reload();
  await seen(driver, action("done"));
  expect(await attributeOf(driver, piece(id), "aria-label")).toBe(label);
  return id;
};

const BATTLE = "The battle";

/** A battle in which a card is played, the other side gives up, and the winner sends it away. */
interface Fight {
  readonly played: Step;
  readonly stopped: Step;
  readonly file: string;
}
const fight = (): Fight => {
  let stopped: Step | undefined;
  const { record, next } = momentBefore("option-austria-final-scoring", ({ action, seat, after }) => {
    const [asked] = pending(after);
    const frame = topFrame(after);
    if (action.type !== "playCard" || frame?.kind !== "battle" || asked === undefined || asked.seat === seat)
      return false;
    const isBehind = frame.toPlay === "attacker" ? frame.score < 0 : frame.score > 0;
    if (!isBehind) return false;
    stopped = playOn(after, asked.seat, { type: "stop" });
    return topFrame(stopped.after)?.kind === "retreat" && pending(stopped.after)[0]?.seat === seat;
  });
  if (stopped === undefined) throw new Error("nobody gives up");
  return { played: next, stopped, file: gameFile(BATTLE, record, null) };
};

/** Several people at one device: whoever sits there hands it over, until the right one has it. */
const sit = async (driver: Driver, seat: Seat): Promise<void> => {
  const curtain = action("lift-curtain");
  for (let sitting = ""; sitting !== seat; ) {
    await seen(driver, `${curtain}, ${action("hand-over")}`);
    if ((await count(driver, curtain)) === 0) await click(driver, action("hand-over"));
    sitting = await attributeOf(driver, curtain, "data-seat");
    await click(driver, curtain);
    // Where another one is asked in a combat, the curtain falls again by itself.
    await seen(driver, `.board .piece, ${curtain}`);
  }
};

/** Takes a saved game in from a file and opens it; gives its id. */
const openFile = async (driver: Driver, text: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "maria-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "battle.json");
  writeFileSync(path, text);
  await follow(driver, "#/games");
  await seen(driver, "h1");
  await driver.upload(action("import"), path);
  const id = await until("the game to be taken in", () =>
    inPage(
      driver,
      (named) => {
        const found = [...document.querySelectorAll("[data-game]")];
        return found
          .find((each) => each.querySelector("h2")?.textContent === named)
          ?.getAttribute("data-game");
      },
      BATTLE,
    ),
  );
  await click(driver, `[data-game="${id}"] ${action("resume")}`);
  return id;
};

/** Fights it out; gives how the board names the beaten general in the end. */
const fightIt = async (driver: Driver, { played, stopped }: Fight): Promise<string> => {
  if (played.action.type !== "playCard") throw new Error("no card is played");
  await sit(driver, played.seat);
  await click(driver, action("choose-card", `[data-card="${played.action.card}"]`));
  await click(driver, action("confirm-card"));
  await seen(driver, `[data-score="${eventIn(played, "cardPlayed").score}"]`);
  await sit(driver, stopped.seat);
  await click(driver, action("stop"));
  await click(driver, action("confirm-stop"));
  await sit(driver, played.seat);
  const beaten = piece(beatenIn(stopped));
  const before = await attributeOf(driver, beaten, "aria-label");
  await click(driver, ".board .city-mark.choice");
  await click(driver, action("confirm-retreat"));
  return until("the retreat", async () => {
    const now = await attributeOf(driver, beaten, "aria-label");
    return now !== before && now;
  });
};
const beatenIn = ({ after }: Step): number => {
  const frame = topFrame(after);
  if (frame?.kind !== "retreat") throw new Error("nobody retreats");
  return frame.generals[0] ?? -1;
};

/** What the window showed when a test failed. */
const picture = (name: string): string => {
  const folder = new URL("../node_modules/.cache/e2e/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  return fileURLToPath(new URL(`${name}.png`, folder));
};

const battle = fight();

for (const [name, open] of browsers())
  describe(name, () => {
    // One browser makes both visits, for they go to different hosts; after a failure the next one gets a fresh one.
    let opened: Driver | undefined;
    const close = async (): Promise<void> => {
      await opened?.close();
      opened = undefined;
    };
    afterAll(close);
    const visit = async (): Promise<Driver> => {
      opened ??= await open({ host: "127.0.0.1", port: served.port });
      const driver = opened;
      onTestFinished(async ({ task }) => {
        if (task.result?.state !== "fail") return;
        writeFileSync(picture(name), await driver.screenshot());
        await close();
      });
      return driver;
    };

    test("a game begins, a march is seen, a reload keeps it, a battle is fought and replayed", async () => {
      const driver = await visit();
      await driver.goTo(`http://localhost:${served.port}/`);
      await beginGame(driver);
      expect(new Set(await glowing(driver))).toEqual(new Set(["svg"]));
      await march(driver, await marchAndReload(driver));
      const id = await openFile(driver, battle.file);
      const label = await fightIt(driver, battle);

      await follow(driver, "#/games");
      await click(driver, `[data-game="${id}"] ${action("replay")}`);
      await click(driver, action("replay-last"));
      const beaten = piece(beatenIn(battle.stopped));
      await until(
        "the end of the replay",
        async () => (await attributeOf(driver, beaten, "aria-label")) === label,
      );
      await click(driver, action("replay-previous"));
      await until("the word of the battle's end", async () =>
        (await textOf(driver, ".lines")).includes(told(eventIn(battle.stopped, "battleEnded"))),
      );
      await click(driver, action("replay-first"));
      await click(driver, action("replay-next-turn"));
      await seen(driver, action("replay-previous", ":enabled"));
      expect(await driver.errors()).toEqual([]);
    });

    test("over plain http from another host a game begins, is saved and exported, and links are copied", async () => {
      const driver = await visit();
      await driver.goTo(`http://maria.test:${served.port}/`);
      expect(await inPage(driver, () => isSecureContext)).toBe(false);
      await follow(driver, "#/new/bots");
      await seen(driver, action("begin-game"));
      const bright = Object.entries(await fieldsInTheDark(driver)).filter(
        ([, brightness]) => brightness > 80,
      );
      expect(bright).toEqual([]);
      await follow(driver, "#/");
      await beginGame(driver);
      await marchAndReload(driver);

      await click(driver, action("menu"));
      await click(driver, action("export-game"));
      const exported = await until("the exported game", async () => {
        const [file] = readdirSync(driver.downloads).filter((found) => found.endsWith(".json"));
        const text = file === undefined ? "" : readFileSync(join(driver.downloads, file), "utf8");
        return text.endsWith("\n") && text;
      });
      const { record } = JSON.parse(exported) as { record: { entries: { action: Action }[] } };
      const marches = record.entries.filter((entry) => entry.action.type === "march");
      expect(marches.length).toBe(1);

      await follow(driver, "#/rules/MOV-07");
      await click(driver, `[data-rule="MOV-07"] ${action("copy-link")}`);
      await until("the word that a link was copied", async () =>
        (await textOf(driver, ".news")).includes("Link to MOV-07 copied"),
      );
      await inPage(driver, () => {
        document.execCommand = () => false;
      });
      await click(driver, `[data-rule="MOV-07"] ${action("copy-link")}`);
      await seen(driver, action("copy-yourself"));
      const selected = await inPage(driver, () => {
        const field = document.activeElement;
        if (!(field instanceof HTMLInputElement)) return null;
        return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
      });
      expect(selected).toBe(`http://maria.test:${served.port}/#/rules/MOV-07`);
      expect(await driver.errors()).toEqual([]);

      // What the page throws is noticed at all.
      await inPage(driver, () => {
        setTimeout(() => {
          throw new Error("thrown on purpose");
        });
      });
      await until("the error to be noticed", async () =>
        (await driver.errors()).some((error) => error.includes("on purpose")),
      );
    });
  });

import { setTimeout } from "node:timers/promises";
import { BOTS } from "@maria/bots";
import { choices } from "@maria/rules";
import type { Action, Seat } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import type { Moment } from "@maria/table";
import type { Page } from "playwright-core";
import type { Visit } from "./page.ts";
import type { Serving } from "./serving.ts";
import { control } from "./table.ts";

const sayName = async (page: Page, name: string): Promise<void> => {
  await page.locator('[data-field="name"]').fill(name);
  await control(page, "save-name").click();
};

export const isAtTable = async (page: Page): Promise<void> => {
  await page.locator(".board").waitFor();
  await page.locator('[data-connection="connected"]').waitFor();
};

export interface Wanted {
  readonly variant: "introductory" | "advanced";
  readonly players: 2 | 3;
  readonly seats: readonly [string, ...string[]];
}

/** Comes together over links: the first makes the game, the others follow theirs. */
export const comeTogether = async (
  server: Serving,
  people: readonly [Visit, ...Visit[]],
  { variant, players, seats }: Wanted,
): Promise<void> => {
  const [{ page: maker }, ...guests] = people;
  await maker.goto(server.address);
  await control(maker, "friends").click();
  await sayName(maker, "Person 1");
  await control(maker, "new-friends").click();
  await maker.locator(`[data-variant="${variant}"] input`).check();
  if (players === 2) await maker.locator('input[name="players"][value="2"]').check();
  await maker.locator(`[data-own-seat="${seats[0]}"]`).check();
  await control(maker, "begin-game").click();
  for (const [index, { page }] of guests.entries()) {
    const link = await maker.locator(`[data-invitation="${seats[index + 1]}"] input`).inputValue();
    await page.goto(link);
    await sayName(page, `Person ${index + 2}`);
    await control(page, "accept-invitation").click();
    await control(page, "leave-game").waitFor();
  }
  await control(maker, "start-game").click();
  for (const { page } of people) await isAtTable(page);
};

/** What somebody wants at this moment, if anything. */
export type Head = (moment: Moment, seat: Seat) => Action | null;

/** Decides for everybody through his own session until it holds. */
export const playAhead = async (
  server: Serving,
  people: readonly Visit[],
  head: Head,
  isReached: (moment: Moment) => boolean,
): Promise<Moment> => {
  const own = await Promise.all(
    people.map(async ({ context }) => {
      const answer = await context.request.get(`${server.address}api/games`);
      const { games } = (await answer.json()) as { games: { game: { id: string }; own: Seat[] }[] };
      return { request: context.request, id: games[0]?.game.id ?? "", seat: games[0]?.own[0] ?? "maria" };
    }),
  );
  for (let count = 0; count < 1500; count++)
    for (const { request, id, seat } of own) {
      const address = `${server.address}api/games/${id}`;
      const answer = await request.get(`${address}/moment?reader=${seat}`);
      // All three come from one address, and decide faster than people.
      if (answer.status() === 429) {
        await setTimeout(1000 * Number(answer.headers()["retry-after"] ?? 1));
        continue;
      }
      const { moment } = (await answer.json()) as { moment: Moment };
      if (isReached(moment)) return moment;
      const action = head(moment, seat);
      if (action !== null)
        await request.post(`${address}/act`, { data: { seat, seen: moment.seen, action } });
    }
  throw new Error("it never came to that");
};

/** Whether all of this has happened so far; a moment asked for by itself tells the whole log. */
export const hasSeen =
  (...types: readonly string[]) =>
  ({ lines }: Moment): boolean =>
    types.every((type) => lines.some(({ entry }) => entry.type === type));

const random = chanceFrom(1);
export const byCadet: Head = ({ view, pending }, seat) =>
  pending.some((one) => one.seat === seat)
    ? BOTS.cadet(view, choices(view, seat), { milliseconds: 0 }, random)
    : null;

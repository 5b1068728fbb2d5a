import type { Seat } from "@maria/rules/model";
import {
  type BattleOrder,
  type LogLine,
  NO_ORDERS,
  type Orders,
  parseNews,
  parseSeatOrders,
} from "@maria/table";
import { describe, expect, test } from "vitest";
import type { Place } from "../src/storage/storage.ts";
import { storedEntries } from "../src/storage/storedEntries.ts";
import { battleAhead, putAhead } from "./support/battleAhead.ts";
import { INTRODUCTORY, NEW_GAME, serving } from "./support/serving.ts";
import { testStores } from "./support/stores.ts";
import { type Sitting, Visitor } from "./support/visitor.ts";

const PERSON = { kind: "person" } as const;
const ALL_CARDS: BattleOrder = {
  ...{ battle: null, power: null, accept: null, giveUp: null, lead: 1, highest: [10, 10, 10, 10] },
  ...{ reserve: 8, keep: 0, onlyIfLevel: false, otherwise: "stop" },
};
const FIGHT: Orders = { ...NO_ORDERS, battles: [ALL_CARDS] };

const AHEAD = battleAhead(INTRODUCTORY);

interface Ordering {
  readonly order?: string;
  readonly seat: string;
  readonly action: { readonly type: string };
}

/** A game of three people that is about to come to a battle, kept in a store that no server uses now. */
const aboutToFight = async (place: Place) => {
  const server = await serving(place);
  const players = { maria: PERSON, frederick: PERSON, louis: PERSON };
  const maker = await Visitor.named(server.port, "Theresa");
  const { game, invitations } = await maker.make({ ...NEW_GAME, players });
  const cookies = new Map<Seat, string>([["maria", maker.cookie]]);
  for (const { seat, token } of invitations) {
    const guest = await Visitor.named(server.port, seat);
    await guest.join(token, game.id);
    cookies.set(seat, guest.cookie);
  }
  await maker.ask("POST", `/api/games/${game.id}/start`, {});
  await server.close();
  const ahead = await AHEAD;
  await putAhead(place, game.id, ahead);
  const path = `/api/games/${game.id}`;
  const at = (port: number, seat: Seat): Visitor => new Visitor(port, cookies.get(seat));
  const stored = async () => (await storedEntries(place, [game.id])).get(game.id) as readonly Ordering[];
  const begin = async (port: number): Promise<void> => {
    const { seat, action } = ahead.spark;
    const visitor = at(port, seat);
    const news = parseNews((await visitor.ask("GET", `${path}/moment?reader=${seat}`)).body);
    const body = { seat, seen: news?.moment?.seen, action };
    expect((await visitor.ask("POST", `${path}/act`, body)).body).toEqual({ answer: { accepted: true } });
  };
  const third = (["maria", "frederick", "louis"] as const).find(
    (seat) => seat !== ahead.attacker && seat !== ahead.defender,
  ) as Seat;
  return { ...ahead, id: game.id, path, at, stored, begin, third };
};

const linesFor = async (visitor: Visitor, path: string, seat: Seat): Promise<readonly LogLine[]> =>
  parseNews((await visitor.ask("GET", `${path}/moment?reader=${seat}`)).body)?.moment?.lines ?? [];

describe.each(testStores())("sealed orders on $name", ({ place }) => {
  test("fight a battle while both players are away, and only they are told that it was their orders", async () => {
    const here = await place();
    const { attacker, defender, third, path, at, begin } = await aboutToFight(here);
    const { port } = await serving(here);
    for (const seat of [attacker, defender]) {
      const put = await at(port, seat).ask("PUT", `${path}/orders`, { seat, orders: FIGHT });
      expect(put.status).toBe(200);
      expect(parseSeatOrders(put.body)).toEqual({ seat, orders: FIGHT });
    }
    await begin(port);
    await expect
      .poll(async () => (await linesFor(at(port, defender), path, defender)).at(-1)?.entry.type, {
        timeout: 10_000,
      })
      .not.toBe("battleBegan");
    const isOver = async () =>
      (await linesFor(at(port, third), path, third)).some(({ entry }) => entry.type === "battleEnded");
    await expect.poll(isOver, { timeout: 10_000 }).toBe(true);
    for (const seat of [attacker, defender]) {
      const lines = await linesFor(at(port, seat), path, seat);
      const ordered = lines.filter(({ order }) => order === "battles");
      expect(ordered.length).toBeGreaterThan(0);
      expect(ordered.every(({ by }) => by === seat)).toBe(true);
    }
    expect(JSON.stringify(await linesFor(at(port, third), path, third))).not.toContain('"order"');
  });

  test("are read and changed by the person at the seat alone, in a game that goes on", async () => {
    const here = await place();
    const { attacker, third, path, at } = await aboutToFight(here);
    const { port } = await serving(here);
    const own = at(port, attacker);
    const asked = (visitor: Visitor, seat: string) =>
      visitor.ask("GET", `${path}/orders?seat=${seat}`).then(({ body }) => body);
    expect(await asked(own, attacker)).toEqual({ seat: attacker, orders: NO_ORDERS });
    await own.ask("PUT", `${path}/orders`, { seat: attacker, orders: FIGHT });
    expect(await asked(own, attacker)).toEqual({ seat: attacker, orders: FIGHT });
    for (const [visitor, body, refused] of [
      [at(port, third), { seat: attacker, orders: FIGHT }, "notYours"],
      [new Visitor(port), { seat: attacker, orders: FIGHT }, "unknownPerson"],
      [own, { seat: attacker, orders: { ...FIGHT, more: 1 } }, "malformed"],
      [own, { seat: attacker }, "malformed"],
    ] as const)
      expect((await visitor.ask("PUT", `${path}/orders`, body)).body).toEqual({ refused });
    for (const [visitor, refused] of [
      [at(port, third), "notYours"],
      [new Visitor(port), "unknownPerson"],
    ] as const)
      expect(await asked(visitor, attacker)).toEqual({ refused });
    expect((await own.ask("GET", "/api/games/none/orders?seat=maria")).body).toEqual({
      refused: "noSuchGame",
    });
  });

  test("are told to their owner's other devices and to nobody else, whatever they say", async () => {
    const here = await place();
    const { attacker, defender, third, path, at, id } = await aboutToFight(here);
    const { port } = await serving(here);
    const sitting = await Promise.all(
      [attacker, defender, third].map(async (seat) => {
        const one = await at(port, seat).sit(id);
        await one.watch(seat);
        return one;
      }),
    );
    const [own, ...others] = sitting;
    const counts = () => others.map(({ replies }) => replies.length);
    // Everybody has been told that everybody is there.
    const isFull = (one: Sitting): boolean =>
      one
        .ofType("game")
        .at(-1)
        ?.game.game.seats.every(({ isPresent }) => isPresent) === true;
    await Promise.all(sitting.map((one) => one.until(() => isFull(one) || undefined)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const before = counts();
    await at(port, attacker).ask("PUT", `${path}/orders`, { seat: attacker, orders: FIGHT });
    await own?.until(() => own.ofType("orders").at(-1));
    expect(own?.ofType("orders").at(-1)).toEqual({ type: "orders", seat: attacker, orders: FIGHT });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(counts()).toEqual(before);
  });

  test("are carried out once by whoever comes after a process that ended before they were", async () => {
    const here = await place();
    const { attacker, defender, path, at, begin, stored } = await aboutToFight(here);
    const patient = await serving(here, { answerAfter: 600_000 });
    await begin(patient.port);
    for (const seat of [attacker, defender])
      await at(patient.port, seat).ask("PUT", `${path}/orders`, { seat, orders: FIGHT });
    await patient.close();
    expect((await stored()).some(({ order }) => order !== undefined)).toBe(false);
    // Nobody comes: the server itself finds that something is due.
    const next = await serving(here);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await next.close();
    const ordered = (await stored()).filter(({ order }) => order === "battles");
    expect(new Set(ordered.map(({ seat }) => seat))).toEqual(new Set([attacker, defender]));
    const once = await serving(here);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await once.close();
    expect((await stored()).filter(({ order }) => order === "battles")).toEqual(ordered);
  });

  test("can be changed until they are due", async () => {
    const here = await place();
    const { attacker, defender, path, at, begin, stored } = await aboutToFight(here);
    const server = await serving(here, { answerAfter: 400 });
    for (const seat of [attacker, defender])
      await at(server.port, seat).ask("PUT", `${path}/orders`, { seat, orders: FIGHT });
    await begin(server.port);
    for (const seat of [attacker, defender])
      await at(server.port, seat).ask("PUT", `${path}/orders`, { seat, orders: NO_ORDERS });
    await new Promise((resolve) => setTimeout(resolve, 700));
    await server.close();
    expect((await stored()).some(({ order }) => order !== undefined)).toBe(false);
  });
});

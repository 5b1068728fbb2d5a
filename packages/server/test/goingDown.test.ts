import { choices } from "@maria/rules";
import type { Seat } from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import type { Moment } from "@maria/table";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Place } from "../src/storage/storage.ts";
import { storedEntries } from "../src/storage/storedEntries.ts";
import { held } from "./support/held.ts";
import { NEW_GAME, serving } from "./support/serving.ts";
import { testStores } from "./support/stores.ts";
import { Visitor } from "./support/visitor.ts";

/** A game in which Theresa and Fritz have to decide at the same time. */
const played = async (place: Place) => {
  const server = await serving(place);
  const theresa = await Visitor.named(server.port, "Theresa");
  const fritz = await Visitor.named(server.port, "Fritz");
  const { game, invitations } = await theresa.make(NEW_GAME);
  await fritz.join(invitations[0]?.token ?? "", game.id);
  await theresa.ask("POST", `/api/games/${game.id}/start`, {});
  const hers = await theresa.sit(game.id);
  onTestFinished(() => hers.close());
  await hers.until(() => hers.ofType("opened")[0]);
  // From here on nothing comes that was not asked for: the bot has decided.
  await vi.waitFor(async () => {
    const { body } = await theresa.ask("GET", `/api/games/${game.id}/moment?reader=maria`);
    expect((body as { moment: Moment }).moment.pending.map(({ seat }) => seat)).not.toContain("louis");
  }, 10_000);
  return { server, theresa, fritz, id: game.id, hers };
};

describe.each(testStores())("a server on $name that goes down", ({ place }) => {
  test("answers what it was asked for, and what it has accepted is there", async () => {
    const at = await place();
    const { server, fritz, id, hers } = await played(at);
    const { seen, view } = await hers.watch("maria");
    const { body } = await fritz.ask("GET", `/api/games/${id}/moment?reader=frederick`);
    const { moment: his } = body as { moment: Moment };
    // The embedded store has nobody beside the server who could keep it waiting.
    const release = "address" in at ? await held(at.address) : async () => {};
    const actionOf = ({ view }: Pick<Moment, "view">, seat: Seat) =>
      randomAction(choices(view, seat), chanceFrom(3));
    const answer = hers.act("maria", seen, actionOf({ view }, "maria"));
    const polled = fritz.ask("POST", `/api/games/${id}/act`, {
      ...{ seat: "frederick", seen: his.seen, action: actionOf(his, "frederick") },
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const closing = server.close();
    await release();
    await closing;
    expect(await answer).toEqual({ accepted: true });
    expect((await polled).body).toEqual({ answer: { accepted: true } });
    expect(hers.closed).toBe(1012);
    const stored = (await storedEntries(at, [id])).get(id) as readonly { readonly seat: Seat }[];
    expect(stored.map((entry) => entry.seat)).toEqual(expect.arrayContaining(["maria", "frederick"]));
  });

  test("sends away whoever waits for news, at once", async () => {
    const { server, fritz, id, hers } = await played(await place());
    const { seen } = await hers.watch("maria");
    const waiting = fritz.ask("GET", `/api/games/${id}/moment?since=${seen}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const begun = performance.now();
    await server.close();
    expect((await waiting).body).toEqual({ moment: null });
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});

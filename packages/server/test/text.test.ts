import { choices } from "@maria/rules";
import { RULES_VERSION } from "@maria/rules/authority";
import { THREE_SEATS } from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { Authority, MemoryStore, type Moment, type NetworkReply } from "@maria/table";
import { expect, test } from "vitest";
import { replyText } from "../src/socket/text.ts";
import { historical } from "./support/historical.ts";

const OPTIONS = { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false } as const;

test("what goes over the wire is what JSON makes of it, whoever is told the same at the same time", async () => {
  const start = { rules: RULES_VERSION, pack: historical.id, options: OPTIONS, seed: "01".repeat(32) };
  const authority = await Authority.open(start, new MemoryStore());
  const latest = new Map<string, Moment>();
  const different: [string, string][] = [];
  let told = 0;
  const compare = (reply: NetworkReply): void => {
    told++;
    const [text, plain] = [replyText(reply), JSON.stringify(reply)];
    if (text !== plain) different.push([text, plain]);
  };
  for (const reader of [...THREE_SEATS, null]) {
    await authority.watch(reader, (moment) => {
      if (reader !== null) latest.set(reader, moment);
      compare({ type: "moment", watch: 1, moment });
    });
    await authority.watch(
      reader,
      () => {},
      undefined,
      (change) => compare({ type: "change", watch: 2, change }),
    );
  }
  const random = chanceFrom(5);
  for (let entries = 0; entries < 400; entries++) {
    const seat = latest.get("maria")?.pending[0]?.seat;
    const moment = seat && latest.get(seat);
    if (moment === undefined) break;
    const { seat: own } = moment.view;
    if (own === null) break;
    await authority.act(own, moment.seen, randomAction(choices(moment.view, own), random));
  }
  expect(different).toEqual([]);
  expect(told).toBeGreaterThan(2000);
});

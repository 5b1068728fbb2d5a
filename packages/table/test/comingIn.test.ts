import { BOTS } from "@maria/bots";
import { seedFromNumber } from "@maria/rules/authority";
import { expect, test } from "vitest";
import {
  Authority,
  Host,
  type LogLine,
  MemoryStore,
  type Moment,
  newGameStart,
  type Players,
} from "../src/index.ts";
import { historical, THREE } from "./support/historical.ts";

const SEATED: Players = {
  louis: { kind: "bot", level: "cadet" },
  frederick: { kind: "bot", level: "cadet" },
  maria: { kind: "bot", level: "cadet" },
};

/** The log as a page keeps it: begun anew, or with the lines that have come added. */
const logOf = (moments: readonly Moment[]): readonly LogLine[] =>
  moments.slice(moments.findLastIndex(({ isWhole }) => isWhole)).flatMap(({ lines }) => lines);

test("whoever comes to a table while bots play reads every entry once", async () => {
  const authority = await Authority.open(
    newGameStart(historical.id, THREE, seedFromNumber(5)),
    new MemoryStore(),
  );
  const host = new Host("game", SEATED, authority, BOTS);
  const visitors: Moment[][] = [];
  const come = (): void => {
    const moments: Moment[] = [];
    visitors.push(moments);
    const connection = host.connect([], (reply) => {
      if (reply.type === "moment") moments.push(reply.moment);
    });
    connection.receive({ type: "watch", watch: 1, reader: null });
  };
  const playing = host.playOn();
  for (let visit = 0; visit < 5; visit++) {
    come();
    // A few entries later comes the next.
    for (let entry = 0; entry < 5 + visit; entry++) await authority.catchUp();
  }
  await playing;
  const whole: Moment[] = [];
  await authority.watch(null, (moment) => whole.push(moment));
  for (const moments of visitors) expect(logOf(moments)).toEqual(logOf(whole));
});

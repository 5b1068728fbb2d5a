import { cadet } from "@maria/bots";
import { choices } from "@maria/rules";
import { chanceFrom } from "@maria/rules/search";
import { afterEach, expect, test } from "vitest";
import { ThinkingBots } from "../../src/table/thinkingBots.ts";
import type { Question } from "../../src/thinking/messages.ts";
import { viewAtStart } from "../panels/position.ts";

const open: MessagePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

/** Bots whose thoughts the test thinks. */
const asked = () => {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  const questions: Question[] = [];
  let tell: () => void = () => {};
  port2.onmessage = ({ data }: MessageEvent<Question>) => {
    questions.push(data);
    tell();
  };
  const next = async (): Promise<Question> => {
    if (questions.length === 0) await new Promise<void>((resolve) => (tell = resolve));
    return questions.shift() as Question;
  };
  return { bots: new ThinkingBots(port1), next, answer: (told: unknown) => port2.postMessage(told) };
};

const seen = viewAtStart("introductory", "maria");
const offered = choices(seen, "maria");
const BUDGET = { milliseconds: 0 };

test("a marshal is asked elsewhere, with what his seat sees and no more", async () => {
  const { bots, next, answer } = asked();
  const decided = bots.byLevel.marshal(seen, offered, BUDGET, chanceFrom(7));
  const question = await next();
  expect(question).toMatchObject({
    type: "decide",
    level: "marshal",
    kinds: offered.map(({ type }) => type),
  });
  expect("view" in question && question.view).toEqual(seen);
  answer({ type: "answer", number: question.number, answer: { type: "done" } });
  expect(await decided).toEqual({ type: "done" });
});

test("the same chance asks with the same chance, another with another", async () => {
  const { bots, next } = asked();
  const chances: unknown[] = [];
  for (const seed of [7, 7, 8]) {
    void Promise.resolve(bots.byLevel.colonel(seen, offered, BUDGET, chanceFrom(seed))).catch(() => {});
    const question = await next();
    chances.push("chance" in question ? question.chance : null);
  }
  expect(chances[0]).toBe(chances[1]);
  expect(chances[0]).not.toBe(chances[2]);
  bots.end();
});

test("what goes wrong there is the bot's fault here", async () => {
  const { bots, next, answer } = asked();
  const decided = bots.byLevel.marshal(seen, offered, BUDGET, chanceFrom(7));
  const { number } = await next();
  answer({ type: "fault", number, message: "no plan" });
  await expect(decided).rejects.toThrow("no plan");
});

test("when nobody thinks any more the game goes on by rules of thumb", async () => {
  const { bots, next } = asked();
  const waiting = bots.byLevel.marshal(seen, offered, BUDGET, chanceFrom(7));
  await next();
  bots.end();
  const dice = chanceFrom(7);
  dice(0x7fffffff);
  const expected = cadet(seen, offered, BUDGET, dice);
  expect(await waiting).toEqual(expected);
  const { byLevel } = new ThinkingBots(null);
  expect((await byLevel.colonel(seen, offered, BUDGET, chanceFrom(7))).type).toBe(expected.type);
});

// @vitest-environment happy-dom
import type { Outcome } from "@maria/advice/story";
import type { LogEntry } from "@maria/rules";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readingTime, resultCards } from "../../src/story/resultCards.ts";
import { Story } from "../../src/story/story.svelte.ts";

const outcome = (kind: Exclude<Outcome["kind"], "battle">, entries = 1): Outcome => ({
  kind,
  entries: Array.from({ length: entries }, (): LogEntry => ({ type: "politicsBegan" })),
  isSettled: true,
});
const card = (kind: Exclude<Outcome["kind"], "battle">) => ({ outcomes: [outcome(kind)] });

describe("cards of results", () => {
  test("small results of one action lie on one card, large ones on cards of their own", () => {
    const kinds = resultCards([
      outcome("train"),
      outcome("conquest"),
      outcome("winter"),
      outcome("supply"),
      outcome("execution"),
      outcome("execution"),
    ]).map(({ outcomes }) => outcomes.map(({ kind }) => kind));
    expect(kinds).toEqual([["train", "conquest"], ["winter"], ["supply"], ["execution"], ["execution"]]);
  });

  test("who likes it slow has longer, more to read takes longer, and nothing is read for ever", () => {
    const short = { outcomes: [outcome("conquest")] };
    const long = { outcomes: [outcome("conquest", 4)] };
    const endless = { outcomes: [outcome("conquest", 90)] };
    expect([short, long, endless].map((each) => readingTime(each, 300))).toEqual([3600, 6900, 14_000]);
    expect(readingTime(short, 600)).toBe(7200);
    expect(readingTime(short, 150)).toBe(1800);
  });

  test("where nothing is animated a card lies until it has been seen", () => {
    expect(readingTime(card("winter"), 0)).toBeNull();
  });
});

describe("results that wait", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Whether the cards have been seen. */
  const watch = (seen: Promise<void>): { isSeen: boolean } => {
    const told = { isSeen: false };
    void seen.then(() => {
      told.isSeen = true;
    });
    return told;
  };

  test("go one after the other, each after its time, and only then the game goes on", async () => {
    const story = new Story();
    const told = watch(story.lay([card("winter"), card("supply")], () => 1000));
    await vi.advanceTimersByTimeAsync(999);
    expect(story.card).toEqual(card("winter"));
    await vi.advanceTimersByTimeAsync(1);
    expect([story.card, told.isSeen]).toEqual([card("supply"), false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([story.card, told.isSeen]).toEqual([null, true]);
  });

  test("a tap is enough", async () => {
    const story = new Story();
    const told = watch(story.lay([card("winter")], () => null));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.isSeen).toBe(false);
    story.next();
    await vi.advanceTimersByTimeAsync(0);
    expect([story.card, told.isSeen]).toEqual([null, true]);
  });

  test("whoever reads a card keeps it; let go, it has its whole time again", async () => {
    const story = new Story();
    void story.lay([card("winter")], () => 1000);
    await vi.advanceTimersByTimeAsync(900);
    story.hold();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([story.isHeld, story.card]).toEqual([true, card("winter")]);
    story.release();
    await vi.advanceTimersByTimeAsync(900);
    expect(story.card).toEqual(card("winter"));
    await vi.advanceTimersByTimeAsync(100);
    expect(story.card).toBeNull();
  });

  test("taken away they keep nobody waiting, and later ones lie below earlier ones", async () => {
    const story = new Story();
    const first = watch(story.lay([card("winter")], () => null));
    const second = watch(story.lay([card("supply")], () => null));
    expect(story.cards).toEqual([card("winter"), card("supply")]);
    story.clear();
    await vi.advanceTimersByTimeAsync(0);
    expect([story.cards, first.isSeen, second.isSeen]).toEqual([[], true, true]);
    expect(watch(story.lay([], () => null))).toEqual({ isSeen: false });
  });
});

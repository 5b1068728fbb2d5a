import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { POWERS } from "@maria/rules/model";
import { expect, test } from "vitest";
import { testLanguageFiles } from "../../../tell/test/support/languageFiles.ts";
import { historyOf } from "../../src/history/historyOf.ts";
import { cardTopic, EVENTS, eventTopic, generalTopic, powerTopic } from "../../src/history/topics.ts";
import { history as de } from "../../src/language/history/de.ts";
import { history as en } from "../../src/language/history/en.ts";
import { history as fr } from "../../src/language/history/fr.ts";
import { historical } from "../support/historical.ts";

const source = new URL("../../src/", import.meta.url);
testLanguageFiles({ source, folder: "language", en, de, fr });

const TOPICS = [
  ...historical.generals.map(({ name }) => generalTopic(name)),
  ...POWERS.map(powerTopic),
  ...historical.politics.cards.map(({ key }) => cardTopic(key)),
  ...EVENTS.map(eventTopic),
];

test.each([
  ["en", en],
  ["de", de],
  ["fr", fr],
] as const)(
  "%s tells of every general, power, Political Card and event of the historical pack",
  async (language, texts) => {
    const told = await Promise.all(TOPICS.map((topic) => historyOf(topic, language)));
    expect(TOPICS.filter((_, index) => told[index] === null)).toEqual([]);
    expect(new Set(told).size).toBe(new Set(TOPICS).size);
    expect(Object.keys(texts).sort()).toEqual([...new Set(TOPICS)].sort());
  },
);

test("a power, a Political Card and an event are told of in two to four sentences", () => {
  const sentences = (text: string): number => text.split(/[.!?](?= \p{Lu}|$)/u).filter(Boolean).length;
  const lengths = Object.entries(en)
    .filter(([topic]) => !topic.startsWith("history.general."))
    .map(([topic, text]) => ({ topic, n: sentences(text) }));
  expect(lengths.filter(({ n }) => n < 2 || n > 4)).toEqual([]);
});

test("nothing is told of a general or a Political Card of another pack", async () => {
  expect(await historyOf(generalTopic("Wallenstein"), "en")).toBeNull();
  expect(await historyOf(cardTopic("prague-window"), "en")).toBeNull();
});

test("no part of the page takes the texts along: they are only ever asked for later", () => {
  const folder = fileURLToPath(source);
  const taking = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.startsWith("language/history"))
    .filter((name) =>
      /^\s*import (?!type\b)[^(;]*(language|\.)\/history\/(en|de|fr)\.ts/m.test(
        readFileSync(`${folder}${name}`, "utf8"),
      ),
    );
  expect(taking).toEqual([]);
});

import { expect, test } from "vitest";
import { sentencesIn } from "../../tell/test/support/expectedSentences.ts";
import { LANGUAGE, ownTexts } from "../src/messages.ts";
import sentences from "./sentences.json" with { type: "json" };

test("every text of the tools with several values says each in its place", () => {
  expect(sentencesIn(LANGUAGE, ownTexts)).toEqual(sentences);
});

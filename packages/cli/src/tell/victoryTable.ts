import { racesOf } from "@maria/advice/victory";
import type { View } from "@maria/rules";
import { BATTLE_BOXES, MAJOR_POWERS } from "@maria/rules/model";
import { powerName, victoryBoxNames } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import { columns } from "../terminal/table.ts";

/** VBX-01: each power's markers in the pool, on the maps and in the boxes. */
export const victoryLines = (words: Words, view: View): string[] => {
  const { say } = words;
  const rows = racesOf(view, words.pack).flatMap((race): string[][] =>
    race.kind === "pool"
      ? [
          [
            `  ${powerName(words, race.power)}`,
            String(race.left),
            String(race.onMaps),
            say("display.battleBoxes", { n: race.battles, all: BATTLE_BOXES }),
            String(race.setAside),
            victoryBoxNames(words, view, race.power).join(", "),
          ],
        ]
      : [],
  );
  const head = [
    say("display.victory"),
    say("display.pool"),
    say("display.onMap"),
    say("display.battles"),
    say("display.setAside"),
    say("display.otherBoxes"),
  ];
  const scores = view.winterScores.map((winter) =>
    MAJOR_POWERS.map((power) => `${powerName(words, power)} ${winter[power] ?? 0}`).join(", "),
  );
  return [
    ...columns([head, ...rows]),
    ...(scores.length > 0 ? [say("display.winterScores", { scores: scores.join(" · ") })] : []),
  ];
};

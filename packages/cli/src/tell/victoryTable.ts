import type { Affairs, Power, View } from "@maria/rules";
import { powerName, victoryBoxNames } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import { columns } from "../terminal/table.ts";

/** VBX-01: each power's markers in the pool, on the maps and in the boxes. */
export const victoryLines = (
  words: Words,
  view: View,
  affairs: Affairs,
  majors: readonly Power[],
): string[] => {
  const { say } = words;
  const onMaps = (power: Power): number =>
    view.markers.filter((marker, fortress) => marker === power && !words.pack.isElectorFortress[fortress])
      .length;
  const rows = majors.map((power) => [
    `  ${powerName(words, power)}`,
    String(affairs.pools[power] ?? 0),
    String(onMaps(power)),
    say("display.ofTwo", { n: affairs.battleBoxes[power] ?? 0 }),
    String(affairs.setAside[power] ?? 0),
    victoryBoxNames(words, affairs, power).join(", "),
  ]);
  const head = [
    say("display.victory"),
    say("display.pool"),
    say("display.onMap"),
    say("display.battles"),
    say("display.setAside"),
    say("display.otherBoxes"),
  ];
  const scores = view.winterScores.map((winter) =>
    majors.map((power) => `${powerName(words, power)} ${winter[power] ?? 0}`).join(", "),
  );
  return [
    ...columns([head, ...rows]),
    ...(scores.length > 0 ? [say("display.winterScores", { scores: scores.join(" · ") })] : []),
  ];
};

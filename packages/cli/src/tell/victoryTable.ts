import { type Affairs, type Power, PRUSSIA, type View } from "@maria/rules";
import { columns } from "../terminal/table.ts";
import { powerName, type Words } from "./words.ts";

const boxesOf = ({ say }: Words, affairs: Affairs, power: Power): string =>
  [
    ...(affairs.threeElectors === power ? [say("box.threeElectors")] : []),
    ...(affairs.emperor === power ? [say("box.emperor")] : []),
    ...(affairs.italy === power ? [say("box.italy")] : []),
    ...(affairs.silesiaBox && power === PRUSSIA ? [say("box.silesia")] : []),
  ].join(", ");

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
    boxesOf(words, affairs, power),
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

import type { PowerName } from "../../model/powers.ts";
import type { ArmyFacts } from "./armies.ts";
import type { BoardFacts } from "./board.ts";
import type { Named, Report } from "./reading.ts";

const OFF_MAP = "offMap";
const SILESIA_BOX = "silesiaBox";

interface Start {
  readonly kind: "general" | "train";
  readonly power: PowerName;
  readonly at: Named;
}

const startsOf = (armies: ArmyFacts): readonly Start[] => [
  ...armies.generals.flatMap(({ power, start }): Start[] =>
    start ? [{ kind: "general", power, at: start }] : [],
  ),
  ...armies.trains.map(({ power, start }): Start => ({ kind: "train", power, at: start })),
];

/** SET-06, SET-07: one Prussian general and one Prussian train start off the board, and no other piece does. */
const checkOffBoard = (starts: readonly Start[], report: Report): void => {
  const boxes = [
    { kind: "general", word: OFF_MAP, box: "the off-map box", rule: "SET-06" },
    { kind: "train", word: SILESIA_BOX, box: 'the victory box "Silesia"', rule: "SET-07" },
  ] as const;
  for (const { kind, word, box, rule } of boxes) {
    const inBox = starts.filter((start) => start.at.name === word);
    for (const start of inBox)
      if (start.power !== "prussia" || start.kind !== kind)
        report(start.at.where, `no ${start.kind} of ${start.power} starts in ${box}`, rule);
    const { length } = inBox.filter((start) => start.power === "prussia" && start.kind === kind);
    if (length !== 1)
      report(
        `armies.json powers.prussia.${kind}s`,
        `exactly one Prussian ${kind} must start in ${box} ("${word}"), not ${length}`,
        rule,
      );
  }
};

const checkSharing = (starts: readonly Start[], report: Report): void => {
  const inCity = new Map<string, Start[]>();
  for (const start of starts) {
    const there = inCity.get(start.at.name) ?? [];
    const { where, name } = start.at;
    if ([start, ...there].some((other) => other.kind === "train") && there.length > 0)
      report(where, `a supply train would share ${name} with another piece`, "STK-04");
    else if (there.some((other) => other.power !== start.power))
      report(where, `generals of two powers would start in ${name}`, "STK-01");
    else if (there.length === 2) report(where, `three generals would start in ${name}`, "STK-02");
    inCity.set(name, [...there, start]);
  }
};

const checkMaps = (board: BoardFacts, armies: ArmyFacts, report: Report): void => {
  for (const power of ["france", "austria"])
    for (const map of ["flanders", "bohemia"])
      if (
        !armies.generals.some(
          (general) => general.power === power && board.cities.get(general.start?.name ?? "")?.map === map,
        )
      )
        report(
          `armies.json powers.${power}.generals`,
          `no general of ${power} starts on the map ${map}`,
          "NID-21",
        );
};

/** Where every piece starts (SET-03, SET-04, SET-06, SET-07), and that they may stand there (STK-01 to STK-04). */
export const checkSetUp = (board: BoardFacts, armies: ArmyFacts, report: Report): void => {
  const starts = startsOf(armies);
  const onBoard = starts.filter(({ at }) => at.name !== OFF_MAP && at.name !== SILESIA_BOX);
  for (const { kind, power, at } of onBoard)
    if (!board.cities.has(at.name))
      report(
        at.where,
        `a ${kind} of ${power} starts in the unknown city "${at.name}"`,
        kind === "general" ? "SET-03" : "SET-04",
      );
  for (const exit of armies.exits)
    if (!board.cities.has(exit.name))
      report(exit.where, `an off-map box leads to the unknown city "${exit.name}"`, "NID-12");
  checkOffBoard(starts, report);
  checkSharing(onBoard, report);
  checkMaps(board, armies, report);
};

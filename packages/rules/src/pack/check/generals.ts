import { GENERALS, MOST_TROOPS, PRUSSIAN_TROOPS } from "../../model/numbers.ts";
import { POWER_NAMES, type PowerName } from "../../model/powers.ts";
import { type Entry, fieldsOf, type Named, type Report, textOf, wholeNumberOf } from "./reading.ts";

/** NID-17: the numbers of generals the documents name. */
const NUMBER_OF_GENERALS: ReadonlyMap<PowerName, number> = new Map([
  ["prussia", 4],
  ["saxony", 1],
]);

export interface GeneralFacts {
  readonly power: PowerName;
  readonly rank: number | undefined;
  readonly minimum: number | undefined;
  readonly start: Named | undefined;
}

const readGeneral = (entry: Entry, power: PowerName): GeneralFacts | undefined => {
  const at = fieldsOf(entry);
  if (!at) return undefined;
  textOf(at("name"));
  const rank = wholeNumberOf(at("rank"));
  if (rank !== undefined && rank < 1) entry.report(at("rank").where, "a rank must be at least 1", "CMP-10");
  const minimum = wholeNumberOf(at("minimum"));
  if (minimum !== undefined && (minimum < 1 || minimum > MOST_TROOPS))
    entry.report(
      at("minimum").where,
      `a set-up minimum must be from 1 to ${MOST_TROOPS}, not ${minimum}`,
      "SET-17",
    );
  const name = textOf(at("start"));
  return { power, rank, minimum, start: name === undefined ? undefined : { where: at("start").where, name } };
};

const checkTroops = (generals: readonly GeneralFacts[], entry: Entry, power: PowerName): void => {
  const troops = wholeNumberOf(entry);
  if (troops === undefined) return;
  const least = generals.reduce((sum, { minimum }) => sum + (minimum ?? 1), 0);
  const most = generals.length * MOST_TROOPS;
  if (troops < least)
    entry.report(entry.where, `the set-up minima of ${power} need ${least} troops, not ${troops}`, "NID-22");
  if (troops > most)
    entry.report(entry.where, `the generals of ${power} cannot lead more than ${most} troops`, "NID-22");
  if (power === "prussia" && troops !== PRUSSIAN_TROOPS)
    entry.report(entry.where, `Prussia's total must be ${PRUSSIAN_TROOPS} troops, not ${troops}`, "SET-19");
};

/** The generals of one power with their ranks, minima and troops (NID-20, NID-22, SET-17 to SET-19). */
export const checkGenerals = (
  entries: readonly Entry[],
  troops: Entry,
  power: PowerName,
): readonly GeneralFacts[] => {
  const generals: GeneralFacts[] = [];
  for (const entry of entries) {
    const general = readGeneral(entry, power);
    if (!general) continue;
    if (general.rank !== undefined && generals.some(({ rank }) => rank === general.rank))
      entry.report(entry.where, `${power} has another general of rank ${general.rank}`, "NID-20");
    generals.push(general);
  }
  checkTroops(generals, troops, power);
  return generals;
};

/** How many generals there are, together and where the documents say so by power (CMP-02, NID-17, NID-20). */
export const checkGeneralCounts = (
  generals: readonly GeneralFacts[],
  where: string,
  report: Report,
): void => {
  if (generals.length !== GENERALS)
    report(where, `there must be ${GENERALS} generals, not ${generals.length}`, "CMP-02");
  for (const power of POWER_NAMES) {
    const own = generals.filter((general) => general.power === power);
    const place = `${where}.${power}.generals`;
    const wanted = NUMBER_OF_GENERALS.get(power);
    if (own.length === 0) report(place, `${power} has no general`, "CMP-02");
    else if (wanted !== undefined && own.length !== wanted)
      report(place, `the number of ${power}'s generals must be ${wanted}, not ${own.length}`, "NID-17");
    // STK-06 rests on it: Prussia 1 with Saxony 1 is the stack of equal ranks.
    if (wanted !== undefined && !own.some((general) => general.rank === 1))
      report(place, `${power} must have a general of rank 1`, "NID-20");
  }
};

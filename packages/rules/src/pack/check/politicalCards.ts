import { FIRST_YEAR } from "../../model/numbers.ts";
import { POWER_NAMES } from "../../model/powers.ts";
import { ELECTOR_FORTRESSES } from "./electors.ts";
import { type Entry, fieldsOf, flagOf, listOf, oneOf, textOf, wholeNumberOf } from "./reading.ts";
import { TRACK_NAMES } from "./tracks.ts";

/** CRD-01 */
const CARDS_OF_YEAR: ReadonlyMap<number, number> = new Map([
  [FIRST_YEAR, 6],
  [FIRST_YEAR + 1, 7],
  [FIRST_YEAR + 2, 6],
  [FIRST_YEAR + 3, 6],
]);
const CARDS = [...CARDS_OF_YEAR.values()].reduce((sum, cards) => sum + cards, 0);
/** CRD-01 */
const ELECTION_YEAR = FIRST_YEAR + 1;

const checkShifts = (entry: Entry): void => {
  const tracks = new Set<string>();
  for (const item of listOf(entry) ?? []) {
    const at = fieldsOf(item);
    if (!at) continue;
    const track = oneOf(at("track"), TRACK_NAMES, "NID-30");
    if (track !== undefined && tracks.has(track))
      item.report(item.where, `this card shifts the marker of ${track} twice`, "PCE-04");
    if (track !== undefined) tracks.add(track);
    if (wholeNumberOf(at("steps")) === 0)
      item.report(at("steps").where, "a shift of no box is none", "NID-30");
    flagOf(at("either"));
    if (at("forbiddenWhile").value !== undefined)
      oneOf(at("forbiddenWhile"), ["saxonyPrussianAlly"], "CRD-04");
  }
  if (tracks.size > 2) entry.report(entry.where, "a card has arrows for one or two tracks", "NID-30");
};

const atLeastNothing = (entry: Entry): void => {
  const number = wholeNumberOf(entry);
  if (number !== undefined && number < 0) entry.report(entry.where, "this must be 0 or more");
};

const checkInstruction = (entry: Entry): void => {
  if (entry.value === null) return;
  const at = fieldsOf(entry);
  if (!at) return;
  const kinds = ["incomeThisTurn", "grant", "saxonyJoinsAustria", "jacobiteRebellion"] as const;
  const kind = oneOf(at("kind"), kinds, "NID-30");
  if (kind === "incomeThisTurn") {
    oneOf(at("power"), POWER_NAMES);
    wholeNumberOf(at("change"));
  }
  if (kind === "grant") {
    const receivers = listOf(at("receivers"));
    for (const receiver of receivers ?? []) oneOf(receiver, [...POWER_NAMES, "selectingPower"] as const);
    if (receivers?.length === 0) entry.report(at("receivers").where, "somebody must receive the grant");
    atLeastNothing(at("tacticalCards"));
    atLeastNothing(at("troops"));
    // RUL-78: an elector marker is set to its French side, and only these four fortresses have one.
    if (at("fortressToFrance").value !== undefined)
      oneOf(at("fortressToFrance"), ELECTOR_FORTRESSES, "RUL-78");
  }
  if (kind === "saxonyJoinsAustria") atLeastNothing(at("troops"));
  if (kind === "jacobiteRebellion") {
    oneOf(at("power"), POWER_NAMES);
    flagOf(at("generalOffMap"));
    wholeNumberOf(at("income"));
    oneOf(at("until"), ["endOfGame"]);
  }
};

const checkArms = (entry: Entry, majorPowers: readonly string[], isReal: boolean): void => {
  const powers = (listOf(entry) ?? []).map((item) => oneOf(item, POWER_NAMES, "NID-30"));
  if (isReal && !powers.some((power) => power !== undefined && majorPowers.includes(power)))
    entry.report(entry.where, "a political card must show the arms of at least one major power", "NID-30");
};

/** CRD-01, NID-30: 25 cards by year, each with arms, arrows and instruction. */
export const checkPoliticalCards = (listed: Entry, majorPowers: readonly string[]): void => {
  const { where, report } = listed;
  const cards = listOf(listed);
  if (!cards) return;
  const ids = new Set<string>();
  const ofYear = new Map<number, number>();
  let elections = 0;
  for (const entry of cards) {
    const at = fieldsOf(entry);
    if (!at) continue;
    const id = textOf(at("id"));
    if (id !== undefined && ids.has(id)) report(entry.where, `there is another political card "${id}"`);
    if (id !== undefined) ids.add(id);
    const year = wholeNumberOf(at("year"));
    if (year !== undefined && !CARDS_OF_YEAR.has(year))
      report(at("year").where, `no political card is of the year ${year}`, "CRD-01");
    if (year !== undefined) ofYear.set(year, (ofYear.get(year) ?? 0) + 1);
    const isElection = flagOf(at("imperialElection"));
    if (isElection) elections++;
    if (isElection && year !== undefined && year !== ELECTION_YEAR)
      report(at("year").where, `the imperial election must be among the cards of ${ELECTION_YEAR}`, "CRD-01");
    checkArms(at("powers"), majorPowers, !isElection);
    checkInstruction(at("instruction"));
    checkShifts(at("shifts"));
  }
  if (cards.length !== CARDS)
    report(where, `there must be ${CARDS} political cards, not ${cards.length}`, "CRD-01");
  for (const [year, wanted] of CARDS_OF_YEAR) {
    const found = ofYear.get(year) ?? 0;
    if (found !== wanted) report(where, `the year ${year} must have ${wanted} cards, not ${found}`, "CRD-01");
  }
  if (elections !== 1)
    report(where, `there must be exactly one imperial election, not ${elections}`, "CRD-01");
};

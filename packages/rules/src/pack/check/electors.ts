import { VOTES } from "../../model/numbers.ts";
import type { ArmyFacts } from "./armies.ts";
import { type BoardFacts, homeOf } from "./board.ts";
import { type Named, type Report, withoutRepeats } from "./reading.ts";

/** SET-20 */
const FRENCH = ["koeln", "mannheim"];
/** SET-21 */
const AUSTRIAN_PRAGMATIC = ["mainz", "trier"];
/** MAP-14 */
export const ELECTOR_FORTRESSES: readonly string[] = [...FRENCH, ...AUSTRIAN_PRAGMATIC];
/** NID-04: the votes the documents name. */
const NAMED_VOTES = ["berlin", "dresden", ...ELECTOR_FORTRESSES];

const checkMarkers = (
  where: string,
  named: readonly Named[],
  wanted: readonly string[],
  rule: string,
  report: Report,
): void => {
  const found = named.map(({ name }) => name).sort();
  if (found.join() !== wanted.join())
    report(
      where,
      `these elector markers must start on ${wanted.join(" and ")}, not on ${found.join(", ") || "none"}`,
      rule,
    );
};

const checkElectorFortresses = (board: BoardFacts, report: Report): void => {
  for (const name of ELECTOR_FORTRESSES) {
    const city = board.cities.get(name);
    if (!city) {
      report("board.json cities", `the elector fortress ${name} is missing`, "NID-05");
      continue;
    }
    if (city.fortress === null) report(city.where, `${name} must be a fortress`, "NID-05");
    if (city.map && city.map !== "flanders")
      report(city.where, `the elector fortress ${name} must be on the map flanders`, "NID-05");
    const home = homeOf(board, city);
    if (home !== null)
      report(
        city.where,
        `the elector fortress ${name} must lie outside every home country, not in that of ${home}`,
        "NID-05",
      );
  }
};

const checkVotes = (board: BoardFacts, votes: readonly Named[], report: Report): void => {
  const where = "armies.json electors.votes";
  const single = withoutRepeats(votes, report, "NID-04");
  if (single.length !== VOTES)
    report(where, `there must be ${VOTES} electors' votes, not ${single.length}`, "NID-04");
  for (const vote of single) {
    const city = board.cities.get(vote.name);
    if (!city) report(vote.where, `"${vote.name}" is an unknown city`, "NID-04");
    else if (city.fortress === null)
      report(vote.where, `the vote of ${vote.name} must belong to a fortress`, "NID-04");
  }
  const names = single.map((vote) => vote.name);
  for (const name of NAMED_VOTES)
    if (!names.includes(name)) report(where, `the vote of ${name} is missing`, "NID-04");
  for (const city of board.cities.values()) {
    const hasVote = names.includes(city.id);
    if (city.elector && !hasVote)
      report(
        city.where,
        `${city.id} is marked as an elector, but armies.json lists no vote for it`,
        "NID-04",
      );
    if (!city.elector && hasVote)
      report(
        city.where,
        `armies.json lists a vote for ${city.id}, which is not marked as an elector`,
        "NID-04",
      );
  }
};

/** The nine votes and the four elector fortresses (NID-04, NID-05, SET-20, SET-21). */
export const checkElectors = (board: BoardFacts, { electors }: ArmyFacts, report: Report): void => {
  checkElectorFortresses(board, report);
  checkMarkers("armies.json electors.french", electors.french, FRENCH, "SET-20", report);
  checkMarkers(
    "armies.json electors.austrianPragmatic",
    electors.austrianPragmatic,
    AUSTRIAN_PRAGMATIC,
    "SET-21",
    report,
  );
  checkVotes(board, electors.votes, report);
};

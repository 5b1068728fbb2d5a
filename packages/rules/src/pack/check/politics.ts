import { MAJOR_POWERS, POWER_NAMES } from "../../model/powers.ts";
import { checkPoliticalCards } from "./politicalCards.ts";
import { type Entry, entriesOf, fieldsOf, namesIn } from "./reading.ts";
import { checkTracks } from "./tracks.ts";

/** PWR-05 */
const MAJORS: readonly string[] = MAJOR_POWERS.map((power) => POWER_NAMES[power] ?? "");

/** RUL-72: what the rules say for certain about the order of the squares. */
const FIRST_SQUARES = ["prussia", "france"];

const checkSquares = (entry: Entry): void => {
  const order = namesIn(entry).map((named) => named.name);
  if ([...order].sort().join() !== [...MAJORS].sort().join())
    entry.report(entry.where, "the squares must be those of the four major powers, each once", "MAP-19");
  if (order.slice(0, 2).join() !== FIRST_SQUARES.join())
    entry.report(entry.where, `the squares must begin ${FIRST_SQUARES.join(", ")}`, "NID-26");
};

const checkOffMapBoxes = (entry: Entry): void => {
  const boxes = entriesOf(entry).map(([power]) => power);
  for (const power of MAJORS)
    if (!boxes.includes(power)) entry.report(entry.where, `${power} has no off-map box`, "MAP-16");
  for (const power of boxes)
    if (!MAJORS.includes(power))
      entry.report(entry.where, `"${power}" is no major power and has no off-map box`, "MAP-16");
};

/** The political display and the political cards (NID-26 to NID-31). */
export const checkPolitics = (entry: Entry): void => {
  const at = fieldsOf(entry);
  if (!at) return;
  checkSquares(at("squareOrder"));
  checkOffMapBoxes(at("offMapBoxes"));
  checkTracks(at("tracks"));
  checkPoliticalCards(at("cards"), MAJORS);
};

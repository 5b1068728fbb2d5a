import { SILESIAN_FORTRESSES } from "../../model/numbers.ts";
import type { ArmyFacts } from "./armies.ts";
import { type BoardFacts, fortressesIn } from "./board.ts";
import { type Report, withoutRepeats } from "./reading.ts";

/** SET-10 */
const PRUSSIAN = ["glogau", "liegnitz"];
/** SET-11 */
const AUSTRIAN = SILESIAN_FORTRESSES - PRUSSIAN.length;

const checkNames = (board: BoardFacts, armies: ArmyFacts, report: Report): void => {
  for (const { where, name } of [...armies.silesia.prussian, ...armies.silesia.austrian]) {
    const city = board.cities.get(name);
    if (!city) report(where, `"${name}" is an unknown city`, "NID-03");
    else if (city.fortress === null) report(where, `${name} is not a fortress`, "NID-03");
    else if (city.territory !== "silesia")
      report(where, `${name} is in ${city.territory}, not in silesia`, "NID-03");
  }
};

/** NID-03: two Prussian and five Austrian fortresses in Silesia, of which Breslau is a major one. */
export const checkSilesia = (board: BoardFacts, armies: ArmyFacts, report: Report): void => {
  const { prussian, austrian } = armies.silesia;
  checkNames(board, armies, report);
  const marked = withoutRepeats([...prussian, ...austrian], report, "NID-03").map((named) => named.name);
  const ofPrussia = [...new Set(prussian.map((named) => named.name))].sort();
  if (ofPrussia.join() !== PRUSSIAN.join())
    report(
      "armies.json silesia.prussian",
      `Prussia's Silesian fortresses must be ${PRUSSIAN.join(" and ")}, not ${ofPrussia.join(", ") || "none"}`,
      "NID-03",
    );
  if (austrian.length !== AUSTRIAN)
    report(
      "armies.json silesia.austrian",
      `Austria must start with ${AUSTRIAN} Silesian fortresses, not ${austrian.length}`,
      "NID-03",
    );
  const silesian = fortressesIn(board, "silesia");
  if (silesian.length !== SILESIAN_FORTRESSES)
    report(
      "board.json cities",
      `Silesia must have ${SILESIAN_FORTRESSES} fortresses, not ${silesian.length}`,
      "NID-03",
    );
  for (const city of silesian)
    if (!marked.includes(city.id))
      report(city.where, `the Silesian fortress ${city.id} starts without a victory marker`, "NID-03");
  const breslau = board.cities.get("breslau");
  if (breslau?.fortress !== "major" || breslau.territory !== "silesia")
    report(breslau?.where ?? "board.json cities", "breslau must be a major fortress in silesia", "NID-03");
};

import { HUSSARS, PRUSSIAN_TRAINS, TRAINS } from "../../model/numbers.ts";
import { POWER_NAMES, type PowerName } from "../../model/powers.ts";
import { checkGeneralCounts, checkGenerals, type GeneralFacts } from "./generals.ts";
import {
  type Entry,
  entriesOf,
  fieldsOf,
  listOf,
  type Named,
  namesIn,
  oneOf,
  type Report,
  textOf,
  wholeNumberOf,
} from "./reading.ts";

/** PWR-02 to PWR-04 */
const ROLES: Readonly<Record<string, { readonly powers: readonly PowerName[]; readonly rule: string }>> = {
  maria: { powers: ["austria"], rule: "PWR-02" },
  frederick: { powers: ["prussia", "saxony", "pragmatic"], rule: "PWR-03" },
  louis: { powers: ["france", "bavaria"], rule: "PWR-04" },
};

interface ArmySheet {
  readonly kind: "major" | "minor";
  readonly initialHand: number;
  readonly income: number;
  readonly victoryPool?: number;
}

/** PWR-05, PWR-06, SET-14, TAC-02, SET-08 */
const ARMY_SHEETS: Readonly<Record<PowerName, ArmySheet>> = {
  france: { kind: "major", initialHand: 2, income: 5, victoryPool: 11 },
  bavaria: { kind: "minor", initialHand: 5, income: 1 },
  prussia: { kind: "major", initialHand: 9, income: 3, victoryPool: 13 },
  saxony: { kind: "minor", initialHand: 3, income: 1 },
  austria: { kind: "major", initialHand: 5, income: 5, victoryPool: 8 },
  pragmatic: { kind: "major", initialHand: 3, income: 3, victoryPool: 8 },
};

export interface ArmyFacts {
  readonly generals: readonly GeneralFacts[];
  readonly trains: readonly { readonly power: PowerName; readonly start: Named }[];
  readonly exits: readonly Named[];
  readonly silesia: { readonly prussian: readonly Named[]; readonly austrian: readonly Named[] };
  readonly electors: {
    readonly french: readonly Named[];
    readonly austrianPragmatic: readonly Named[];
    readonly votes: readonly Named[];
  };
}

const checkRoles = (listed: Entry): void => {
  const roles = new Map(entriesOf(listed));
  for (const [role, { powers, rule }] of Object.entries(ROLES)) {
    const entry = roles.get(role);
    const at = entry && fieldsOf(entry);
    if (!entry) listed.report(listed.where, `the role "${role}" is missing`, "PWR-01");
    if (!at) continue;
    const found = namesIn(at("powers")).map((named) => named.name);
    if ([...found].sort().join() !== [...powers].sort().join())
      listed.report(
        at("powers").where,
        `the role ${role} must run ${powers.join(", ")}, not ${found.join(", ") || "nobody"}`,
        rule,
      );
  }
  for (const role of roles.keys())
    if (!Object.hasOwn(ROLES, role))
      listed.report(listed.where, `there is no role "${role}" in the game`, "PWR-01");
};

const checkNumber = (entry: Entry, wanted: number | undefined, what: string, rule: string): void => {
  if (wanted === undefined) {
    if (entry.value !== undefined) entry.report(entry.where, `a minor power has no ${what}`, rule);
    return;
  }
  const found = wholeNumberOf(entry);
  if (found !== undefined && found !== wanted)
    entry.report(entry.where, `the ${what} must be ${wanted}, not ${found}`, rule);
};

const checkArmySheet = (at: (name: string) => Entry, power: PowerName): void => {
  const sheet = ARMY_SHEETS[power];
  oneOf(at("kind"), [sheet.kind], sheet.kind === "major" ? "PWR-05" : "PWR-06");
  checkNumber(at("initialHand"), sheet.initialHand, "initial hand", "SET-14");
  checkNumber(at("income"), sheet.income, "income", "TAC-02");
  checkNumber(at("victoryPool"), sheet.victoryPool, "pool of victory markers", "SET-08");
  const hussars = at("hussars");
  const wanted = power === "austria" ? HUSSARS : 0;
  const found = hussars.value === undefined ? 0 : wholeNumberOf(hussars);
  if (found !== undefined && found !== wanted)
    hussars.report(hussars.where, `${power} must have ${wanted} hussars, not ${found}`, "CMP-04");
};

const readExit = (entry: Entry, power: PowerName): readonly Named[] => {
  if (ARMY_SHEETS[power].kind === "minor") {
    if (entry.value !== undefined)
      entry.report(entry.where, `${power} is a minor power and has no off-map box`, "MAP-16");
    return [];
  }
  if (entry.value === undefined)
    entry.report(entry.where, `the city to which ${power}'s off-map box leads is missing`, "NID-12");
  const name = entry.value === undefined ? undefined : textOf(entry);
  return name === undefined ? [] : [{ where: entry.where, name }];
};

const checkTrainCounts = (trains: ArmyFacts["trains"], where: string, report: Report): void => {
  if (trains.length !== TRAINS)
    report(where, `there must be ${TRAINS} supply trains, not ${trains.length}`, "CMP-03");
  for (const power of POWER_NAMES) {
    const { length } = trains.filter((train) => train.power === power);
    if (length === 0) report(`${where}.${power}.trains`, `${power} has no supply train`, "CMP-03");
    else if (power === "prussia" && length !== PRUSSIAN_TRAINS)
      report(
        `${where}.${power}.trains`,
        `prussia must have ${PRUSSIAN_TRAINS} supply trains, not ${length}`,
        "NID-17",
      );
  }
};

const markersIn = <Key extends string>(entry: Entry, ...keys: Key[]): Record<Key, readonly Named[]> => {
  const at = fieldsOf(entry);
  return Object.fromEntries(keys.map((key) => [key, at ? namesIn(at(key)) : []])) as Record<
    Key,
    readonly Named[]
  >;
};

const checkPowers = (
  listed: Entry,
  powers: (name: string) => Entry,
): Omit<ArmyFacts, "silesia" | "electors"> => {
  const { where, report } = listed;
  const generals: GeneralFacts[] = [];
  const trains: { power: PowerName; start: Named }[] = [];
  const exits: Named[] = [];
  for (const power of POWER_NAMES) {
    const army = powers(power);
    if (army.value === undefined) {
      report(
        where,
        `the power "${power}" is missing`,
        ARMY_SHEETS[power].kind === "major" ? "PWR-05" : "PWR-06",
      );
      continue;
    }
    const sheet = fieldsOf(army);
    if (!sheet) continue;
    checkArmySheet(sheet, power);
    generals.push(...checkGenerals(listOf(sheet("generals")) ?? [], sheet("troops"), power));
    trains.push(...namesIn(sheet("trains")).map((start) => ({ power, start })));
    exits.push(...readExit(sheet("offMapExit"), power));
  }
  for (const [power] of entriesOf(listed))
    if (!Object.hasOwn(ARMY_SHEETS, power))
      report(where, `there is no power "${power}" in the game`, "CMP-02");
  checkGeneralCounts(generals, where, report);
  checkTrainCounts(trains, where, report);
  return { generals, trains, exits };
};

/** Roles, powers and their army sheets (NID-17 to NID-24); undefined when there are no powers to read. */
export const checkArmies = (entry: Entry): ArmyFacts | undefined => {
  const at = fieldsOf(entry);
  if (!at) return undefined;
  checkRoles(at("roles"));
  const powers = fieldsOf(at("powers"));
  const silesia = markersIn(at("silesia"), "prussian", "austrian");
  const electors = markersIn(at("electors"), "french", "austrianPragmatic", "votes");
  return powers && { ...checkPowers(at("powers"), powers), silesia, electors };
};

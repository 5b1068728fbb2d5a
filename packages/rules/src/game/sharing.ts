import { generalOf } from "../ground/stacks.ts";
import { NO_PART, OFF_BOARD, type PieceId } from "../model/ids.ts";
import { MOST_TROOPS } from "../model/numbers.ts";
import { POWERS, type Power } from "../model/powers.ts";
import { isInSetUp, type Sighting, UNKNOWN } from "../model/state.ts";
import type { Army, Pack } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import type { Random } from "../tools/random.ts";
import type { Memory } from "./memory.ts";
import { powersInPlay } from "./newGame.ts";
import { sees, type View } from "./view.ts";

/** Generals of whom the sum is known: those of one power, or those of one strength stated in combat. */
interface Sum {
  readonly generals: readonly PieceId[];
  /** Troops of theirs that have still to be given to one of them. */
  left: number;
}

/** What is still to be given out, with each general's two sums by his number. */
interface Sharing {
  readonly troops: number[];
  readonly least: (general: PieceId) => number;
  readonly armyOf: readonly Sum[];
  readonly groupOf: readonly Sum[];
  readonly random: Random;
}

const give = ({ troops, armyOf, groupOf }: Sharing, general: PieceId, count: number): void => {
  troops[general] = (troops[general] as number) + count;
  (armyOf[general] as Sum).left -= count;
  (groupOf[general] as Sum).left -= count;
};

/** A general of the army who may have one more while his group has troops left; any of them is as likely. */
const openGeneral = ({ troops, groupOf, random }: Sharing, army: Sum): PieceId | null => {
  const isOpen = (general: PieceId): boolean =>
    (troops[general] as number) < MOST_TROOPS && (groupOf[general] as Sum).left > 0;
  let open = 0;
  for (const general of army.generals) if (isOpen(general)) open++;
  if (open === 0) return null;
  let chosen = random(open);
  for (const general of army.generals) if (isOpen(general) && chosen-- === 0) return general;
  return null;
};

/**
 * Gives one more troop to some general of the army. Where all their groups are full already, a general of another army
 * has to give one up to make room, and his army finds another place for it in turn: an augmenting path of a network flow.
 */
const giveOne = (sharing: Sharing, army: Sum, tried: readonly Sum[]): boolean => {
  const { troops, least, armyOf, groupOf } = sharing;
  const open = openGeneral(sharing, army);
  if (open !== null) {
    give(sharing, open, 1);
    return true;
  }
  for (const general of army.generals) {
    if ((troops[general] as number) >= MOST_TROOPS) continue;
    for (const other of (groupOf[general] as Sum).generals) {
      const otherArmy = armyOf[other] as Sum;
      if (otherArmy === army || tried.includes(otherArmy) || troops[other] === least(other)) continue;
      give(sharing, other, -1);
      give(sharing, general, 1);
      if (giveOne(sharing, otherArmy, [...tried, army])) return true;
      give(sharing, general, -1);
      give(sharing, other, 1);
    }
  }
  return false;
};

/**
 * Shares out the armies' troops one by one, each general with at least his minimum and at most 8, so that each group has
 * its sum too. False if that cannot be done.
 */
const share = (
  troops: number[],
  armies: readonly Sum[],
  groups: readonly Sum[],
  least: (general: PieceId) => number,
  random: Random,
): boolean => {
  const armyOf: Sum[] = [];
  const groupOf: Sum[] = [];
  const others: PieceId[] = [];
  const free: Sum = { generals: others, left: sumOf(armies) - sumOf(groups) };
  for (const group of groups) for (const general of group.generals) groupOf[general] = group;
  const sharing: Sharing = { troops, least, armyOf, groupOf, random };
  for (const army of armies)
    for (const general of army.generals) {
      armyOf[general] = army;
      if (groupOf[general] === undefined) {
        groupOf[general] = free;
        others.push(general);
      }
      troops[general] = 0;
      give(sharing, general, least(general));
    }
  for (const sums of [armies, groups, [free]]) for (const { left } of sums) if (left < 0) return false;
  for (const army of armies) while (army.left > 0) if (!giveOne(sharing, army, [])) return false;
  return true;
};

const sumOf = (sums: readonly Sum[]): number => sums.reduce((all, { left }) => all + left, 0);

const ONE = (): number => 1;

/** SET-15 to SET-19, HID-04: in set-up who has allotted has given out his whole army, and the others nothing yet. */
const shareInSetUp = (view: View, pack: Pack, troops: number[], random: Random): void => {
  const [frame] = view.agenda;
  const waiting = frame?.kind === "allotment" ? frame.waiting : [];
  for (const power of POWERS)
    if (!sees(view, view.seat, power)) {
      const isDone = powersInPlay(view.options).includes(power) && !waiting.includes(power);
      if (isDone) allotAnyhow(pack, power, troops, random);
      else for (const general of (pack.armies[power] as Army).generals) troops[general] = 0;
    }
};

const allotAnyhow = (pack: Pack, power: Power, troops: number[], random: Random): void => {
  const { generals, troops: left } = pack.armies[power] as Army;
  share(troops, [{ generals, left }], [], (general) => generalOf(pack, general).minimum, random);
};

/**
 * INT-02: what generals who take no part were allotted is secret for ever. With the troop ceiling their sum is known; a
 * power with no part in the game, or none any more (SGA-18), has no troops.
 */
const shareAmongInert = (view: View, pack: Pack, power: Power, troops: number[], random: Random): void => {
  const { generals, troops: all } = pack.armies[power] as Army;
  const inert = generals.filter((general) => view.at[general] === NO_PART);
  const ceiling = view.troopCeilings?.[power];
  if (inert.length === 0) return;
  if (inert.length === generals.length) for (const general of inert) troops[general] = 0;
  else if (ceiling === undefined) {
    const allotted = troops.slice();
    allotAnyhow(pack, power, allotted, random);
    for (const general of inert) troops[general] = allotted[general] as number;
  } else share(troops, [{ generals: inert, left: all - ceiling }], [], ONE, random);
};

/** A strength that may have changed since it was stated is believed the less often the longer ago that was. */
const isBelieved = ({ generals, certain }: Sighting, view: View, memory: Memory, random: Random): boolean =>
  certain ||
  random(1 + view.turn - Math.min(...generals.map((general) => memory.statedIn[general] ?? 0))) === 0;

/** The part of a strength stated that is not the seat's own. */
const unknownPart = ({ generals, total }: Sighting, view: View): Sum => {
  let left = total;
  for (const general of generals)
    if (view.troops[general] !== UNKNOWN) left -= view.troops[general] as number;
  return { generals: generals.filter((general) => view.troops[general] === UNKNOWN), left };
};

/**
 * HID-01, HID-02, HID-23: by general, troops such that every power has its total and every strength that is certain holds;
 * of several armies at once, since strengths stated may be those of mixed stacks.
 */
export const shareTroops = (view: View, memory: Memory, random: Random): number[] => {
  const pack = packOf(view);
  const troops = view.troops.slice();
  if (isInSetUp(view)) {
    shareInSetUp(view, pack, troops, random);
    return troops;
  }
  const hidden = POWERS.filter((power) => !sees(view, view.seat, power));
  for (const power of hidden) shareAmongInert(view, pack, power, troops, random);
  const armiesLeft = (): Sum[] =>
    hidden.map((power) => ({
      generals: (pack.armies[power] as Army).generals.filter((general) => isInPlay(view, general)),
      left: view.troopTotals?.[power] ?? 0,
    }));
  const groupsOf = (sightings: readonly Sighting[]): Sum[] =>
    sightings.map((sighting) => unknownPart(sighting, view)).filter(({ generals }) => generals.length > 0);
  const believed = view.sightings.filter((sighting) => isBelieved(sighting, view, memory, random));
  if (share(troops, armiesLeft(), groupsOf(believed), ONE, random)) return troops;
  const certain = view.sightings.filter((sighting) => sighting.certain);
  if (share(troops, armiesLeft(), groupsOf(certain), ONE, random)) return troops;
  throw new RangeError("no game has armies of these strengths");
};

const isInPlay = (view: View, general: PieceId): boolean =>
  view.at[general] !== NO_PART && view.at[general] !== OFF_BOARD;

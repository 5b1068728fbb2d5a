import { areHostile, flandersIsSemiActive } from "../ground/hostility.ts";
import { firstIn, NO_PIECE, occupy } from "../ground/occupation.ts";
import { activePowers } from "../ground/sequence.ts";
import { stateTotal } from "../ground/sightings.ts";
import { generalsIn, isGeneral, outranks, powerOf, troopsOf } from "../ground/stacks.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import type { EventSink } from "../model/events.ts";
import type { BattleSide, CombatFrame, Fight } from "../model/frames.ts";
import { type CityId, isOnBoard, type PieceId } from "../model/ids.ts";
import { type Power, PRAGMATIC } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Army, City, Pack } from "../pack/pack.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import { noteDueFight } from "../treaties/compelledByRules.ts";

/**
 * CMB-01, CMB-02, RUL-42: every pair of adjacent hostile cities in which active generals would have to attack, if the combat
 * phase of the stage that is running began now; empty outside action stages.
 */
export const dueFights = (position: Position): Fight[] => {
  const pack = packOf(position);
  const board = boardOf(position);
  const { roadsFrom, roadTo } = board;
  const table = occupy(position, board);
  // SGA-06, RUL-98
  const semiActive = flandersIsSemiActive(position);
  const fights: Fight[] = [];
  for (const power of activePowers(position))
    for (const general of (pack.armies[power] as Army).generals) {
      const attacker = position.at[general];
      if (attacker === undefined || !isOnBoard(attacker) || firstIn(table, attacker) !== general) continue;
      const end = roadsFrom[attacker + 1] as number;
      for (let road = roadsFrom[attacker] as number; road < end; road++) {
        const defender = roadTo[road] as CityId;
        const there = firstIn(table, defender);
        if (there === NO_PIECE || !isGeneral(pack, there)) continue;
        if (!areHostile(position, power, powerOf(pack, there))) continue;
        if (semiActive && (board.isFlanders[attacker] || board.isFlanders[defender])) continue;
        fights.push({
          attacker,
          defender,
          attackers: generalsIn(position, pack, attacker),
          defenders: generalsIn(position, pack, defender),
        });
      }
    }
  return fights;
};

export const enterCombat = (draft: Draft, events: EventSink): void => {
  const fights = dueFights(draft);
  if (fights.length === 0) return;
  events?.push({ type: "fightsListed", fights });
  draft.agenda.push({ kind: "combat", fights });
};

/** RUL-43: those of the generals listed who still stand where they stood. */
const stillThere = (position: Position, generals: readonly PieceId[], city: CityId): PieceId[] =>
  generals.filter((general) => position.at[general] === city);

/** CMB-08, RUL-43: a fight is dropped once one side has retreated, left the board or is no enemy any more. */
const isStillDue = (position: Position, fight: Fight): boolean => {
  const pack = packOf(position);
  const [attacker] = stillThere(position, fight.attackers, fight.attacker);
  const [defender] = stillThere(position, fight.defenders, fight.defender);
  if (attacker === undefined || defender === undefined) return false;
  return areHostile(position, powerOf(pack, attacker), powerOf(pack, defender));
};

/** CMB-05, CMB-27: the generals of a city fight together under the power of their supreme commander. */
const sideOf = (position: Position, pack: Pack, generals: readonly PieceId[], city: CityId): BattleSide => {
  const present = stillThere(position, generals, city);
  const [a, b] = present as [PieceId, PieceId | undefined];
  const commander = b === undefined || outranks(position, pack, a, b) ? a : b;
  return {
    city,
    generals: commander === a ? present : [...present].reverse(),
    power: powerOf(pack, commander),
    suit: (pack.cities[city] as City).suit,
    troops: troopsOf(position, present),
  };
};

const powerAttacking = (position: Position, pack: Pack, fight: Fight): Power => {
  const [a, b] = stillThere(position, fight.attackers, fight.attacker) as [PieceId, PieceId | undefined];
  return powerOf(pack, b === undefined || outranks(position, pack, a, b) ? a : b);
};

/** CMB-03, CMB-04, RUL-44: Austria's attacks come before those of another player's Pragmatic Army (TWO-12). */
const fightsNext = (position: Position, fights: readonly Fight[]): readonly Fight[] => {
  const pack = packOf(position);
  if (position.options.players === 2) return fights;
  const others = fights.filter((fight) => powerAttacking(position, pack, fight) !== PRAGMATIC);
  return others.length > 0 ? others : fights;
};

/** CMB-11, CMB-12, CMB-25: both sides state their totals; at zero the attacker plays first. */
const beginBattle = (draft: Draft, fight: Fight, events: EventSink): void => {
  const pack = packOf(draft);
  const attacker = sideOf(draft, pack, fight.attackers, fight.attacker);
  const defender = sideOf(draft, pack, fight.defenders, fight.defender);
  const score = attacker.troops - defender.troops;
  draft.disclosures++;
  noteDueFight(draft, attacker.generals, defender.generals, events);
  stateTotal(draft, attacker.generals, attacker.troops);
  stateTotal(draft, defender.generals, defender.troops);
  events?.push({ type: "battleBegan", attacker, defender, score });
  draft.agenda.push({
    kind: "battle",
    attacker,
    defender,
    score,
    toPlay: score > 0 ? "defender" : "attacker",
  });
};

/** DEC-30 */
export const combatHandler: Handler<CombatFrame> = {
  waitsFor(position, frame) {
    const [first] = fightsNext(position, frame.fights);
    return first === undefined ? [] : [seatOf(position, powerAttacking(position, packOf(position), first))];
  },

  choices(position, seat, frame) {
    return combatHandler.waitsFor(position, frame).includes(seat)
      ? [{ type: "fight", fights: fightsNext(position, frame.fights) }]
      : [];
  },

  refusal(position, seat, action, frame) {
    if (!combatHandler.waitsFor(position, frame).includes(seat)) return refuse("CMB-03", "notYourDecision");
    if (action.type !== "fight") return notAsked("CMB-01");
    const isNamed = (fight: Fight) =>
      fight.attacker === action.attacker && fight.defender === action.defender;
    if (!frame.fights.some(isNamed)) return refuse("RUL-42", "noSuchFight");
    return fightsNext(position, frame.fights).some(isNamed) ? null : refuse("CMB-04", "austriaAttacksFirst");
  },

  apply(draft, _seat, action, frame, events) {
    if (action.type !== "fight") return;
    const fight = frame.fights.find(
      ({ attacker, defender }) => attacker === action.attacker && defender === action.defender,
    );
    if (fight === undefined) return;
    replaceTop(draft, { kind: "combat", fights: frame.fights.filter((other) => other !== fight) });
    beginBattle(draft, fight, events);
  },

  /** A single fight left needs no choice of order. */
  resume(draft, frame, events) {
    const fights = frame.fights.filter((fight) => isStillDue(draft, fight));
    const next = fightsNext(draft, fights);
    const [only] = next;
    if (only === undefined) {
      draft.agenda.pop();
      return true;
    }
    if (next.length === 1) {
      replaceTop(draft, { kind: "combat", fights: fights.filter((other) => other !== only) });
      beginBattle(draft, only, events);
      return true;
    }
    if (fights.length !== frame.fights.length) replaceTop(draft, { kind: "combat", fights });
    return false;
  },
};

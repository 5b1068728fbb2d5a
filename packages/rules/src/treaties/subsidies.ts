import { affairsOf, changeAffairs } from "../ground/affairs.ts";
import { majorFortressIsLost } from "../ground/control.ts";
import { takeCards } from "../ground/deck.ts";
import type { Contract } from "../model/affairs.ts";
import type { EventSink } from "../model/events.ts";
import type { CardId } from "../model/ids.ts";
import { INITIAL_CONTRACT_TURNS } from "../model/numbers.ts";
import { areAllied, BAVARIA, FRANCE, isMinor, type Power } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import type { Draft, Position } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";

/** SET-25, SUB-13 */
export const INITIAL_CONTRACT: Contract = {
  giver: FRANCE,
  receiver: BAVARIA,
  turns: INITIAL_CONTRACT_TURNS,
  from: 1,
  agreement: null,
};

const isBetween = (contract: Contract, a: Power, b: Power): boolean =>
  (contract.giver === a && contract.receiver === b) || (contract.giver === b && contract.receiver === a);

/** SUB-05, RUL-94: the one contract between two powers, in either direction. */
export const contractBetween = (position: Position, a: Power, b: Power): Contract | undefined =>
  affairsOf(position).contracts.find((contract) => isBetween(contract, a, b));

/** SUB-02 to SUB-05, TWO-09: why these two could not conclude a contract now. */
export const refuseContract = (position: Position, giver: Power, receiver: Power): Refusal | null => {
  if (isMinor(giver)) return refuse("SUB-02", "contractImpossible");
  if (!areAllied(giver, receiver, position.saxony)) return refuse("SUB-03", "contractImpossible");
  if (position.options.players === 2 && !isMinor(receiver)) return refuse("TWO-09", "contractImpossible");
  return contractBetween(position, giver, receiver) === undefined
    ? null
    : refuse("SUB-05", "contractImpossible");
};

/** SUB-06: takes the contracts an agreement has made off the table, before their time. */
export const cancelContracts = (draft: Draft, agreement: number, events: EventSink): void => {
  const { contracts } = affairsOf(draft);
  changeAffairs(draft, { contracts: contracts.filter((contract) => contract.agreement !== agreement) });
  for (const contract of contracts)
    if (contract.agreement === agreement)
      events?.push({ type: "contractEnded", giver: contract.giver, receiver: contract.receiver });
};

/** SUB-10: a minor power whose major fortress is lost receives nothing. */
export const canReceive = (position: Position, receiver: Power): boolean =>
  !isMinor(receiver) || !majorFortressIsLost(position, packOf(position), receiver);

/** SUB-08, HID-21: one card of the income goes to the receiver unseen by the giver. */
export const handOver = (
  draft: Draft,
  giver: Power,
  receiver: Power,
  events: EventSink,
): CardId | undefined => {
  const [card] = takeCards(draft, receiver, 1, events);
  if (card !== undefined) events?.push({ type: "subsidyPaid", from: giver, to: receiver, card });
  return card;
};

/** SUB-07 to SUB-09, RUL-94: the giver's contracts, oldest first, as far as its income goes; returns what it paid. */
export const serveContracts = (draft: Draft, giver: Power, income: number, events: EventSink): number => {
  let paid = 0;
  for (const contract of affairsOf(draft).contracts) {
    if (contract.giver !== giver || draft.turn < contract.from) continue;
    const served =
      paid < income &&
      canReceive(draft, contract.receiver) &&
      handOver(draft, giver, contract.receiver, events) !== undefined;
    if (served) paid++;
    useMarker(draft, contract, events);
  }
  return paid;
};

/** RUL-15, RUL-102: a contract runs through its turns, whether it is served in each of them or not. */

const useMarker = (draft: Draft, contract: Contract, events: EventSink): void => {
  const turns = contract.turns - 1;
  const { giver, receiver, from, agreement } = contract;
  const contracts: Contract[] = [];
  for (const other of affairsOf(draft).contracts)
    if (other !== contract) contracts.push(other);
    else if (turns > 0) contracts.push({ giver, receiver, turns, from, agreement });
  affairsOf(draft).contracts = contracts;
  if (turns === 0) events?.push({ type: "contractEnded", giver, receiver });
};

import { discardCard } from "../ground/deck.ts";
import { forgetGeneral, stateTotal } from "../ground/sightings.ts";
import { loseTroops, powerOf, troopsOf } from "../ground/stacks.ts";
import type { Action } from "../model/actions.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import { isReserve, type Suit, suitOf, worthOf } from "../model/cards.ts";
import type { Choice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import type { BattleFrame, BattleSide } from "../model/frames.ts";
import { type CardId, type CityId, isOnBoard, type PieceId } from "../model/ids.ts";
import { RESERVE_MAXIMUM } from "../model/numbers.ts";
import { NOBODY } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";
import { beginRetreat } from "./retreat.ts";

const sideToPlay = (frame: BattleFrame): BattleSide => frame[frame.toPlay];

/** CMB-12: the two sides' scores are always opposite numbers; never −0, which no record could hold. */
const opposite = (score: number): number => 0 - score;
const ownScore = (frame: BattleFrame): number =>
  frame.toPlay === "attacker" ? frame.score : opposite(frame.score);

/** CMB-14: cards of the suit of the sector in which the side's own general stands, or Reserves. */
const mayPlay = (card: CardId, suit: Suit): boolean => isReserve(card) || suitOf(card) === suit;

/** CMB-22, CMB-23: at zero a card must be played if one of the suit is held; a Reserve alone never binds. */
const mustPlay = (frame: BattleFrame, hand: readonly CardId[]): boolean => {
  if (ownScore(frame) !== 0) return false;
  const { suit } = sideToPlay(frame);
  return hand.some((card) => suitOf(card) === suit);
};

const refuseCard = (frame: BattleFrame, hand: readonly CardId[], action: Action): Refusal | null => {
  if (action.type !== "playCard") return notAsked("CMB-13");
  const { card, value } = action;
  if (!hand.includes(card)) return refuse("CMB-26", "cardNotInHand");
  if (!mayPlay(card, sideToPlay(frame).suit)) return refuse("CMB-14", "wrongSuit");
  if (!isReserve(card)) return value === undefined ? null : refuse("TAC-13", "valueIsPrinted");
  const declared = value !== undefined && Number.isInteger(value) && value >= 1 && value <= RESERVE_MAXIMUM;
  return declared ? null : refuse("TAC-14", "reserveValue");
};

/** CMB-15 to CMB-17: the value is added; whoever stands at zero or better passes the right to play. */
const playCard = (draft: Draft, frame: BattleFrame, card: CardId, value: number, events: EventSink): void => {
  const side = sideToPlay(frame);
  discardCard(draft, side.power, card);
  const score = ownScore(frame) + value;
  events?.push({ type: "cardPlayed", power: side.power, card, value, score });
  const other = frame.toPlay === "attacker" ? "defender" : "attacker";
  replaceTop(draft, {
    ...frame,
    score: frame.toPlay === "attacker" ? score : opposite(score),
    toPlay: score >= 0 ? other : frame.toPlay,
  });
};

/** CMB-28, RUL-51: in a mixed stack the power without command loses first. */
const takeLosses = (draft: Draft, side: BattleSide, loss: number, events: EventSink): void => {
  const pack = packOf(draft);
  const commanding = side.generals.filter((general) => powerOf(pack, general) === side.power);
  const other = side.generals.filter((general) => powerOf(pack, general) !== side.power);
  const fromOther = Math.min(loss, troopsOf(draft, other));
  if (fromOther > 0) loseTroops(draft, pack, other, fromOther, "combat", events);
  if (loss > fromOther) loseTroops(draft, pack, commanding, loss - fromOther, "combat", events);
};

/** CMB-18 to CMB-21, CMB-24: the side with the right to play has stopped. */
const endBattle = (draft: Draft, frame: BattleFrame, events: EventSink): void => {
  const { attacker, defender } = frame;
  const loser = sideToPlay(frame);
  const winner = frame.toPlay === "attacker" ? defender : attacker;
  const deficit = opposite(ownScore(frame));
  const loss = Math.min(deficit, loser.troops);
  draft.agenda.pop();
  draft.disclosures++;
  const tie = deficit === 0;
  events?.push({
    type: "battleEnded",
    winner: tie ? null : winner === attacker ? "attacker" : "defender",
    winnerPower: tie ? NOBODY : winner.power,
    attacker: attacker.city,
    defender: defender.city,
    loss,
  });
  if (tie) return;
  takeLosses(draft, loser, loss, events);
  const generalsLost = loser.generals.filter((general) => !isOnBoard(draft.at[general] as CityId)).length;
  if (draft.affairs !== null)
    draft.agenda.push({
      kind: "aftermath",
      winnerPower: winner.power,
      loserPower: loser.power,
      city: loser.city,
      lost: loss,
      generalsLost,
    });
  const survivors = loser.generals.filter((general: PieceId) => isOnBoard(draft.at[general] as CityId));
  for (const general of loser.generals) forgetGeneral(draft, general);
  if (survivors.length === 0) return;
  stateTotal(draft, survivors, loser.troops - loss);
  beginRetreat(
    draft,
    {
      kind: "retreat",
      generals: survivors,
      from: loser.city,
      winner: winner.city,
      winnerPower: winner.power,
      length: loss,
    },
    events,
  );
};

/** DEC-31 */
export const battleHandler: Handler<BattleFrame> = {
  waitsFor: (position, frame) => [seatOf(position, sideToPlay(frame).power)],

  choices(position, seat, frame) {
    const { power, suit } = sideToPlay(frame);
    if (seat !== seatOf(position, power)) return [];
    const hand = position.hands[power] as readonly CardId[];
    const cards = hand.filter((card) => mayPlay(card, suit));
    const choices: Choice[] = [];
    if (cards.length > 0) choices.push({ type: "playCard", cards, score: ownScore(frame) });
    if (!mustPlay(frame, hand)) choices.push({ type: "stop" });
    return choices;
  },

  refusal(position, seat, action, frame) {
    const { power } = sideToPlay(frame);
    if (seat !== seatOf(position, power)) return refuse("CMB-13", "notYourDecision");
    const hand = position.hands[power] as readonly CardId[];
    if (action.type === "stop") return mustPlay(frame, hand) ? refuse("CMB-22", "mustPlayAtZero") : null;
    return refuseCard(frame, hand, action);
  },

  apply(draft, _seat, action, frame, events) {
    if (action.type === "playCard")
      playCard(draft, frame, action.card, action.value ?? worthOf(action.card), events);
    else if (action.type === "stop") endBattle(draft, frame, events);
  },

  resume: () => false,
};

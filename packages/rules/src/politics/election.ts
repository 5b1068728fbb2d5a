import { changeAffairs } from "../ground/affairs.ts";
import { controllerOf } from "../ground/control.ts";
import { takeFromPool } from "../ground/pools.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import type { EventSink } from "../model/events.ts";
import type { VoteFrame } from "../model/frames.ts";
import type { Seat } from "../model/options.ts";
import { AUSTRIA, FRANCE, NOBODY, type Power, PRAGMATIC } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";
import { refuseVotes, voteBounds } from "../treaties/terms.ts";

/** RUL-83: the cyclic order of the action stages from Austria. */
const VOTING_ORDER: readonly Seat[] = ["maria", "playerB", "louis", "playerA", "frederick"];

/** ELE-07: the powers that control the votes, one entry for each vote. */
const holders = (position: Position): Power[] => {
  const pack = packOf(position);
  const powers: Power[] = [];
  for (const fortress of pack.votes) {
    const controller = controllerOf(position, pack, fortress);
    if (controller !== NOBODY) powers.push(controller);
  }
  return powers;
};

/** ELE-04, ELE-09 to ELE-11: Austria's and the Pragmatic Army's votes are Francis's, all others are free. */
export const enterElection = (draft: Draft): void => {
  if (draft.affairs === null || draft.affairs.election !== "pending") return;
  const votes = holders(draft);
  const free = votes.filter((power) => power !== AUSTRIA && power !== PRAGMATIC);
  const voters = VOTING_ORDER.flatMap((seat) => {
    const powers = free.filter((power) => seatOf(draft, power) === seat);
    return powers.length > 0 ? [{ seat, votes: powers.length, powers }] : [];
  });
  draft.agenda.push({ kind: "vote", voters, charles: 0, francis: votes.length - free.length });
};

/** ELE-08, ELE-12, ELE-13, ELE-15 */
const elect = (draft: Draft, frame: VoteFrame, events: EventSink): void => {
  const emperor = frame.charles > frame.francis ? "charles" : "francis";
  const power = emperor === "charles" ? FRANCE : AUSTRIA;
  changeAffairs(draft, { election: "held", emperor: power });
  takeFromPool(draft, power, 1);
  events?.push({ type: "emperorElected", emperor, votes: Math.max(frame.charles, frame.francis) });
};

/** DEC-39: each vote may go to either candidate; nobody may abstain. */
export const voteHandler: Handler<VoteFrame> = {
  waitsFor: (_position, frame) => frame.voters.slice(0, 1).map(({ seat }) => seat),

  choices(position, seat, frame) {
    const [voter] = frame.voters;
    if (voter === undefined || voter.seat !== seat) return [];
    return [{ type: "vote", votes: voter.votes, ...voteBounds(position, voter.powers) }];
  },

  refusal(position, seat, action, frame) {
    const [voter] = frame.voters;
    if (voter === undefined || voter.seat !== seat) return refuse("ELE-09", "notYourDecision");
    if (action.type !== "vote") return notAsked("ELE-11");
    const { charles } = action;
    if (!Number.isInteger(charles) || charles < 0 || charles > voter.votes)
      return refuse("ELE-07", "tooManyVotes");
    return refuseVotes(position, voter.powers, charles);
  },

  apply(draft, seat, action, frame, events) {
    const [voter, ...rest] = frame.voters;
    if (action.type !== "vote" || voter === undefined) return;
    const francis = voter.votes - action.charles;
    events?.push({ type: "votesCast", seat, charles: action.charles, francis });
    replaceTop(draft, {
      kind: "vote",
      voters: rest,
      charles: frame.charles + action.charles,
      francis: frame.francis + francis,
    });
  },

  resume(draft, frame, events) {
    if (frame.voters.length > 0) return false;
    draft.agenda.pop();
    elect(draft, frame, events);
    return true;
  },
};

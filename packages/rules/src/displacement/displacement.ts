import { removeHussar } from "../ground/hussarsOnBoard.ts";
import { noteLeavingPrussia } from "../ground/leavingPrussia.ts";
import { placePiece } from "../ground/occupation.ts";
import { cloudByStacking, forgetGeneral } from "../ground/sightings.ts";
import { formStack, isGeneral, leaveStack, partnerOf, powerOf, turnOver } from "../ground/stacks.ts";
import type { DisplaceAction } from "../model/actions.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import type { EventSink } from "../model/events.ts";
import type { DisplacementFrame, StackProposal } from "../model/frames.ts";
import { type CityId, OFF_BOARD, type PieceId } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import { type RuleId, refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";
import { displacementSites, othersIn, refuseSiteByTreaty } from "./displacementSites.ts";

const RULES: { readonly [Cause in DisplacementFrame["cause"]]: RuleId } = {
  neutralSaxony: "SAX-11",
  annexation: "ANX-13",
  leavesStack: "SAX-15",
  offMapReturn: "OFF-04",
};

/** RUL-85: owners act in the order of the action stages, each with all his pieces. */
const seatAsked = (position: Position, frame: DisplacementFrame): Seat | null => {
  const pack = packOf(position);
  const [first] = frame.pieces.map((piece) => powerOf(pack, piece)).sort((a, b) => a - b);
  return first === undefined ? null : seatOf(position, first);
};

const piecesOf = (position: Position, frame: DisplacementFrame, seat: Seat): PieceId[] => {
  const pack = packOf(position);
  return frame.pieces.filter((piece) => seatOf(position, powerOf(pack, piece)) === seat);
};

const withoutPiece = (frame: DisplacementFrame, piece: PieceId): DisplacementFrame => ({
  ...frame,
  pieces: frame.pieces.filter((other) => other !== piece),
});

/** Puts a piece somewhere without a move: it conquers and eliminates nothing, but hussars go (RUL-85). */
const putPiece = (draft: Draft, { piece, city, commander }: StackProposal, events: EventSink): void => {
  const pack = packOf(draft);
  const from = draft.at[piece] as CityId;
  if (isGeneral(pack, piece)) leaveStack(draft, pack, piece);
  placePiece(draft, piece, city);
  events?.push({ type: "displaced", piece, from, to: city });
  removeHussar(draft, city, events);
  noteLeavingPrussia(draft, pack, piece, city, events);
  const partner = isGeneral(pack, piece) ? partnerOf(draft, pack, piece) : null;
  if (partner === null) return;
  if (powerOf(pack, partner) === powerOf(pack, piece)) cloudByStacking(draft, piece, partner);
  formStack(draft, pack, city, commander, events);
};

/** RUL-85: with no suitable city the piece leaves the board; no victory point is lost. */
const takeOff = (draft: Draft, piece: PieceId, events: EventSink): void => {
  const pack = packOf(draft);
  const from = draft.at[piece] as CityId;
  if (isGeneral(pack, piece)) {
    leaveStack(draft, pack, piece);
    draft.troops[piece] = 0;
    turnOver(draft, piece, false);
    forgetGeneral(draft, piece);
    // HID-02: the total of his power tells how many troops he had.
    draft.disclosures++;
  }
  placePiece(draft, piece, OFF_BOARD);
  events?.push({ type: "displaced", piece, from, to: null });
};

const displace = (
  draft: Draft,
  frame: DisplacementFrame,
  action: DisplaceAction,
  events: EventSink,
): void => {
  const pack = packOf(draft);
  const stack: StackProposal = {
    piece: action.piece,
    city: action.city,
    commander: action.commander ?? null,
  };
  const [there] = othersIn(draft, stack.city, stack.piece);
  const partner = there === undefined ? null : seatOf(draft, powerOf(pack, there));
  if (partner !== null && partner !== seatOf(draft, powerOf(pack, stack.piece))) {
    events?.push({ type: "stackProposed", piece: stack.piece, city: stack.city });
    draft.agenda.push({ kind: "consent", seat: partner, stack, march: null });
  } else answerDisplacedStack(draft, frame, stack, true, events);
};

/** RUL-07: the answer to a stack by displacement; where nobody needs to be asked it is yes. */
export const answerDisplacedStack = (
  draft: Draft,
  frame: DisplacementFrame,
  stack: StackProposal,
  agree: boolean,
  events: EventSink,
): void => {
  if (!agree) {
    replaceTop(draft, { ...frame, refusedStacks: [...frame.refusedStacks, stack] });
    return;
  }
  replaceTop(draft, withoutPiece(frame, stack.piece));
  putPiece(draft, stack, events);
};

export const beginDisplacement = (
  draft: Draft,
  cause: DisplacementFrame["cause"],
  pieces: readonly PieceId[],
): void => {
  if (pieces.length > 0) draft.agenda.push({ kind: "displacement", cause, pieces, refusedStacks: [] });
};

/** DEC-16, DEC-17, DEC-19 */
export const displacementHandler: Handler<DisplacementFrame> = {
  waitsFor(position, frame) {
    const seat = seatAsked(position, frame);
    return seat === null ? [] : [seat];
  },

  choices(position, seat, frame) {
    if (seat !== seatAsked(position, frame)) return [];
    return piecesOf(position, frame, seat).map((piece) => ({
      type: "displace",
      piece,
      sites: displacementSites(position, frame, piece),
    }));
  },

  refusal(position, seat, action, frame) {
    const rule = RULES[frame.cause];
    if (seat !== seatAsked(position, frame)) return refuse(rule, "notYourDecision");
    if (action.type !== "displace") return notAsked(rule);
    if (!piecesOf(position, frame, seat).includes(action.piece)) return refuse(rule, "notYourPiece");
    const site = displacementSites(position, frame, action.piece).find(({ city }) => city === action.city);
    if (!site)
      return (
        refuseSiteByTreaty(position, frame, action.piece, action.city) ?? refuse(rule, "notTheNearestCity")
      );
    if (site.commanders === null)
      return action.commander === undefined ? null : refuse("STK-05", "commanderFollowsRank");
    const named = action.commander !== undefined && site.commanders.includes(action.commander);
    return named ? null : refuse("STK-06", "mustNameCommander");
  },

  apply(draft, _seat, action, frame, events) {
    if (action.type === "displace") displace(draft, frame, action, events);
  },

  /** A piece without a suitable city leaves the board; a single piece with a single empty city needs no choice. */
  resume(draft, frame, events) {
    const seat = seatAsked(draft, frame);
    if (seat === null) {
      draft.agenda.pop();
      return true;
    }
    const pieces = piecesOf(draft, frame, seat);
    for (const piece of pieces) {
      const sites = displacementSites(draft, frame, piece);
      const [only] = sites;
      if (only === undefined) {
        replaceTop(draft, withoutPiece(frame, piece));
        takeOff(draft, piece, events);
        return true;
      }
      if (pieces.length === 1 && sites.length === 1 && othersIn(draft, only.city, piece).length === 0) {
        answerDisplacedStack(draft, frame, { piece, city: only.city, commander: null }, true, events);
        return true;
      }
    }
    return false;
  },
};

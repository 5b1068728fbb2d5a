import { answerDisplacedStack } from "../displacement/displacement.ts";
import { NO_PIECE, occupy } from "../ground/occupation.ts";
import { generalsIn, powerOf } from "../ground/stacks.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import type { EventSink } from "../model/events.ts";
import type {
  ConsentFrame,
  DisplacementFrame,
  Frame,
  GrantFrame,
  MarchOnFrame,
  MarchProgress,
  MovementFrame,
  WinterFrame,
} from "../model/frames.ts";
import type { CityId } from "../model/ids.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import { NO_TREATY } from "../treaties/marchTreaties.ts";
import { treatyRefusal } from "../treaties/terms.ts";
import { dueMarches, joiningForbidden, waysKept } from "./dueMarches.ts";
import { carryOutMarch, finishMarch, joinStack, setOut, step } from "./march.ts";
import { growth, marchChoice } from "./marchChoice.ts";
import type { Marcher, WayClosed } from "./marcher.ts";
import { refusePath } from "./marchRefusal.ts";
import { findsAnEnd, marcherOf, refuseEnding } from "./marchSteps.ts";
import { changed } from "./movementFrame.ts";

const topOf = (draft: Draft): Frame => draft.agenda[draft.agenda.length - 1] as Frame;

/** The agreed march takes its last step into the stack. */
const completeMarch = (draft: Draft, frame: ConsentFrame, march: MarchProgress, events: EventSink): void => {
  const pack = packOf(draft);
  const { piece, city, commander } = frame.stack;
  const from = draft.at[piece] as CityId;
  const [partner] = generalsIn(draft, pack, city);
  setOut(draft, pack, piece, [city], march.force, events);
  step(draft, pack, boardOf(draft), piece, city, partner ?? NO_PIECE, march.force, events);
  if (draft.result !== null || partner === undefined) return;
  joinStack(draft, pack, piece, partner, commander, events);
  finishMarch(draft, piece, pack.cities[from]?.map === "flanders" || pack.cities[city]?.map === "flanders");
};

const movementBelow = (position: Position): MovementFrame =>
  position.agenda[position.agenda.length - 2] as MovementFrame;

/** RUL-101 (4): the treaty against which it would be to end a general's movement by a stack. */
const agreeingForbidden = (position: Position, { march, seat, stack }: ConsentFrame): number =>
  march === null
    ? NO_TREATY
    : joiningForbidden(position, movementBelow(position), seat, stack.piece, stack.city);

/** DEC-26: the other player agrees to the stack and its commander, or refuses both (RUL-07). */
export const consentHandler: Handler<ConsentFrame> = {
  waitsFor: (_position, frame) => [frame.seat],

  choices(position, seat, frame) {
    if (seat !== frame.seat) return [];
    const mayAgree = agreeingForbidden(position, frame) === NO_TREATY;
    return [{ type: "answerStack", answers: mayAgree ? [true, false] : [false] }];
  },

  refusal(position, seat, action, frame) {
    if (seat !== frame.seat) return refuse("MOV-26", "notYourDecision");
    if (action.type !== "answerStack") return notAsked("MOV-26");
    const treaty = action.agree ? agreeingForbidden(position, frame) : NO_TREATY;
    return treaty === NO_TREATY ? null : treatyRefusal(treaty);
  },

  apply(draft, seat, action, frame, events) {
    if (action.type !== "answerStack") return;
    draft.agenda.pop();
    events?.push({ type: "stackAnswered", seat, agreed: action.agree });
    const below = topOf(draft) as MovementFrame | WinterFrame | GrantFrame | DisplacementFrame;
    if (below.kind === "displacement") answerDisplacedStack(draft, below, frame.stack, action.agree, events);
    else if (below.kind === "winter" || below.kind === "grant") {
      const { agreedStacks, refusedStacks } = below;
      replaceTop(
        draft,
        action.agree
          ? { ...below, agreedStacks: [...agreedStacks, frame.stack] }
          : { ...below, refusedStacks: [...refusedStacks, frame.stack] },
      );
    } else if (frame.march !== null && action.agree) completeMarch(draft, frame, frame.march, events);
    else if (frame.march !== null) {
      replaceTop(draft, changed(below, { refusedStacks: [...below.refusedStacks, frame.stack] }));
      if (frame.march.taken > 0) draft.agenda.push({ kind: "marchOn", march: frame.march });
    }
  },

  resume: () => false,
};

const waysKeptBelow = (position: Position, { march }: MarchOnFrame): WayClosed | null => {
  const below = movementBelow(position);
  const seat = seatOf(position, powerOf(packOf(position), march.piece));
  return waysKept(position, below, seat, dueMarches(position, below, seat));
};

const standing = (position: Position, frame: MarchOnFrame): { marcher: Marcher; city: CityId } => {
  const { piece } = frame.march;
  const wayClosed = waysKeptBelow(position, frame);
  const occupation = occupy(position, boardOf(position));
  return {
    marcher: marcherOf(position, movementBelow(position), piece, occupation, wayClosed),
    city: position.at[piece] as CityId,
  };
};

/** Without another end ahead the march ends where it stands, even where it should not (SGA-05). */
const canGoOn = (position: Position, frame: MarchOnFrame): boolean => {
  const { taken, onMainRoad, force } = frame.march;
  const { marcher, city } = standing(position, frame);
  return findsAnEnd(marcher, city, taken, onMainRoad, force);
};

/** SGA-05, NEG-04: whether the march may end where it stands. */
const refuseHalt = (position: Position, frame: MarchOnFrame): Refusal | null => {
  const { marcher, city } = standing(position, frame);
  return refuseEnding(marcher, city);
};

/** DEC-26: refused, the mover goes on from the last city or halts there. */
export const marchOnHandler: Handler<MarchOnFrame> = {
  waitsFor: (position, frame) => [seatOf(position, powerOf(packOf(position), frame.march.piece))],

  choices(position, seat, frame) {
    const { march } = frame;
    if (seat !== seatOf(position, powerOf(packOf(position), march.piece))) return [];
    const wayClosed = waysKeptBelow(position, frame);
    const occupation = occupy(position, boardOf(position));
    const steps = growth(position, movementBelow(position), occupation, march, wayClosed);
    const goOn = marchChoice(position, march.piece, march.force, steps);
    return refuseHalt(position, frame) === null ? [goOn, { type: "halt" }] : [goOn];
  },

  refusal(position, seat, action, frame) {
    const { piece, force } = frame.march;
    if (seat !== seatOf(position, powerOf(packOf(position), piece)))
      return refuse("MOV-04", "notYourDecision");
    if (action.type === "halt") return refuseHalt(position, frame);
    if (action.type !== "march" || action.piece !== piece) return notAsked("MOV-04");
    if (action.force !== force) return refuse("RUL-27", "notAskedNow");
    const { marcher, city } = standing(position, frame);
    return refusePath(marcher, city, action, frame.march);
  },

  apply(draft, seat, action, frame, events) {
    draft.agenda.pop();
    if (action.type === "march") carryOutMarch(draft, seat, action, frame.march, events);
    else endMarch(draft, frame);
  },

  resume(draft, frame) {
    if (canGoOn(draft, frame)) return false;
    draft.agenda.pop();
    endMarch(draft, frame);
    return true;
  },
};

const endMarch = (draft: Draft, frame: MarchOnFrame): void =>
  finishMarch(draft, frame.march.piece, frame.march.inFlanders);

import { beginDisplacement } from "../displacement/displacement.ts";
import { affairsOf, changeAffairs } from "../ground/affairs.ts";
import { homeOf } from "../ground/hostility.ts";
import { removeHussar } from "../ground/hussarsOnBoard.ts";
import { holdsPiece, placePiece } from "../ground/occupation.ts";
import { returnToPool, takeFromPool } from "../ground/pools.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import type { EventSink } from "../model/events.ts";
import type {
  AnnexationFrame,
  PeaceAnswerFrame,
  PeaceOfferFrame,
  SecondTrainFrame,
} from "../model/frames.ts";
import { type CityId, fortressId, isOnBoard, type PieceId, SILESIA_BOX } from "../model/ids.ts";
import { halfRoundedUp, NEUTRAL_TURNS } from "../model/numbers.ts";
import { AUSTRIA, NOBODY, PRUSSIA, SAXONY_PRUSSIAN_ALLY } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Army, Pack } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import { moveSaxonyMarker } from "../saxony/saxony.ts";
import { withNumber } from "../tools/withEntry.ts";
import { peacePromised, treatyRefusal } from "../treaties/terms.ts";

/** ANX-01, ANX-03, RUL-84: all Silesian fortresses bear Prussian markers, and there was no peace yet. */
export const mayOfferPeace = (position: Position): boolean =>
  position.options.variant === "advanced" &&
  !affairsOf(position).annexed &&
  packOf(position).silesian.every((fortress) => position.markers[fortress] === PRUSSIA);

/** ANX-09, ANX-10: takes one power's markers off the fortresses of a country; returns how many there were. */
const clearMarkers = (
  draft: Draft,
  pack: Pack,
  marker: typeof AUSTRIA | typeof PRUSSIA,
  country: typeof AUSTRIA | typeof PRUSSIA,
  events: EventSink,
): number => {
  let cleared = 0;
  pack.fortresses.forEach((city, index) => {
    if (draft.markers[index] !== marker || homeOf(draft, pack, city) !== country) return;
    draft.markers = withNumber(draft.markers, index, NOBODY);
    cleared++;
    events?.push({ type: "markerReturned", fortress: fortressId(index), power: marker });
  });
  return cleared;
};

/** ANX-09, ANX-10: step 3. */
const settleMarkers = (draft: Draft, pack: Pack, events: EventSink): void => {
  returnToPool(draft, AUSTRIA, clearMarkers(draft, pack, AUSTRIA, PRUSSIA, events));
  const prussian = clearMarkers(draft, pack, PRUSSIA, AUSTRIA, events);
  const setAside = halfRoundedUp(prussian);
  const returned = prussian - setAside;
  returnToPool(draft, PRUSSIA, returned);
  changeAffairs(draft, { setAside: withNumber(affairsOf(draft).setAside, PRUSSIA, setAside) });
  events?.push({ type: "silesiaAnnexed", setAside, returned });
};

/** ANX-11, ANX-12, RUL-85: step 4; Silesia is Prussia's already. */
const piecesToMove = (position: Position, pack: Pack): PieceId[] =>
  pack.pieces
    .filter(({ id, power }) => {
      const city = position.at[id] as CityId;
      if (!isOnBoard(city)) return false;
      const home = homeOf(position, pack, city);
      if (power === PRUSSIA) return home !== PRUSSIA;
      return home === PRUSSIA || (power === AUSTRIA && pack.cities[city]?.territory === "poland");
    })
    .map(({ id }) => id);

/** ANX-16, ANX-20: the train that waits in the box "Silesia". */
const trainInBox = (position: Position, pack: Pack): PieceId | undefined =>
  (pack.armies[PRUSSIA] as Army).trains.find((train) => position.at[train] === SILESIA_BOX);

const trainSites = (position: Position, pack: Pack): CityId[] =>
  [...(pack.homeMajorFortresses[PRUSSIA] as readonly CityId[]), ...pack.silesianMajorFortresses].filter(
    (city) => !holdsPiece(position, city),
  );

/**
 * RUL-85: asks Prussia to place the second train, now or in the first later movement phase with an empty fortress.
 * True if it is asked.
 */
export const offerSecondTrain = (draft: Draft): boolean => {
  const pack = packOf(draft);
  if (trainInBox(draft, pack) === undefined) return false;
  const possible = trainSites(draft, pack).length > 0;
  changeAffairs(draft, { secondTrainWaits: !possible });
  if (possible) draft.agenda.push({ kind: "secondTrain" });
  return possible;
};

/** ANX-06: the steps in order; a step with decisions puts them on the agenda above this frame. */
export const annexationHandler: Handler<AnnexationFrame> = {
  waitsFor: () => [],
  choices: () => [],
  refusal: () => notAsked("ANX-05"),
  apply() {},
  resume(draft, frame, events) {
    const pack = packOf(draft);
    if (frame.step === 3) {
      settleMarkers(draft, pack, events);
      replaceTop(draft, { kind: "annexation", step: 4 });
    } else if (frame.step === 4) {
      replaceTop(draft, { kind: "annexation", step: 5 });
      beginDisplacement(draft, "annexation", piecesToMove(draft, pack));
    } else if (frame.step === 5) {
      replaceTop(draft, { kind: "annexation", step: 6 });
      takeFromPool(draft, PRUSSIA, 1);
      changeAffairs(draft, { silesiaBox: true });
      offerSecondTrain(draft);
    } else {
      // ANX-17, ANX-18: neutral until the beginning of Prussia's stage after next.
      draft.agenda.pop();
      changeAffairs(draft, { prussiaNeutralUntil: draft.turn + NEUTRAL_TURNS });
    }
    return true;
  },
};

/** ANX-05 to ANX-08: steps 1 and 2, then the rest. */
const annex = (draft: Draft, events: EventSink): void => {
  changeAffairs(draft, { annexed: true });
  draft.agenda.push({ kind: "annexation", step: 3 });
  if (draft.saxony === SAXONY_PRUSSIAN_ALLY)
    moveSaxonyMarker(draft, packOf(draft).politics.annexationBox, events);
};

/** DEC-36 */
export const peaceOfferHandler: Handler<PeaceOfferFrame> = {
  waitsFor: (position) => [seatOf(position, PRUSSIA)],
  choices: (position, seat) =>
    seat === seatOf(position, PRUSSIA)
      ? [{ type: "offerPeace", offers: peacePromised(position, "offerPeace") ? [true] : [true, false] }]
      : [],
  refusal(position, seat, action) {
    if (seat !== seatOf(position, PRUSSIA)) return refuse("ANX-01", "notYourDecision");
    if (action.type !== "offerPeace") return notAsked("ANX-01");
    const promise = action.offer ? undefined : peacePromised(position, "offerPeace");
    return promise === undefined ? null : treatyRefusal(promise.treaty);
  },
  apply(draft, _seat, action, _frame, events) {
    if (action.type !== "offerPeace") return;
    draft.agenda.pop();
    if (!action.offer) return;
    events?.push({ type: "peaceOffered" });
    draft.agenda.push({ kind: "peaceAnswer" });
  },
  resume: () => false,
};

/** DEC-37 */
export const peaceAnswerHandler: Handler<PeaceAnswerFrame> = {
  waitsFor: (position) => [seatOf(position, AUSTRIA)],
  choices: (position, seat) =>
    seat === seatOf(position, AUSTRIA)
      ? [{ type: "answerPeace", answers: peacePromised(position, "acceptPeace") ? [true] : [true, false] }]
      : [],
  refusal(position, seat, action) {
    if (seat !== seatOf(position, AUSTRIA)) return refuse("ANX-04", "notYourDecision");
    if (action.type !== "answerPeace") return notAsked("ANX-04");
    const promise = action.accept ? undefined : peacePromised(position, "acceptPeace");
    return promise === undefined ? null : treatyRefusal(promise.treaty);
  },
  apply(draft, _seat, action, _frame, events) {
    if (action.type !== "answerPeace") return;
    draft.agenda.pop();
    events?.push({ type: "peaceAnswered", accepted: action.accept });
    if (action.accept) annex(draft, events);
  },
  resume: () => false,
};

/** DEC-38 */
export const secondTrainHandler: Handler<SecondTrainFrame> = {
  waitsFor: (position) => [seatOf(position, PRUSSIA)],
  choices: (position, seat) =>
    seat === seatOf(position, PRUSSIA)
      ? [{ type: "placeTrain", cities: trainSites(position, packOf(position)) }]
      : [],
  refusal(position, seat, action) {
    if (seat !== seatOf(position, PRUSSIA)) return refuse("ANX-16", "notYourDecision");
    if (action.type !== "placeTrain") return notAsked("ANX-16");
    const allowed = trainSites(position, packOf(position)).includes(action.city);
    return allowed ? null : refuse("ANX-16", "reenterOnMajorFortress");
  },
  apply(draft, _seat, action, _frame, events) {
    if (action.type !== "placeTrain") return;
    draft.agenda.pop();
    const train = trainInBox(draft, packOf(draft));
    if (train === undefined) return;
    placePiece(draft, train, action.city);
    events?.push({ type: "secondTrainPlaced", train, city: action.city });
    removeHussar(draft, action.city, events);
  },
  resume: () => false,
};

import { mark, newQuestion } from "../ground/marks.ts";
import { isOccupied, occupy } from "../ground/occupation.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import type { Choice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import type { HussarsFrame } from "../model/frames.ts";
import { type CityId, isOnBoard, OFF_BOARD, type PieceId, type Place } from "../model/ids.ts";
import { HUSSARS } from "../model/numbers.ts";
import { AUSTRIA } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Army } from "../pack/pack.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import { supplyOf } from "../supply/supplyPath.ts";
import { withNumber } from "../tools/withEntry.ts";
import { NO_TREATY } from "../treaties/marchTreaties.ts";
import { termsOf, treatyRefusal } from "../treaties/terms.ts";

/**
 * HUS-03 to HUS-05, RUL-08, RUL-09: where hussars may be placed by the rules, whatever treaties say (`choices` leaves those out
 * as well); one's own city is left by staying there.
 */
export const hussarCities = (position: Position): CityId[] => {
  const pack = packOf(position);
  const board = boardOf(position);
  const table = occupy(position, board);
  const marks = newQuestion(board);
  const [first, second] = position.hussars;
  const cities: CityId[] = [];
  for (const general of (pack.armies[AUSTRIA] as Army).generals) {
    const place = position.at[general];
    if (place === undefined || !isOnBoard(place)) continue;
    const reach = board.hussarReach[place] as Int16Array;
    for (let index = 0; index < reach.length; index++) {
      const city = reach[index] as CityId;
      if (!mark(marks, city)) continue;
      if (city !== first && city !== second && !isOccupied(table, city)) cities.push(city);
    }
  }
  return cities;
};

/** NEG-04: by city, the treaty by which Austria has promised not to charge somebody whom this hussar would charge there. */
const chargesForbidden = (position: Position, hussar: number): ((city: CityId) => number) => {
  const pack = packOf(position);
  const board = boardOf(position);
  const hussars = position.hussars.slice();
  const tried: Position = { ...position, hussars };
  const supplyWith = (place: Place, general: PieceId): number => {
    hussars[hussar] = place;
    return supplyOf(tried, pack, board, general);
  };
  const spared = termsOf(position, "noHussars").flatMap(({ term, treaty }) =>
    (pack.armies[term.other] as Army).generals.map((general) => ({
      treaty,
      general,
      without: supplyWith(OFF_BOARD, general),
    })),
  );
  return (city) =>
    spared.find(({ general, without }) => supplyWith(city, general) !== without)?.treaty ?? NO_TREATY;
};

/** Where one hussar may be placed: what the rules allow and treaties leave. */
const citiesFor = (position: Position, hussar: number, cities: readonly CityId[]): readonly CityId[] => {
  if (termsOf(position, "noHussars").length === 0) return cities;
  const treatyAt = chargesForbidden(position, hussar);
  return cities.filter((city) => treatyAt(city) === NO_TREATY);
};

/** NEG-04: a hussar that charges against a promise may not simply be left there, if there is anywhere else to go. */
const refuseToLeave = (position: Position, frame: HussarsFrame): Refusal | null => {
  if (termsOf(position, "noHussars").length === 0) return null;
  for (const [hussar, place] of position.hussars.entries()) {
    if (!isOnBoard(place) || frame.handled.includes(hussar)) continue;
    const treaty = chargesForbidden(position, hussar)(place);
    if (treaty !== NO_TREATY && citiesFor(position, hussar, hussarCities(position)).length > 0)
      return treatyRefusal(treaty);
  }
  return null;
};

export const enterHussars = (draft: Draft, events: EventSink): void => {
  events?.push({ type: "stageBegan", stage: 2, powers: [AUSTRIA] });
  draft.agenda.push({ kind: "hussars", handled: [] });
};

/** DEC-20: each hussar is placed or re-placed at most once, the others stay as they are. */
export const hussarsHandler: Handler<HussarsFrame> = {
  waitsFor: (position) => [seatOf(position, AUSTRIA)],

  choices(position, seat, frame) {
    if (seat !== seatOf(position, AUSTRIA)) return [];
    const choices: Choice[] = [];
    const reached = frame.handled.length < HUSSARS ? hussarCities(position) : [];
    for (let hussar = 0; hussar < HUSSARS && reached.length > 0; hussar++) {
      const cities = frame.handled.includes(hussar) ? [] : citiesFor(position, hussar, reached);
      if (cities.length > 0) choices.push({ type: "placeHussar", hussar, cities });
    }
    if (refuseToLeave(position, frame) === null) choices.push({ type: "done" });
    return choices;
  },

  refusal(position, seat, action, frame) {
    if (seat !== seatOf(position, AUSTRIA)) return refuse("HUS-02", "notYourDecision");
    if (action.type === "done") return refuseToLeave(position, frame);
    if (action.type !== "placeHussar") return notAsked("SEQ-01");
    const { hussar, city } = action;
    if (hussar !== 0 && hussar !== 1) return refuse("HUS-01", "malformedAction");
    if (frame.handled.includes(hussar)) return refuse("HUS-06", "hussarAlreadyPlaced");
    if (packOf(position).cities[city]?.map !== "bohemia") return refuse("HUS-03", "hussarOnBohemiaOnly");
    if (position.at.includes(city)) return refuse("HUS-05", "cityHoldsPiece");
    if (position.hussars.includes(city)) return refuse("RUL-08", "otherHussarIsThere");
    if (!hussarCities(position).includes(city)) return refuse("HUS-04", "hussarTooFar");
    const treaty = chargesForbidden(position, hussar)(city);
    return treaty === NO_TREATY ? null : treatyRefusal(treaty);
  },

  apply(draft, seat, action, frame, events) {
    if (action.type === "placeHussar") {
      draft.hussars = withNumber(draft.hussars, action.hussar, action.city);
      events?.push({ type: "hussarPlaced", hussar: action.hussar, city: action.city });
      replaceTop(draft, { kind: "hussars", handled: [...frame.handled, action.hussar] });
    } else {
      events?.push({ type: "seatDone", seat });
      draft.agenda.pop();
    }
  },

  resume: () => false,
};

import { affairsOf, changeAffairs } from "../ground/affairs.ts";
import { returnToPool, takeFromPool } from "../ground/pools.ts";
import { TRACK_NAMES, type TrackName } from "../model/affairs.ts";
import type { EventSink } from "../model/events.ts";
import { NOBODY, type PowerOrNobody } from "../model/powers.ts";
import type { Draft } from "../model/state.ts";
import { boxAt, type Track } from "../pack/politics.ts";
import { packOf } from "../pack/registry.ts";
import { moveSaxonyMarker } from "../saxony/saxony.ts";

const clampTo = (track: Track, position: number): number => {
  const first = track.boxes[0]?.position ?? 0;
  const last = track.boxes.at(-1)?.position ?? 0;
  return Math.max(first, Math.min(last, position));
};

const victoryPointAt = (track: Track, position: number): PowerOrNobody =>
  boxAt(track, position)?.icons.find(({ icon }) => icon === "victoryPoint")?.power ?? NOBODY;

/** TRK-07, TRK-08, RUL-79: the box "Italy" is filled by an icon and emptied when the marker comes back to the star. */
const updateItaly = (draft: Draft, from: number, to: number, events: EventSink): void => {
  const track = packOf(draft).politics.tracks.italy;
  const reachesStar = Math.sign(from - track.star) !== Math.sign(to - track.star);
  if (reachesStar && affairsOf(draft).italy !== NOBODY) setItaly(draft, NOBODY, events);
  const earned = victoryPointAt(track, to);
  if (earned !== NOBODY && affairsOf(draft).italy === NOBODY) setItaly(draft, earned, events);
};

const setItaly = (draft: Draft, power: PowerOrNobody, events: EventSink): void => {
  const { italy } = affairsOf(draft);
  if (italy !== NOBODY) returnToPool(draft, italy, 1);
  if (power !== NOBODY) takeFromPool(draft, power, 1);
  changeAffairs(draft, { italy: power });
  events?.push({ type: "italyMarker", power });
};

const shiftMarker = (draft: Draft, name: TrackName, steps: number, events: EventSink): void => {
  const { tracks } = affairsOf(draft);
  const from = tracks[name];
  const to = clampTo(packOf(draft).politics.tracks[name], from + steps);
  if (name === "saxony") {
    moveSaxonyMarker(draft, to, events);
    return;
  }
  if (from === to) return;
  const { saxony, russia, italy } = tracks;
  affairsOf(draft).tracks = name === "russia" ? { saxony, russia: to, italy } : { saxony, russia, italy: to };
  events?.push({ type: "markerShifted", track: name, from, to });
  if (name === "italy") updateItaly(draft, from, to, events);
};

/**
 * PCE-05, PCE-06, RUL-76: when the selection is over each marker moves once by the sum of its shifts. Russia and Italy
 * decide nothing by themselves, so they are moved before the decisions that Saxony's change may put on the agenda.
 */
export const carryOutShifts = (draft: Draft, events: EventSink): void => {
  if (draft.affairs === null) return;
  const { shifts } = affairsOf(draft);
  if (shifts.length === 0) return;
  affairsOf(draft).shifts = [];
  for (const name of TRACK_NAMES) {
    let sum = 0;
    for (const { track, steps } of shifts) if (track === name) sum += steps;
    if (sum !== 0) shiftMarker(draft, name, sum, events);
  }
};

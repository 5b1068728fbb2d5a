import type { View } from "@maria/rules";
import type { Pack, Shift, Track, TrackName } from "@maria/rules/model";

/** RUL-76: a marker stops at the end of its track. */
export const clampTo = ({ boxes }: Track, position: number): number =>
  Math.max(boxes[0]?.position ?? 0, Math.min(boxes.at(-1)?.position ?? 0, position));

/**
 * PCE-06, RUL-76: where a marker would come to lie once the selection is over, with the shifts announced so far and
 * this one; it stops at the end of its track.
 */
export const trackAfter = (pack: Pack, view: View, { track, steps }: Shift): number => {
  const announced = (view.affairs?.shifts ?? [])
    .filter((shift) => shift.track === track)
    .reduce((sum, shift) => sum + shift.steps, 0);
  return clampTo(pack.politics.tracks[track], positionOf(view, track) + announced + steps);
};

export const positionOf = (view: View, track: TrackName): number => view.affairs?.tracks[track] ?? 0;

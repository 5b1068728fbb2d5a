import type { Pack, Shift, TrackName, View } from "@maria/rules";

/**
 * PCE-06, RUL-76: where a marker would come to lie once the selection is over, with the shifts announced so far and
 * this one; it stops at the end of its track.
 */
export const trackAfter = (pack: Pack, view: View, { track, steps }: Shift): number => {
  const { boxes } = pack.politics.tracks[track];
  const announced = (view.affairs?.shifts ?? [])
    .filter((shift) => shift.track === track)
    .reduce((sum, shift) => sum + shift.steps, 0);
  const wanted = positionOf(view, track) + announced + steps;
  const first = boxes[0]?.position ?? 0;
  const last = boxes.at(-1)?.position ?? 0;
  return Math.max(first, Math.min(last, wanted));
};

export const positionOf = (view: View, track: TrackName): number => view.affairs?.tracks[track] ?? 0;

import type { Power } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import type { IconName } from "../pack/data.ts";
import { boxAt, type Track, type TrackBox } from "../pack/politics.ts";
import { packOf } from "../pack/registry.ts";
import { affairsOf } from "./affairs.ts";

const NO_ICONS: TrackBox["icons"] = [];

const iconsIn = (track: Track, marker: number, icon: IconName, power: Power): number => {
  const icons = boxAt(track, marker)?.icons ?? NO_ICONS;
  let count = 0;
  for (let index = 0; index < icons.length; index++) {
    const shown = icons[index];
    if (shown !== undefined && shown.power === power && shown.icon === icon) count++;
  }
  return count;
};

/** TRK-01, TRK-02: how many icons of this kind and colour there are in the boxes where the three markers lie. */
export const iconsInEffect = (position: Position, icon: IconName, power: Power): number => {
  const { saxony, russia, italy } = affairsOf(position).tracks;
  const { tracks } = packOf(position).politics;
  return (
    iconsIn(tracks.saxony, saxony, icon, power) +
    iconsIn(tracks.russia, russia, icon, power) +
    iconsIn(tracks.italy, italy, icon, power)
  );
};

import { clampTo } from "@maria/advice/politics";
import type { View } from "@maria/rules";
import {
  AUSTRIA,
  FRANCE,
  NOBODY,
  type Pack,
  type Power,
  type PowerOrNobody,
  PRUSSIA,
  SAXONY_AUSTRIAN_ALLY,
  SAXONY_NEUTRAL,
  type Track,
  type TrackBox,
  type TrackName,
} from "@maria/rules/model";
import { eagerness } from "./pools.ts";
import { FORTRESS } from "./weights.ts";

/** TRK-03, TRK-04: a card each turn for as long as such a marker usually lies still, in troops. */
const INCOME = 3;
/** TRK-05: a general with his troops is out of the game for some turns. */
const EXPEDITION = 4.5;
/** A marker near a box promises part of it. */
const NEARBY = 0.3;

/** What Saxony's change means to each power, in troops: neutral, and allied with Austria. */
const SAXON_CHANGE: readonly {
  readonly power: Power;
  readonly neutral: number;
  readonly austrian: number;
}[] = [
  { power: PRUSSIA, neutral: -4, austrian: -9 },
  { power: AUSTRIA, neutral: 3, austrian: 8 },
  { power: FRANCE, neutral: 0, austrian: -2 },
];

const boxAt = (track: Track, position: number): TrackBox | undefined =>
  track.boxes.find((box) => box.position === position);

const boxWorth = (box: TrackBox | undefined, power: Power, name: TrackName): number => {
  if (box === undefined) return 0;
  let worth = 0;
  for (const { icon, power: affected } of box.icons) {
    if (affected !== power) continue;
    if (icon === "incomePlus") worth += INCOME;
    else if (icon === "incomeMinus") worth -= INCOME;
    else if (icon === "expeditionCorps") worth -= EXPEDITION;
  }
  if (name !== "saxony") return worth;
  const change = SAXON_CHANGE.find((entry) => entry.power === power);
  if (change === undefined) return worth;
  if (box.status === SAXONY_AUSTRIAN_ALLY) return worth + change.austrian;
  return worth + (box.status === SAXONY_NEUTRAL ? change.neutral : 0);
};

/** TRK-07, TRK-08, RUL-79: whose marker lies in the box "Italy" once the track's marker has moved. */
const italyAfter = (track: Track, holder: PowerOrNobody, from: number, to: number): PowerOrNobody => {
  const leavesSide = Math.sign(from - track.star) !== Math.sign(to - track.star);
  if (holder !== NOBODY && !leavesSide) return holder;
  return boxAt(track, to)?.icons.find(({ icon }) => icon === "victoryPoint")?.power ?? NOBODY;
};

/** What it means to a power that a marker lies here, its neighbourhood counted in part. */
const worthOfPlace = (track: Track, name: TrackName, power: Power, position: number): number => {
  const near = [position - 1, position + 1].map((each) => boxAt(track, clampTo(track, each)));
  return (
    (1 - NEARBY) * boxWorth(boxAt(track, position), power, name) +
    NEARBY * ((boxWorth(near[0], power, name) + boxWorth(near[1], power, name)) / 2)
  );
};

/** What a power gains if a marker goes from one box to another, in troops. */
export const worthOfShift = (
  view: View,
  pack: Pack,
  power: Power,
  name: TrackName,
  from: number,
  to: number,
): number => {
  const track = pack.politics.tracks[name];
  let worth = worthOfPlace(track, name, power, to) - worthOfPlace(track, name, power, from);
  if (name !== "italy" || view.affairs === null) return worth;
  const before = view.affairs.italy;
  const after = italyAfter(track, before, from, to);
  const marker = FORTRESS * eagerness(view, power);
  if (after === power && before !== power) worth += marker;
  if (before === power && after !== power) worth -= marker;
  // The box lies at the end of the road there: every step towards it counts a little.
  const goal = track.boxes.find(({ icons }) =>
    icons.some((each) => each.icon === "victoryPoint" && each.power === power),
  );
  if (goal !== undefined && before !== power)
    worth += (0.2 * marker * (Math.abs(goal.position - from) - Math.abs(goal.position - to))) / 2;
  return worth;
};

/** CRD-20: the box that makes Saxony Austria's ally. */
export const austrianAllyPosition = (pack: Pack): number =>
  pack.politics.tracks.saxony.boxes.find(({ status }) => status === SAXONY_AUSTRIAN_ALLY)?.position ?? 0;

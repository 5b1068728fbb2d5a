import { POWER_NAMES } from "../../model/powers.ts";
import { type Entry, entriesOf, fieldsOf, flagOf, listOf, oneOf, wholeNumberOf } from "./reading.ts";

/** MAP-19 */
export const TRACK_NAMES = ["saxony", "russia", "italy"] as const;
const STATUSES = ["prussianAlly", "neutral", "austrianAlly"] as const;
const ICONS = ["incomePlus", "incomeMinus", "expeditionCorps", "victoryPoint"] as const;
/** VBX-15 */
const ITALY_POINTS = ["france", "austria"] as const;

interface Icon {
  readonly icon: string | undefined;
  readonly power: string | undefined;
}

interface Box {
  readonly where: string;
  readonly position: number | undefined;
  readonly isStar: boolean;
  readonly status: (typeof STATUSES)[number] | undefined;
  readonly isAnnexationBox: boolean;
  readonly icons: readonly Icon[];
}

const readIcon = (entry: Entry): Icon => {
  const at = fieldsOf(entry);
  return { icon: at && oneOf(at("icon"), ICONS), power: at && oneOf(at("power"), POWER_NAMES) };
};

const readBox = (entry: Entry, isSaxony: boolean): Box | undefined => {
  const at = fieldsOf(entry);
  if (!at) return undefined;
  return {
    where: entry.where,
    position: wholeNumberOf(at("position")),
    isStar: flagOf(at("star")),
    status: isSaxony ? oneOf(at("status"), STATUSES, "NID-27") : undefined,
    isAnnexationBox: flagOf(at("annexationBox")),
    icons: (listOf(at("icons")) ?? []).map(readIcon),
  };
};

const shows = (box: Box, icon: string, power: string): boolean =>
  box.icons.some((shown) => shown.icon === icon && shown.power === power);

const checkBoxes = (boxes: readonly Box[], track: string, { where, report }: Entry): void => {
  const stars = boxes.filter((box) => box.isStar).length;
  if (stars !== 1) report(where, `the track ${track} must have exactly one star, not ${stars}`, "MAP-19");
  for (const [index, box] of boxes.entries()) {
    const left = boxes[index - 1]?.position;
    if (left !== undefined && box.position !== undefined && box.position !== left + 1)
      report(box.where, `the box ${box.position} does not follow on the box ${left}`, "RUL-76");
    for (const { icon, power } of box.icons) {
      if (icon === "victoryPoint" && (track !== "italy" || !ITALY_POINTS.some((gainer) => gainer === power)))
        report(
          box.where,
          "only the Italy track gives a victory point, and only to Austria or France",
          "VBX-15",
        );
      if (icon === "expeditionCorps" && (power === "saxony" || power === "bavaria"))
        report(box.where, `the minor power ${power} has no off-map box for an expedition corps`, "MAP-16");
    }
  }
};

const checkItaly = (boxes: readonly Box[], { where, report }: Entry): void => {
  for (const power of ITALY_POINTS) {
    const points = boxes.filter((box) => shows(box, "victoryPoint", power));
    if (points.length === 0)
      report(where, `no box of the Italy track gives ${power} a victory point`, "NID-29");
    for (const box of points)
      if (box.isStar)
        report(box.where, "the starred box of the Italy track gives no victory point", "NID-29");
  }
};

const checkSaxony = (boxes: readonly Box[], { where, report }: Entry): void => {
  for (const [index, box] of boxes.entries()) {
    const left = boxes[index - 1]?.status;
    if (left && box.status && STATUSES.indexOf(box.status) < STATUSES.indexOf(left))
      report(box.where, "the Saxony track must lead from Prussia by neutrality to Austria", "NID-27");
    if (box.isStar && box.status !== "prussianAlly")
      report(box.where, "Saxony must start as Prussia's ally", "NID-27");
    if (box.isAnnexationBox && box.status !== "neutral")
      report(box.where, "Saxony must be neutral in the box of the annexation", "NID-27");
    if (box.status === "austrianAlly" && !shows(box, "incomePlus", "saxony"))
      report(box.where, "as Austria's ally Saxony must receive 1 tactical card more", "SAX-20");
  }
  for (const status of STATUSES)
    if (!boxes.some((box) => box.status === status))
      report(where, `the Saxony track has no box "${status}"`, "NID-27");
  const annexation = boxes.filter((box) => box.isAnnexationBox).length;
  if (annexation !== 1)
    report(
      where,
      `the Saxony track must have exactly one box of the annexation, not ${annexation}`,
      "NID-27",
    );
};

/** The three tracks of the political display (MAP-19, NID-27 to NID-29). */
export const checkTracks = (listed: Entry): void => {
  const tracks = new Map(entriesOf(listed));
  for (const name of tracks.keys())
    if (!TRACK_NAMES.some((track) => track === name))
      listed.report(listed.where, `there is no track "${name}" in the game`, "MAP-19");
  for (const track of TRACK_NAMES) {
    const entry = tracks.get(track);
    if (!entry) listed.report(listed.where, `the track "${track}" is missing`, "MAP-19");
    const at = entry && fieldsOf(entry);
    const list = at && listOf(at("boxes"));
    if (!at || !list) continue;
    const boxes = list.flatMap((item) => readBox(item, track === "saxony") ?? []);
    checkBoxes(boxes, track, at("boxes"));
    if (track === "italy") checkItaly(boxes, at("boxes"));
    if (track === "saxony") checkSaxony(boxes, at("boxes"));
  }
};

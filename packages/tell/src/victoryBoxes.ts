import { boxesOf } from "@maria/advice/victory";
import type { View } from "@maria/rules";
import type { Power } from "@maria/rules/model";
import type { Words } from "./words.ts";

/** VBX-01: the boxes, besides those for battles, in which a power has a victory marker. */
export const victoryBoxNames = ({ say }: Words, view: View, power: Power): string[] =>
  boxesOf(view, power).map((box) => say(`box.${box}`));

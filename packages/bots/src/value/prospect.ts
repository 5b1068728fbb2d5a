import { view } from "@maria/rules";
import { momentOf } from "@maria/rules/board";
import type { Draft, Seat } from "@maria/rules/model";
import { chanceOf } from "./chances.ts";
import { knownOf } from "./known.ts";

/** The seat's chance to win with what it would know of this game. */
export const prospect = (draft: Draft, seat: Seat): number =>
  chanceOf(draft, knownOf(view(draft, seat)), seat, momentOf(draft).stage);

import { type Affairs, type Power, PRUSSIA } from "@maria/rules";
import type { Words } from "./words.ts";

/** VBX-01: the boxes, besides those for battles, in which a power has a victory marker. */
export const victoryBoxNames = ({ say }: Words, affairs: Affairs, power: Power): string[] => [
  ...(affairs.threeElectors === power ? [say("box.threeElectors")] : []),
  ...(affairs.emperor === power ? [say("box.emperor")] : []),
  ...(affairs.italy === power ? [say("box.italy")] : []),
  ...(affairs.silesiaBox && power === PRUSSIA ? [say("box.silesia")] : []),
];

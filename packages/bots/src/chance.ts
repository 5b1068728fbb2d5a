import type { Random } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";

/**
 * A bot's own chance in the game with this seed, at one seat or at one moment: the same whenever the game is played or
 * resumed there. Only 32 bits of the seed go into it, so that whoever works it out from what a bot does knows as little
 * about the cards as before (HID-28).
 */
export const botChance = (seed: string, ...where: readonly (string | number)[]): Random => {
  let hash = 0x811c9dc5;
  for (const letter of [seed, ...where].join(" ")) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return chanceFrom(hash);
};

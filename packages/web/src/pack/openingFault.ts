import { language } from "../language/language.svelte.ts";
import { NoSuchGame } from "../saved/games.ts";
import { NotLoaded } from "../version/notLoaded.ts";
import { UnknownPack } from "./packs.ts";

/** Why a game cannot be opened. */
export const openingFault = (error: unknown): string => {
  if (error instanceof UnknownPack) return language.say("screens.fault.otherPack");
  if (error instanceof NoSuchGame) return language.say("keeping.noSuchGame");
  if (error instanceof NotLoaded) return language.say("keeping.loadFault");
  return language.say("frame.failed", { message: error instanceof Error ? error.message : String(error) });
};

import { language } from "../language/language.svelte.ts";
import { UnknownPack } from "./packs.ts";

/** Why a game cannot be opened. */
export const openingFault = (error: unknown): string =>
  error instanceof UnknownPack
    ? language.say("screens.fault.otherPack")
    : language.say("frame.failed", { message: error instanceof Error ? error.message : String(error) });

import { language } from "../language/language.svelte.ts";
import { HouseError } from "./house.ts";

/** Why something asked of the server was not done, in words. */
export const faultText = (error: unknown): string =>
  error instanceof HouseError
    ? language.say(`online.fault.${error.fault}`)
    : language.say("frame.failed", { message: error instanceof Error ? error.message : String(error) });

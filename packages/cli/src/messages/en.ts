import { agreements } from "./en/agreements.ts";
import { commands } from "./en/commands.ts";
import { decisions } from "./en/decisions.ts";
import { display } from "./en/display.ts";
import { events } from "./en/events.ts";
import { families } from "./en/families.ts";
import { help } from "./en/help.ts";
import { names } from "./en/names.ts";
import { play } from "./en/play.ts";
import { political } from "./en/political.ts";
import { politicsEvents } from "./en/politicsEvents.ts";
import { position } from "./en/position.ts";
import { reasons } from "./en/reasons.ts";
import { tools } from "./en/tools.ts";

/** Every text of the command line in English, and the source of the keys for the other languages. */
export const en = {
  ...names,
  ...families,
  ...help,
  ...reasons,
  ...events,
  ...position,
  ...play,
  ...commands,
  ...tools,
  ...political,
  ...politicsEvents,
  ...agreements,
  ...display,
  ...decisions,
} as const;

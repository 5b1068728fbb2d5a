import { agreements } from "./de/agreements.ts";
import { commands } from "./de/commands.ts";
import { decisions } from "./de/decisions.ts";
import { display } from "./de/display.ts";
import { events } from "./de/events.ts";
import { families } from "./de/families.ts";
import { help } from "./de/help.ts";
import { names } from "./de/names.ts";
import { play } from "./de/play.ts";
import { political } from "./de/political.ts";
import { politicsEvents } from "./de/politicsEvents.ts";
import { position } from "./de/position.ts";
import { reasons } from "./de/reasons.ts";
import { tools } from "./de/tools.ts";
import type { Messages } from "./messages.ts";

/** Every text of the command line in German. */
export const de: Messages = {
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
};

import { agreements } from "./fr/agreements.ts";
import { commands } from "./fr/commands.ts";
import { decisions } from "./fr/decisions.ts";
import { display } from "./fr/display.ts";
import { events } from "./fr/events.ts";
import { families } from "./fr/families.ts";
import { help } from "./fr/help.ts";
import { names } from "./fr/names.ts";
import { play } from "./fr/play.ts";
import { political } from "./fr/political.ts";
import { politicsEvents } from "./fr/politicsEvents.ts";
import { position } from "./fr/position.ts";
import { reasons } from "./fr/reasons.ts";
import { tools } from "./fr/tools.ts";
import type { Messages } from "./messages.ts";

/** Every text of the command line in French. */
export const fr: Messages = {
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

import type { Translation } from "../say.ts";
import type { en } from "./en.ts";
import { agreements } from "./fr/agreements.ts";
import { consequences } from "./fr/consequences.ts";
import { decisions } from "./fr/decisions.ts";
import { events } from "./fr/events.ts";
import { names } from "./fr/names.ts";
import { noMarkers } from "./fr/noMarkers.ts";
import { obstacles } from "./fr/obstacles.ts";
import { political } from "./fr/political.ts";
import { politicsEvents } from "./fr/politicsEvents.ts";
import { position } from "./fr/position.ts";
import { purposes } from "./fr/purposes.ts";
import { reasons } from "./fr/reasons.ts";
import { story } from "./fr/story.ts";

/** Every text of the telling in French. */
export const fr: Translation<typeof en> = {
  ...names,
  ...reasons,
  ...events,
  ...politicsEvents,
  ...political,
  ...agreements,
  ...position,
  ...decisions,
  ...purposes,
  ...consequences,
  ...story,
  ...obstacles,
  ...noMarkers,
};

import type { Translation } from "../say.ts";
import { agreements } from "./de/agreements.ts";
import { consequences } from "./de/consequences.ts";
import { decisions } from "./de/decisions.ts";
import { events } from "./de/events.ts";
import { names } from "./de/names.ts";
import { noMarkers } from "./de/noMarkers.ts";
import { obstacles } from "./de/obstacles.ts";
import { political } from "./de/political.ts";
import { politicsEvents } from "./de/politicsEvents.ts";
import { position } from "./de/position.ts";
import { purposes } from "./de/purposes.ts";
import { reasons } from "./de/reasons.ts";
import { story } from "./de/story.ts";
import type { en } from "./en.ts";

/** Every text of the telling in German. */
export const de: Translation<typeof en> = {
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

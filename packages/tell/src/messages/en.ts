import { agreements } from "./en/agreements.ts";
import { consequences } from "./en/consequences.ts";
import { decisions } from "./en/decisions.ts";
import { events } from "./en/events.ts";
import { names } from "./en/names.ts";
import { noMarkers } from "./en/noMarkers.ts";
import { obstacles } from "./en/obstacles.ts";
import { political } from "./en/political.ts";
import { politicsEvents } from "./en/politicsEvents.ts";
import { position } from "./en/position.ts";
import { purposes } from "./en/purposes.ts";
import { reasons } from "./en/reasons.ts";
import { story } from "./en/story.ts";

/** Every text of the telling in English, and the source of the keys for the other languages. */
export const en = {
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
} as const;

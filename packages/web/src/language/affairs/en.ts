import { agreements } from "@maria/tell/messages/en/agreements";
import { noMarkers } from "@maria/tell/messages/en/noMarkers";
import { politicsEvents } from "@maria/tell/messages/en/politicsEvents";
import { politics } from "../en/politics.ts";
import { treaties } from "../en/treaties.ts";

/** Politics and treaties: the introductory game has neither. */
export const en = {
  ...agreements,
  ...noMarkers,
  ...politicsEvents,
  ...politics,
  ...treaties,
} as const;

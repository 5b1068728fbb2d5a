import { agreements } from "@maria/tell/messages/de/agreements";
import { noMarkers } from "@maria/tell/messages/de/noMarkers";
import { politicsEvents } from "@maria/tell/messages/de/politicsEvents";
import { politics } from "../de/politics.ts";
import { treaties } from "../de/treaties.ts";

export const de = {
  ...agreements,
  ...noMarkers,
  ...politicsEvents,
  ...politics,
  ...treaties,
} as const;

import { agreements } from "@maria/tell/messages/fr/agreements";
import { noMarkers } from "@maria/tell/messages/fr/noMarkers";
import { politicsEvents } from "@maria/tell/messages/fr/politicsEvents";
import { politics } from "../fr/politics.ts";
import { treaties } from "../fr/treaties.ts";

export const fr = {
  ...agreements,
  ...noMarkers,
  ...politicsEvents,
  ...politics,
  ...treaties,
} as const;

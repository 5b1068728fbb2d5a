import type { Translation } from "@maria/tell";
import type { counsel as english } from "./en.ts";

export const counsel: Translation<typeof english> = {
  "counsel.title": "Was der Marschall täte",
  "counsel.thinking": "Der Marschall denkt darüber nach",
  "counsel.stop": "Anhalten",
  "counsel.because": "Warum",
  "counsel.chance": "Deine Aussicht auf den Sieg, wie er sie sieht: {before} ohne das, {after} damit.",
  "counsel.do": "So machen",
  "counsel.doFirst": "Damit anfangen",
  "counsel.onBoard": "{city}: Rat des Marschalls",
  "counsel.limits": "Er weiß nicht mehr, als du wissen darfst, und er irrt sich.",
  "counsel.close": "Rat weglegen",
  "counsel.failed": "Es gibt keinen Rat: {message}",
  "counsel.again": "Noch einmal fragen",
};

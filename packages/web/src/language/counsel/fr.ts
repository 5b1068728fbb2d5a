import type { Translation } from "@maria/tell";
import type { counsel as english } from "./en.ts";

export const counsel: Translation<typeof english> = {
  "counsel.title": "Ce que ferait le maréchal",
  "counsel.thinking": "Le maréchal y réfléchit",
  "counsel.stop": "Arrêter",
  "counsel.because": "Pourquoi",
  "counsel.chance": "Vos chances de victoire, selon lui : {before} sans cela, {after} avec.",
  "counsel.do": "Faire ainsi",
  "counsel.doFirst": "Commencer par là",
  "counsel.onBoard": "{city} : conseil du maréchal",
  "counsel.limits": "Il n’en sait pas plus que vous, et il se trompe parfois.",
  "counsel.close": "Ranger le conseil",
  "counsel.failed": "Il n’y a pas de conseil : {message}",
  "counsel.again": "Demander encore",
};

import type { Translation } from "@maria/tell";
import type { silesia as english } from "../en/silesia.ts";

export const silesia: Translation<typeof english> = {
  "silesia.title": "La Silésie",
  "silesia.about": "La paix pour une province",
  "silesia.when":
    "Vous êtes Frédéric à la fin de votre étape, maître de toute la Silésie. Dans le jeu avancé, vous pouvez proposer à l’Autriche une paix temporaire.",
  "silesia.when.do": "Combien de fois peut-elle être acceptée ?",
  "silesia.when.1": "Une fois dans la partie",
  "silesia.when.2": "Une fois par an",
  "silesia.when.3": "Chaque fois qu’elle est proposée",
  "silesia.when.why":
    "Vous pouvez la proposer plusieurs fois ; elle n’est acceptée qu’une fois, et seulement si l’Autriche le veut.",
  "silesia.offer": "Une paix libérerait les armées de l’Autriche pour la guerre contre la France.",
  "silesia.offer.do": "Proposez la paix.",
  "silesia.gain": "Acceptée. La Silésie est désormais territoire national prussien.",
  "silesia.gain.do": "Que recevez-vous en outre ?",
  "silesia.gain.1": "De nouveaux généraux",
  "silesia.gain.2": "Les cartes de l’Autriche",
  "silesia.gain.3": "Un marqueur de victoire dans la case et un second train",
  "silesia.gain.why":
    "Un marqueur va dans la case « Silésie », et le second train entre en jeu. En échange, les marqueurs prussiens en Autriche quittent le plateau.",
  "silesia.price": "La moitié de ces marqueurs est mise de côté : les autres sont revenus dans votre stock.",
  "silesia.price.do": "À quoi la paix oblige-t-elle la Prusse ?",
  "silesia.price.1": "À payer une subvention",
  "silesia.price.2": "À rester neutre un temps",
  "silesia.price.3": "À aider l’Autriche",
  "silesia.price.why":
    "La Prusse est neutre jusqu’à l’étape qui suit sa prochaine. Si elle sort plus tard de son pays, les marqueurs mis de côté reviennent dans le stock.",
  "silesia.end": "La paix est un marché avec une horloge : comptez ce que chacun fera du temps gagné.",
};

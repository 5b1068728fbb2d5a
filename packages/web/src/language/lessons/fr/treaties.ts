import type { Translation } from "@maria/tell";
import type { treaties as english } from "../en/treaties.ts";

export const treaties: Translation<typeof english> = {
  "treaties.title": "Traités",
  "treaties.about": "Des offres sur la table, qui engagent",
  "treaties.secret":
    "Dans le jeu avancé, chacun peut négocier à tout moment : armistices, votes, routes, subventions.",
  "treaties.secret.do": "Deux joueurs peuvent-ils s’entendre en secret ?",
  "treaties.secret.1": "Oui",
  "treaties.secret.2": "Non : toute offre est publique",
  "treaties.secret.3": "Seulement des alliés",
  "treaties.secret.why":
    "Tout se dit à voix haute. Ce qui est offert figure au panneau des accords, lisible par tous.",
  "treaties.binding": "Une offre est devant vous.",
  "treaties.binding.do": "Et si quelqu’un accepte et préfère ne pas s’y tenir ?",
  "treaties.binding.1": "Il ne peut pas le rompre",
  "treaties.binding.2": "Il paie une amende",
  "treaties.binding.3": "Il perd la confiance de l’autre",
  "treaties.binding.why":
    "Tout accord engage : ce qui le romprait n’est plus proposé, et la page dit quel traité l’interdit.",
  "treaties.accept": "Lisez ses clauses dans le panneau des accords.",
  "treaties.accept.do": "Acceptez l’offre.",
  "treaties.peace": "Il est en vigueur pour les tours qu’il nomme.",
  "treaties.peace.do": "Que ne peut faire aucun accord ?",
  "treaties.peace.1": "Promettre un vote",
  "treaties.peace.2": "Arrêter les hussards",
  "treaties.peace.3": "Donner des Cartes Tactiques",
  "treaties.peace.why":
    "Les cartes ne passent que par un contrat de subvention. Et aucun accord ne change une alliance ou une règle.",
  "treaties.end": "Un bon traité donne aux deux parties ce qu’un tiers paiera.",
};

import type { overlays as english } from "../en/overlays.ts";

export const overlays = {
  "overlays.power": "Regarder",
  "overlays.allPowers": "Toutes les puissances",
  "overlays.clear": "Dégager le plateau",
  "overlays.name.supply": "Ravitaillement",
  "overlays.name.protection": "Protection des forteresses",
  "overlays.name.reach": "Déplacement",
  "overlays.name.forceReach": "Marche forcée",
  "overlays.name.hussars": "Portée des hussards",
  "overlays.name.threats": "Forteresses menacées",
  "overlays.name.suits": "Couleurs",
  "overlays.hint.supply": "Chemins de ravitaillement, prix, et qui n’est pas ravitaillé",
  "overlays.hint.protection": "Forteresses protégées, avec le nombre de protecteurs",
  "overlays.hint.reach": "Où la pièce regardée pourrait aller",
  "overlays.hint.forceReach": "Où le général regardé pourrait aller en marche forcée",
  "overlays.hint.hussars": "Où l’Autriche pourrait placer ses hussards",
  "overlays.hint.threats":
    "Forteresses qu’un ennemi pourrait traverser en un déplacement : ! tomberait, ? est protégée",
  "overlays.hint.suits": "La couleur de chaque secteur",
} as const satisfies Record<keyof typeof english, string>;

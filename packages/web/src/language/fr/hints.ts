/** Short answers beside pieces, cities and decisions. */
export const hints = {
  "hints.general": "Général : troupes au milieu, au-dessus rang et lettre de la puissance",
  "hints.stack": "Pile : les troupes des deux généraux ensemble",
  "hints.movementEnded": "Son mouvement est terminé dans cette phase.",
  "hints.inert": "Sans rôle dans cette partie : {generals}. {n} {n:troupe y reste|troupes y restent}.",
  "hints.reductionNoneBack":
    "{n} {n:marqueur de victoire français quitte|marqueurs de victoire français quittent} le Cœur de l’Autriche : {setAside} mis de côté.",
  "hints.legend": "Ce que les signes veulent dire",
  "hints.distance": "Distance",
  "hints.distanceFrom": "{n} {n:cité|cités} depuis {city} ({piece})",
} as const;

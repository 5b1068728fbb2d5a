/** Short answers beside pieces, cities and decisions. */
export const hints = {
  "hints.stack": "une pile : la force des deux généraux ensemble",
  "hints.movementEnded": "Son mouvement est terminé dans cette phase.",
  "hints.inert": "Sans rôle dans cette partie : {generals}. {n} {n:troupe y reste|troupes y restent}.",
  "hints.reductionNoneBack":
    "{n} {n:marqueur de victoire français quitte|marqueurs de victoire français quittent} le Cœur de l’Autriche : {setAside} mis de côté.",
} as const;

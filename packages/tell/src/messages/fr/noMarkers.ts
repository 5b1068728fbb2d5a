/** What is said where no marker goes back to the pool, or none changes its place. */
export const noMarkers = {
  "event.pointsGainedNoMarker":
    "{power} gagne {points} {points:point|points} de victoire ; aucun marqueur ne change de place.",
  "event.pointsLostNoMarker":
    "{power} perd {points} {points:point|points} de victoire ; aucun marqueur ne change de place.",
  "event.objectivesReducedNoneBack":
    "La France réduit ses objectifs militaires : {setAside} {setAside:marqueur mis|marqueurs mis} de côté.",
  "event.silesiaAnnexedNoneBack":
    "Annexion de la Silésie : {setAside} {setAside:marqueur prussien mis|marqueurs prussiens mis} de côté.",
  "decide.reductionNoneBack":
    "La France peut, une fois par partie, renoncer à {n} {n:marqueur|marqueurs} en Autriche : {setAside} mis de côté.",
} as const;

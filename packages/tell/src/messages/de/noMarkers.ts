/** What is said where no marker goes back to the pool, or none changes its place. */
export const noMarkers = {
  "event.pointsGainedNoMarker":
    "{power} gewinnt {points} {points:Siegpunkt|Siegpunkte}; keine Siegmarke wechselt ihren Platz.",
  "event.pointsLostNoMarker":
    "{power} verliert {points} {points:Siegpunkt|Siegpunkte}; keine Siegmarke wechselt ihren Platz.",
  "event.objectivesReducedNoneBack":
    "Frankreich reduziert seine Kriegsziele: {setAside} {setAside:Siegmarke|Siegmarken} zur Seite.",
  "event.silesiaAnnexedNoneBack":
    "Annexion Schlesiens: {setAside} preußische {setAside:Siegmarke|Siegmarken} zur Seite.",
  "decide.reductionNoneBack":
    "Frankreich darf einmal im Spiel seine {n} {n:Siegmarke|Siegmarken} in Österreich aufgeben: {setAside} kämen zur Seite.",
} as const;

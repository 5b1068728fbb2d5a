/** What is said where no marker goes back to the pool, or none changes its place. */
export const noMarkers = {
  "event.pointsGainedNoMarker":
    "{power} gains {points} victory {points:point|points}; no marker changes its place.",
  "event.pointsLostNoMarker":
    "{power} loses {points} victory {points:point|points}; no marker changes its place.",
  "event.objectivesReducedNoneBack":
    "France reduces its military objectives: {setAside} {setAside:marker|markers} set aside.",
  "event.silesiaAnnexedNoneBack":
    "Annexation of Silesia: {setAside} Prussian {setAside:marker|markers} set aside.",
  "decide.reductionNoneBack":
    "France may give up its {n} {n:marker|markers} in Austria, once per game: {setAside} would be set aside.",
} as const;

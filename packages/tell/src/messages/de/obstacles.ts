/** What stands between a march and a city. */
export const obstacles = {
  "obstacle.tooFar.normal":
    "{city} ist auf dem kürzesten Weg {n} {n:Stadt|Städte} entfernt, {m} zu weit: Diese Figur zieht höchstens {most} Städte.",
  "obstacle.tooFar.mainRoad":
    "{city} ist auf Hauptstraßen {n} {n:Stadt|Städte} entfernt, {m} zu weit: Diese Figur zieht auf ihnen höchstens {most} Städte.",
  "obstacle.tooFar.force":
    "{city} ist auf Hauptstraßen {n} {n:Stadt|Städte} entfernt, {m} zu weit auch für einen Gewaltmarsch von {most} Städten.",
  "obstacle.pieces": "In {city} {n:steht|stehen} {pieces}.",
  "obstacle.fortress": "Auf dem Weg liegt {city}.",
} as const;

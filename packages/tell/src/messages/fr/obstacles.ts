/** What stands between a march and a city. */
export const obstacles = {
  "obstacle.tooFar.normal":
    "{city} est à {n} {n:cité|cités} par le plus court chemin, {m} de trop : cette pièce en parcourt {most} au plus.",
  "obstacle.tooFar.mainRoad":
    "{city} est à {n} {n:cité|cités} par les routes principales, {m} de trop : cette pièce y en parcourt {most} au plus.",
  "obstacle.tooFar.force":
    "{city} est à {n} {n:cité|cités} par les routes principales, {m} de trop même pour une marche forcée de {most}.",
  "obstacle.pieces": "À {city} {n:se trouve|se trouvent} {pieces}.",
  "obstacle.fortress": "{city} se trouve sur le chemin.",
} as const;

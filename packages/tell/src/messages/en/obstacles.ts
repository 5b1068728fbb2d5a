/** What stands between a march and a city. */
export const obstacles = {
  "obstacle.tooFar.normal":
    "{city} is {n} {n:city|cities} away on the shortest way, {m} too far: this piece enters at most {most}.",
  "obstacle.tooFar.mainRoad":
    "{city} is {n} {n:city|cities} away on main roads, {m} too far: this piece enters at most {most} on them.",
  "obstacle.tooFar.force":
    "{city} is {n} {n:city|cities} away on main roads, {m} too far even for a force march of {most}.",
  "obstacle.pieces": "In {city} {n:stands|stand} {pieces}.",
  "obstacle.fortress": "{city} lies on the way.",
} as const;

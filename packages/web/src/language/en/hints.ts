/** Short answers beside pieces, cities and decisions. */
export const hints = {
  "hints.general": "General: troops in the middle, rank and letter of the power above",
  "hints.stack": "Stack: the troops of both generals together",
  "hints.movementEnded": "Its movement has ended in this phase.",
  "hints.inert": "Without a part in this game: {generals}. {n} {n:troop stays|troops stay} there.",
  "hints.reductionNoneBack":
    "All {n} French victory {n:marker|markers} in Core-Austria leave the board: {setAside} set aside.",
  "hints.legend": "What the signs mean",
  "hints.distance": "Distance",
  "hints.distanceFrom": "{n} {n:city|cities} from {city} ({piece})",
} as const;

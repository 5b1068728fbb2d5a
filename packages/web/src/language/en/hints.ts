/** Short answers beside pieces, cities and decisions. */
export const hints = {
  "hints.stack": "a stack: the strength of both generals together",
  "hints.movementEnded": "Its movement has ended in this phase.",
  "hints.inert": "Without a part in this game: {generals}. {n} {n:troop stays|troops stay} there.",
  "hints.reductionNoneBack":
    "All {n} French victory {n:marker|markers} in Core-Austria leave the board: {setAside} set aside.",
} as const;

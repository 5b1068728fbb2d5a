/** What can be laid over the board. */
export const overlays = {
  "overlays.power": "Look at",
  "overlays.allPowers": "All powers",
  "overlays.clear": "Clear the board",
  "overlays.name.supply": "Supply",
  "overlays.name.protection": "Protection",
  "overlays.name.reach": "Movement",
  "overlays.name.forceReach": "Force march",
  "overlays.name.hussars": "Hussar reach",
  "overlays.name.threats": "Threatened fortresses",
  "overlays.name.suits": "Suits",
  "overlays.hint.supply": "Supply paths, prices, and who is out of supply",
  "overlays.hint.protection": "Fortresses that somebody protects, with the number of protectors",
  "overlays.hint.reach": "Where the piece you look at could move",
  "overlays.hint.forceReach": "Where the general you look at could force march",
  "overlays.hint.hussars": "Where Austria could place its hussars",
  "overlays.hint.threats":
    "Fortresses an enemy could enter and leave in one move: ! would fall, ? is protected",
  "overlays.hint.suits": "The suit of every sector",
} as const;

/** Saved games that are in danger, new versions of the page, and parts of it that do not come. */
export const keeping = {
  "keeping.failed": "This did not work: {message}",
  "keeping.nameless": "A saved game",
  "keeping.damaged": "This saved game is damaged and cannot be opened. The other games are not affected.",
  "keeping.noSuchGame":
    "This browser has no such saved game: it was deleted, or it was played in another browser or at another address.",
  "keeping.suggestExport":
    "Long games deserve a copy: this one is kept by this browser only, and is gone when its data are cleared.",
  "keeping.later": "Later",
  "keeping.newVersion":
    "There is a new version of this page. Your game is saved and goes on where it stands.",
  "keeping.loadNewVersion": "Load the new version",
  "keeping.loadFault":
    "A part of this page could not be loaded: the network may be gone, or there is a new version. Your game is saved.",
  "keeping.loadAgain": "Load the page again",
} as const;

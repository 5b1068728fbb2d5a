import type { keeping as english } from "../en/keeping.ts";

export const keeping = {
  "keeping.failed": "Das ist nicht gelungen: {message}",
  "keeping.nameless": "Ein gespeichertes Spiel",
  "keeping.damaged":
    "Dieses gespeicherte Spiel ist beschädigt und kann nicht geöffnet werden. Die anderen Spiele sind nicht betroffen.",
  "keeping.noSuchGame":
    "In diesem Browser gibt es kein solches Spiel: Es wurde gelöscht oder in einem anderen Browser oder unter einer anderen Adresse gespielt.",
  "keeping.suggestExport":
    "Lange Spiele verdienen eine Kopie: Dieses bewahrt nur dieser Browser auf, und es ist weg, wenn seine Daten gelöscht werden.",
  "keeping.later": "Später",
  "keeping.newVersion":
    "Es gibt eine neue Fassung dieser Seite. Das Spiel ist gespeichert und geht weiter, wo es steht.",
  "keeping.loadNewVersion": "Neue Fassung laden",
  "keeping.loadFault":
    "Ein Teil dieser Seite ließ sich nicht laden: Vielleicht fehlt das Netz, oder es gibt eine neue Fassung. Das Spiel ist gespeichert.",
  "keeping.loadAgain": "Seite neu laden",
} as const satisfies Record<keyof typeof english, string>;

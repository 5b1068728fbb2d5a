import type { keeping as english } from "../en/keeping.ts";

export const keeping = {
  "keeping.failed": "Échec : {message}",
  "keeping.nameless": "Une partie enregistrée",
  "keeping.damaged":
    "Cette partie enregistrée est endommagée et ne peut pas être ouverte. Les autres parties ne sont pas touchées.",
  "keeping.noSuchGame":
    "Ce navigateur n’a pas cette partie : elle a été supprimée, ou jouée dans un autre navigateur ou à une autre adresse.",
  "keeping.suggestExport":
    "Une longue partie mérite une copie : celle-ci n’est gardée que par ce navigateur et disparaît si ses données sont effacées.",
  "keeping.later": "Plus tard",
  "keeping.newVersion":
    "Il existe une nouvelle version de cette page. Votre partie est enregistrée et reprend où elle en est.",
  "keeping.loadNewVersion": "Charger la nouvelle version",
  "keeping.loadFault":
    "Une partie de cette page n’a pas pu être chargée : le réseau manque peut-être, ou il existe une nouvelle version. Votre jeu est enregistré.",
  "keeping.loadAgain": "Recharger la page",
} as const satisfies Record<keyof typeof english, string>;

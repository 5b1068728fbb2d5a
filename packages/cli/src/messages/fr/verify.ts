export const verify = {
  "verify.seal.holds": "La graine est celle qui était promise : son SHA-256 est le sceau {seal}.",
  "verify.seal.compare":
    "Comparez-le au sceau que la page a montré au début de la partie, ou indiquez celui-ci avec --seal.",
  "verify.seal.shown": "C’est le sceau qui a été montré au début de la partie.",
  "verify.seal.wrong":
    "La graine n’est pas celle qui était promise : son SHA-256 est {found}, or le sceau dans le fichier est {seal}.",
  "verify.seal.other":
    "La graine n’est pas celle qui était promise : son SHA-256 est {found}, or le sceau montré est {seal}.",
  "verify.seal.none":
    "Le fichier ne contient pas de sceau : il ne vient pas d’une partie sur un serveur, et rien n’a donc été promis sur sa graine.",
  "verify.record.holds":
    "La partie enregistrée est régulière : les règles (version {rules}) permettent toutes ses entrées, au nombre de {n}.",
  "verify.record.otherRules":
    "La partie a été commencée avec la version {rules} des règles, qui n’est pas celle de cette MARIA. L’entrée {number} ({seat}, {action}) enfreint aujourd’hui {rule} : {reason} Seule une MARIA avec ces règles-là peut dire si elle était permise alors.",
  "verify.end.over": "La partie a été jouée jusqu’au bout.",
  "verify.end.open":
    "L’enregistrement s’arrête avant la fin de la partie ; auraient à décider : {seats}. Ce n’est juste que pour une partie abandonnée.",
  "verify.holds": "{path} : tout est exact.",
  "verify.fails": "{path} : tout n’est pas exact.",
  "verify.badSeal": "--seal : « {value} » n’est pas un sceau. Un sceau a 64 chiffres hexadécimaux.",
} as const;

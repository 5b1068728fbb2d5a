export const verify = {
  "verify.seal.holds": "Der Startwert ist der zugesagte: Sein SHA-256 ist das Siegel {seal}.",
  "verify.seal.compare":
    "Vergleiche es mit dem Siegel, das die Seite zu Beginn des Spiels gezeigt hat, oder nenne jenes mit --seal.",
  "verify.seal.shown": "Es ist das Siegel, das zu Beginn des Spiels gezeigt wurde.",
  "verify.seal.wrong":
    "Der Startwert ist nicht der zugesagte: Sein SHA-256 ist {found}, das Siegel in der Datei aber {seal}.",
  "verify.seal.other":
    "Der Startwert ist nicht der zugesagte: Sein SHA-256 ist {found}, das gezeigte Siegel aber {seal}.",
  "verify.seal.none":
    "In der Datei steht kein Siegel: Sie stammt nicht aus einem Spiel auf einem Server, über den Startwert wurde also nichts zugesagt.",
  "verify.record.holds":
    "Die Aufzeichnung ist regelgerecht: Die Regeln (Fassung {rules}) erlauben alle ihre Einträge, {n} an der Zahl.",
  "verify.record.otherRules":
    "Das Spiel wurde nach Fassung {rules} der Regeln begonnen, dieses MARIA hat eine andere. Eintrag {number} ({seat}, {action}) verstößt heute gegen {rule}: {reason} Ob er damals erlaubt war, kann nur ein MARIA mit jenen Regeln sagen.",
  "verify.end.over": "Das Spiel wurde bis zum Ende gespielt.",
  "verify.end.open":
    "Die Aufzeichnung endet, bevor das Spiel vorbei ist; zu entscheiden hätten: {seats}. Das ist nur bei einem aufgegebenen Spiel richtig.",
  "verify.holds": "{path}: Alles stimmt.",
  "verify.fails": "{path}: Nicht alles stimmt.",
  "verify.badSeal": "--seal: »{value}« ist kein Siegel. Ein Siegel hat 64 Hexadezimalziffern.",
} as const;

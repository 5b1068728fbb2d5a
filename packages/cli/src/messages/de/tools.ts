export const tools = {
  "bench.what": "Was",
  "bench.value": "Median",
  "bench.best": "Bestes",
  "bench.budget": "Vorgabe",
  "bench.ratio": "Zur Vergleichsarbeit",
  "bench.ofActions": "{what} ({n} Aktionen)",
  "bench.noPage":
    "Die Zahlen der Seite fehlen: Sie brauchen einen Browser (node scripts/ensure-browser.mjs) und kein --quick.",
  "bench.machine": "Node {node}, {cores} Kerne, {processor}. Mehrere Durchgänge nach dem Aufwärmen.",
  "bench.baseline":
    "Die Vergleichsarbeit ist ein JSON-Text, gelesen und geschrieben im Wechsel mit jeder Messung, damit man eine beschäftigte Maschine von einer langsamen Engine unterscheiden kann; ungestört schafft sie {reference} in der Sekunde, und darauf beziehen sich die Vorgaben.",

  "fuzz.progress": "{games} Spiele ohne Fehler",
  "fuzz.clean": "Kein Fehler in {games} Spielen mit {n} {n:Aktion|Aktionen} in {seconds} s.",
  "fuzz.actions": "Aktionen",
  "fuzz.events": "Ereignisse",
  "fuzz.endings": "Spielenden",
  "fuzz.variants": "Spiele",
  "fuzz.unseen": "Nie gesehen: Aktionen {actions}; Ereignisse {events}",
  "fuzz.fault": "Fehler in Spiel {number}: {kind}. {detail}",
  "fuzz.reproduce":
    "Bis dahin aufgezeichnet ({entries} Einträge); zu sehen mit: npx maria replay {path} --log",
  "hostile.progress": "{actions} feindselige Aktionen und {records} feindselige Aufzeichnungen ohne Fehler",
  "hostile.clean":
    "Kein Fehler: {actions} feindselige Aktionen, davon {parsed} wohlgeformt, {accepted} erlaubt; {records} feindselige Aufzeichnungen, davon {parsedRecords} wohlgeformt, {acceptedRecords} erlaubt; {seconds} s.",
  "hostile.view": "Längste Ansicht: {n} Byte ({parts}).",
} as const;

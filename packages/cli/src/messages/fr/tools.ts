export const tools = {
  "bench.what": "Quoi",
  "bench.value": "Médiane",
  "bench.best": "Meilleur",
  "bench.budget": "Objectif",
  "bench.ratio": "Face à la référence",
  "bench.ofActions": "{what} ({n} actions)",
  "bench.noPage":
    "Les mesures de la page manquent : il leur faut un navigateur (node scripts/ensure-browser.mjs), sans --quick.",
  "bench.machine": "Node {node}, {cores} cœurs, {processor}. Plusieurs passes après échauffement.",
  "bench.baseline":
    "La référence est un texte JSON lu et écrit en alternance avec chaque mesure, pour distinguer une machine occupée d’un moteur lent ; sans perturbation elle en fait {reference} par seconde, et les objectifs s’y rapportent.",

  "fuzz.progress": "{games} parties sans faute",
  "fuzz.clean": "Aucune faute en {games} parties avec {n} {n:action|actions} en {seconds} s.",
  "fuzz.actions": "Actions",
  "fuzz.events": "Événements",
  "fuzz.endings": "Fins de partie",
  "fuzz.variants": "Parties",
  "fuzz.unseen": "Jamais vus : actions {actions} ; événements {events}",
  "fuzz.fault": "Faute dans la partie {number} : {kind}. {detail}",
  "fuzz.reproduce": "Enregistrée jusque-là ({entries} entrées) ; à voir avec : npx maria replay {path} --log",
  "hostile.progress": "{actions} actions hostiles et {records} parties hostiles sans faute",
  "hostile.clean":
    "Aucune faute : {actions} actions hostiles, dont {parsed} bien formées, {accepted} permises ; {records} parties enregistrées hostiles, dont {parsedRecords} bien formées, {acceptedRecords} permises ; {seconds} s.",
  "hostile.view": "Vue la plus longue : {n} octets ({parts}).",
} as const;

/** What bench and fuzz say. */
export const tools = {
  "bench.what": "What",
  "bench.value": "Median",
  "bench.best": "Best",
  "bench.budget": "Budget",
  "bench.ratio": "Against baseline",
  "bench.ofActions": "{what} ({n} actions)",
  "bench.noPage":
    "The figures of the page were left out: they need a browser (node scripts/ensure-browser.mjs) and no --quick.",
  "bench.machine": "Node {node}, {cores} cores, {processor}. Several rounds after a warm-up.",
  "bench.baseline":
    "The baseline is a JSON text read and written, in turns with each rate, so that a busy machine can be told from a slow engine; undisturbed it does {reference} a second, and the budgets against it are meant for that.",

  "fuzz.progress": "{games} games without a fault",
  "fuzz.clean": "No fault in {games} games with {n} {n:action|actions} in {seconds} s.",
  "fuzz.actions": "Actions",
  "fuzz.events": "Events",
  "fuzz.endings": "Endings",
  "fuzz.variants": "Games",
  "fuzz.unseen": "Never seen: actions {actions}; events {events}",
  "fuzz.fault": "Fault in game {number}: {kind}. {detail}",
  "fuzz.reproduce": "Recorded up to there ({entries} entries); see it with: npx maria replay {path} --log",
  "hostile.progress": "{actions} hostile actions and {records} hostile records without a fault",
  "hostile.clean":
    "No fault: {actions} hostile actions, {parsed} of them well-formed, {accepted} legal; {records} hostile records, {parsedRecords} of them well-formed, {acceptedRecords} legal; {seconds} s.",
  "hostile.view": "Longest view: {n} bytes ({parts}).",
} as const;

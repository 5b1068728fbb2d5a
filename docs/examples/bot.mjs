// Plays a whole introductory game of MARIA as Maria Theresa against two bots, by chance:
//   MARIA_TOKEN=maria_… node bot.mjs https://maria.example [number for the chance]
// Node's built-ins only; docs/api.md says what is asked for here.

const [site = "http://localhost:8740", number = "1"] = process.argv.slice(2);
const seat = "maria";
const authorization = `Bearer ${process.env.MARIA_TOKEN}`;

const ask = async (method, path, body) => {
  const headers = { authorization, ...(body ? { "content-type": "application/json" } : {}) };
  const response = await fetch(`${site}/api/${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  if (response.status === 429) {
    await new Promise((resolve) =>
      setTimeout(resolve, 1000 * Number(response.headers.get("retry-after") ?? 5)),
    );
    return ask(method, path, body);
  }
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

// A small generator, so that the same number makes the same choices.
let state = Number(number);
const below = (limit) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
};

/** Decides as long as the game waits for this seat. What is possible at any time is left aside, or nothing would come to an end. */
const decide = async (game) => {
  for (;;) {
    const { seen, decision, choices } = await ask("GET", `games/${game}/choices?seat=${seat}`);
    if (decision === null) return;
    const real = choices.filter(
      ({ type, actions }) => actions.length > 0 && type !== "transfer" && type !== "reenterTrain",
    );
    const { actions } = real[below(real.length)] ?? choices[0];
    await ask("POST", `games/${game}/act`, { seat, seen, action: actions[below(actions.length)] });
  }
};

const bot = { kind: "bot", level: "cadet" };
const options = { variant: "introductory", players: 3, politicalOption: false, troopCeiling: false };
const players = { maria: { kind: "person" }, frederick: bot, louis: bot };
const { game } = await ask("POST", "games", {
  name: "A bot’s game",
  options,
  players,
  take: seat,
  pace: "live",
  isOpen: false,
});
await ask("POST", `games/${game.id}/start`, {});

// News of the game: each moment tells whether it is over, and otherwise it may be our turn.
const news = await fetch(`${site}/api/games/${game.id}/events?reader=${seat}`, {
  headers: { authorization },
});
let text = "";
for await (const chunk of news.body.pipeThrough(new TextDecoderStream())) {
  const events = (text + chunk).split("\n\n");
  text = events.pop();
  const moments = events.flatMap((event) => /^event: moment\n.*^data: (.*)$/ms.exec(event)?.[1] ?? []);
  const latest = moments.length > 0 ? JSON.parse(moments.at(-1)).moment : null;
  if (latest === null) continue;
  if (latest.view.result !== null) {
    console.log(JSON.stringify({ game: game.id, result: latest.view.result }));
    break;
  }
  if (latest.pending.some((one) => one.seat === seat)) await decide(game.id);
}
process.exit(0);

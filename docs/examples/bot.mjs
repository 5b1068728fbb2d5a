// Plays a whole introductory game of MARIA as Maria Theresa against two bots, by chance:
//   MARIA_TOKEN=maria_… node bot.mjs https://maria.example [number for the chance]
// Node's built-ins only; docs/api.md says what is asked for here.
import { setTimeout } from "node:timers/promises";

const [site = "http://localhost:8740", number = "1"] = process.argv.slice(2);
const seat = "maria";
const headers = { authorization: `Bearer ${process.env.MARIA_TOKEN}`, "content-type": "application/json" };

const ask = async (method, path, body) => {
  const response = await fetch(`${site}/api/${path}`, { method, headers, body: JSON.stringify(body) });
  if (response.ok) return response.json();
  if (response.status !== 429) throw new Error(`${method} ${path}: ${await response.text()}`);
  await setTimeout(1000 * Number(response.headers.get("retry-after") ?? 5));
  return ask(method, path, body);
};

let state = Number(number);
const oneOf = (list) => {
  state = (state * 48271) % 2147483647;
  return list[state % list.length];
};

/** Decides as long as the game waits for this seat; what may be done at any time is left aside, or nothing would end. */
const decide = async (game) => {
  for (;;) {
    const { seen, decision, choices } = await ask("GET", `games/${game}/choices?seat=${seat}`);
    if (decision === null) return;
    const real = choices.filter((one) => one.actions.length > 0 && !/transfer|reenterTrain/.test(one.type));
    const { actions } = oneOf(real) ?? choices[0];
    await ask("POST", `games/${game}/act`, { seat, seen, action: oneOf(actions) });
  }
};

const bot = { kind: "bot", level: "cadet" };
const players = { maria: { kind: "person" }, frederick: bot, louis: bot };
const options = { variant: "introductory", players: 3, politicalOption: false, troopCeiling: false };
const wanted = { name: "A bot’s game", options, players, take: seat, pace: "live", isOpen: false };
const { game } = await ask("POST", "games", wanted);
await ask("POST", `games/${game.id}/start`, {});

// News of the game: each moment tells whether it is over, and otherwise it may be our turn.
const news = await fetch(`${site}/api/games/${game.id}/events?reader=${seat}`, { headers });
let text = "";
for await (const chunk of news.body.pipeThrough(new TextDecoderStream())) {
  const events = (text + chunk).split("\n\n");
  text = events.pop();
  const moments = events.flatMap((event) => /^event: moment\n.*^data: (.*)$/ms.exec(event)?.[1] ?? []);
  const { view, pending } = moments.length > 0 ? JSON.parse(moments.at(-1)).moment : {};
  if (view?.result) {
    console.log(JSON.stringify({ game: game.id, result: view.result }));
    process.exit(0);
  }
  if (pending?.some((one) => one.seat === seat)) await decide(game.id);
}

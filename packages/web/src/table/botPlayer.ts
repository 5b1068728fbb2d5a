import { BOTS, botChance } from "@maria/bots";
import { type Action, choices, pending, type Random, type Seat, seatsOf, type View } from "@maria/rules";
import type { Authority } from "./authority.ts";
import type { Player, Players } from "./table.ts";

type BotPlayer = Extract<Player, { kind: "bot" }>;

const botAt = (players: Players, seat: Seat): BotPlayer | null => {
  const player = players[seat];
  return player?.kind === "bot" ? player : null;
};

/** A bot thinks for at most two seconds. */
const BUDGET = { milliseconds: 2000 };

const choose = (
  { level }: BotPlayer,
  seen: View,
  offered: ReturnType<typeof choices>,
  random: Random,
): Action => BOTS[level](seen, offered, BUDGET, random);

/** What a bot does next, if one has to decide or has been made an offer; a bot is shown its own view only. */
export const botAction = (
  table: Authority,
  players: Players,
): { readonly seat: Seat; readonly action: Action } | null => {
  const { position, record, seq } = table;
  for (const seat of seatsOf(position.options)) {
    const bot = botAt(players, seat);
    if (bot === null) continue;
    const { view: seen } = table.moment(seat, seq);
    const answers = choices(seen, seat).filter(({ type }) => type === "answerOffer");
    if (answers.length > 0)
      return { seat, action: choose(bot, seen, answers, botChance(record.seed, seat, seq)) };
  }
  for (const { seat } of pending(position)) {
    const bot = botAt(players, seat);
    if (bot === null) continue;
    const { view: seen } = table.moment(seat, seq);
    const action = choose(bot, seen, choices(seen, seat), botChance(record.seed, seat, seq));
    return { seat, action };
  }
  return null;
};

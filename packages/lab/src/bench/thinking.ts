import { BOTS, type BotName, botChance } from "@maria/bots";
import { choices, loadPack, newGame, type PackData, pending, play, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { type GameOptions, isRefusal, type State } from "@maria/rules/model";

/** What is played, and how often each bot is asked beside the cadet, who leads the game on: once in so many decisions. */
export interface ThinkingPlan {
  readonly pack: PackData;
  readonly options: GameOptions;
  readonly games: number;
  readonly every: Readonly<Partial<Record<BotName, number>>>;
  /** So long a bot may think; the marshal keeps a little of it back. */
  readonly milliseconds: number;
}

/** How long a bot has thought about each of its decisions, in milliseconds. */
export interface Thoughts {
  readonly bot: BotName;
  readonly decisions: number;
  readonly mean: number;
  readonly longest: number;
}

/** Whoever waits for a bot has just opened the page: only the first decisions, for which code is still compiled, do not count. */
const WARM_UP = 3;

/** Takes the same decisions everywhere it runs: in Node, and bundled in a worker of a page. */
export const thinkingTimes = ({
  pack: data,
  options,
  games,
  every,
  milliseconds,
}: ThinkingPlan): Thoughts[] => {
  const pack = loadPack(data);
  const names = Object.keys(every) as BotName[];
  const times = new Map<BotName, number[]>(names.map((name) => [name, []]));
  for (let game = 0; game < games; game++) {
    let state: State = newGame(pack, options, seedFromNumber(game));
    for (let decision = 0; state.result === null; decision++) {
      const [asked] = pending(state);
      if (asked === undefined) throw new Error("nobody has to decide");
      const { seat } = asked;
      const ask = (name: BotName) => {
        const seen = view(state, seat);
        const began = performance.now();
        const offered = choices(seen, seat);
        const action = BOTS[name](seen, offered, { milliseconds }, botChance("bench", decision));
        times.get(name)?.push(performance.now() - began);
        return action;
      };
      for (const name of names) if (name !== "cadet" && decision % (every[name] ?? 1) === 0) ask(name);
      const played = play(state, seat, ask("cadet"));
      if (isRefusal(played)) throw new Error(`${played.rule} ${played.reason}`);
      state = played.state;
    }
  }
  return names.map((bot) => {
    const counted = (times.get(bot) ?? []).slice(WARM_UP);
    const sum = counted.reduce((all, each) => all + each, 0);
    const decisions = counted.length;
    return { bot, decisions, mean: sum / Math.max(1, decisions), longest: Math.max(0, ...counted) };
  });
};

import { type Bot, type BotName, cadet, random } from "@maria/bots";
import type { BotsByLevel } from "@maria/table";
import { Asking, ThinkerGone } from "../thinking/asking.ts";
import type { FromThinker } from "../thinking/messages.ts";

const SEEDS = 0x7fffffff;

/** Those who take their time think in another worker: the game can be asked, taken back and left meanwhile. */
export class ThinkingBots {
  private readonly asking: Asking;
  readonly byLevel: BotsByLevel;

  constructor(port: MessagePort | null) {
    this.asking = new Asking((question) => port?.postMessage(question));
    if (port === null) this.asking.end();
    else
      port.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        if (data.type !== "measured") this.asking.take(data);
      };
    this.byLevel = {
      random,
      cadet,
      colonel: this.thinkingAs("colonel"),
      marshal: this.thinkingAs("marshal"),
    };
  }

  /** Its file did not come: until the game is opened anew the rules of thumb answer, so that it goes on. */
  end(): void {
    this.asking.end();
  }

  private thinkingAs(level: BotName): Bot {
    return async (view, offered, budget, dice) => {
      const chance = dice(SEEDS);
      const kinds = offered.map(({ type }) => type);
      try {
        return await this.asking.ask("decide", { level, view, kinds, chance });
      } catch (error) {
        if (error instanceof ThinkerGone) return cadet(view, offered, budget, dice);
        throw error;
      }
    };
  }
}

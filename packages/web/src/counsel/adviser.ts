import type { PackData } from "@maria/rules";
import { Thinker } from "../thinking/thinker.ts";
import type { Adviser } from "./hint.svelte.ts";

/** Somebody who is asked for advice in a worker of his own; he comes with the first question and can be sent away. */
export const adviserFor = (pack: PackData): Adviser => {
  let thinker: Thinker | null = null;
  const stop = (): void => {
    thinker?.stop();
    thinker = null;
  };
  return {
    // The same question has the same answer, and the game's seed has no part in it.
    ask(view, seen) {
      thinker ??= new Thinker(pack, null, stop);
      return thinker.ask("advise", { view, chance: seen });
    },
    stop,
  };
};

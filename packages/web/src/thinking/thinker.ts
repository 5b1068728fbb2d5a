import type { PackData } from "@maria/rules";
import { recall, remember } from "../settings/memory.ts";
import { workerAddress } from "../version/workers.ts";
import { Asking } from "./asking.ts";
import type { Answered, Asked, Beginning, FromThinker, Subject } from "./messages.ts";

const KEY = "maria-thinking-rate";

const knownRate = (): number | null => {
  const rate = Number(recall(KEY));
  return Number.isFinite(rate) && rate > 0 ? rate : null;
};

/** A worker of its own in which bots think, so that neither the page nor the game waits for them. */
export class Thinker {
  private readonly worker: Worker;
  private readonly asking: Asking;

  /** `port`: whoever asks it beside the page; `onGone`: its file did not come, or it broke down. */
  constructor(pack: PackData, port: MessagePort | null = null, onGone: () => void = () => {}) {
    this.worker = new Worker(workerAddress("thinking"), { type: "module" });
    this.asking = new Asking((question) => this.worker.postMessage(question));
    this.worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.type === "measured") remember(KEY, String(data.rate));
      else this.asking.take(data);
    };
    this.worker.onerror = () => {
      this.stop();
      onGone();
    };
    const beginning: Beginning = { type: "begin", pack, rate: knownRate(), port };
    this.worker.postMessage(beginning, port === null ? [] : [port]);
  }

  ask<Name extends Subject>(subject: Name, asked: Asked<Name>): Promise<Answered<Name>> {
    return this.asking.ask(subject, asked);
  }

  /** Ends whatever it thinks about, in the very moment. */
  stop(): void {
    this.worker.terminate();
    this.asking.end();
  }
}

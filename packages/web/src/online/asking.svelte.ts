import { untrack } from "svelte";
import { faultText } from "./faultText.ts";

/** One thing after another that is asked of the server: whether it is under way, and what came of the last one. */
export class Asking {
  isAsking = $state(false);
  fault = $state("");
  news = $state("");

  /** Fulfilled with whether it was done; while something is under way nothing else is asked. */
  async run(work: () => Promise<unknown>, news = ""): Promise<boolean> {
    // An effect that asks for something must not run again because something was asked.
    if (untrack(() => this.isAsking)) return false;
    this.isAsking = true;
    this.fault = "";
    this.news = "";
    try {
      await work();
      this.news = news;
      return true;
    } catch (error) {
      this.fault = faultText(error);
      return false;
    } finally {
      this.isAsking = false;
    }
  }
}

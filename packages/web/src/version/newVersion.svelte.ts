/** How often somebody who stays on the page for long is told of a new version. */
const HOUR = 3_600_000;
/** A page that was out of sight is not asked about more often than this. */
const MINUTE = 60_000;

/** The script this page began with; its name changes with everything that comes with it. */
const ownScript = (): string | null =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src") ?? null;

/** Whether the server hands out another page by now than this one. No answer is no. */
const isServed = async (): Promise<boolean> => {
  const script = ownScript();
  if (script === null || import.meta.env.DEV) return false;
  try {
    const answer = await fetch("./", { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(script);
  } catch {
    return false;
  }
};

/**
 * A page lives with the files it came with (decision 0015). When there is a newer one it is offered; nobody is made to
 * take it in the middle of a decision.
 */
class NewVersion {
  isThere = $state(false);
  private asked = 0;

  /** Asks now and then whether there is a newer page. */
  watch(): void {
    setInterval(() => void this.look(), HOUR);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && Date.now() - this.asked > MINUTE) void this.look();
    });
  }

  async look(): Promise<void> {
    this.asked = Date.now();
    if (await isServed()) this.isThere = true;
  }

  /** Every decision is stored: the page is loaded anew and goes on where it stood. */
  load(): void {
    location.reload();
  }
}

export const newVersion = new NewVersion();
export { ownScript };

import { canInstall, findBrowser, findFirefox, findWebKit } from "../../../scripts/ensure-browser.mjs";
import { openChromium } from "./chromium.ts";
import type { Driver, PageProxy } from "./driver.ts";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

type Open = (proxy: PageProxy) => Promise<Driver>;

const opening = <Found>(
  found: Found | undefined,
  open: (found: Found, proxy: PageProxy) => Promise<Driver>,
): Open | null => (found === undefined ? null : (proxy) => open(found, proxy));

/** The three engines people play with; null is one this machine has not got. */
const ENGINES = {
  Chromium: opening(findBrowser(), openChromium),
  Firefox: opening(findFirefox(), openFirefox),
  WebKit: opening(findWebKit(), openWebKit),
};

const absent = (name: string): Open => {
  const message = `${name} was not found: run node scripts/ensure-browser.mjs`;
  return () => Promise.reject(new Error(message));
};

/**
 * The browsers to test in, by name. One that is missing fails in its tests where it could have been installed; elsewhere
 * it is left out, and `npm test` names it in its last line.
 */
export const browsers = (): [string, Open][] =>
  Object.entries(ENGINES).flatMap(([name, open]): [string, Open][] => {
    if (open !== null) return [[name, open]];
    return canInstall() ? [[name, absent(name)]] : [];
  });

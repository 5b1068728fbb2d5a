/** The path of Chromium, if there is one. */
export const findBrowser: () => string | undefined;
export const ensureBrowser: () => string | undefined;
export const findFirefox: () => string | undefined;
/** The paths of WebKit's driver, of the browser it drives, and of a screen in memory. */
export const findWebKit: () =>
  | { readonly driver: string; readonly miniBrowser: string; readonly screen: string }
  | undefined;
/** Whether a browser that is missing could be installed, so that its absence is a failure. */
export const canInstall: () => boolean;
/** A program by one of these names, where the system looks for programs. */
export const inPath: (...names: string[]) => string | undefined;
export const apt: (...args: string[]) => boolean;
/** The names of the browsers that are not there. */
export const missingBrowsers: () => string[];

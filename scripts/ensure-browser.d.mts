/** The path of a browser, if there is one. */
export const findBrowser: () => string | undefined;
export const ensureBrowser: () => string | undefined;

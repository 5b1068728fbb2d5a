/** The oldest browsers the page is made for. README names them to people; the build is lowered to them and checked. */
export const OLDEST = { chrome: 111, edge: 111, firefox: 115, safari: 16.4 } as const;

/** As Vite wants them, for scripts and style sheets. */
export const TARGETS = Object.entries(OLDEST).map(([browser, version]) => `${browser}${version}`);

/** The first Chrome (and Edge), Firefox and Safari that have something. */
export type Since = readonly [chrome: number, firefox: number, safari: number];
/** Not yet. */
export const LATE = Number.POSITIVE_INFINITY;

/** Whether one of the oldest browsers lacks what came with these versions. */
export const isTooNew = ([chrome, firefox, safari]: Since): boolean =>
  chrome > OLDEST.chrome || firefox > OLDEST.firefox || safari > OLDEST.safari;

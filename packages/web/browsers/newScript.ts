import { LATE, type Since } from "./oldest.ts";

// What browsers have learned since about the year 2022, after MDN's browser-compat-data 8.1.9. A script may use what stands
// here if it asks first whether it is there.

/** By the object they belong to. */
export const STATICS: Readonly<Record<string, Since>> = {
  "AbortSignal.any": [116, 124, 17.4],
  "AbortSignal.timeout": [124, 100, 16],
  "Array.fromAsync": [121, 115, 16.4],
  "Error.isError": [134, 138, LATE],
  "Intl.DurationFormat": [129, 136, 16.4],
  "Intl.Segmenter": [87, 125, 14.1],
  "Iterator.from": [122, 131, 18.4],
  "Map.groupBy": [117, 119, 17.4],
  "Object.groupBy": [117, 119, 17.4],
  "Promise.try": [128, 134, 18.2],
  "Promise.withResolvers": [119, 121, 17.4],
  "RegExp.escape": [136, 134, 18.2],
  "Response.json": [105, 115, 17],
  "URL.canParse": [120, 115, 17],
  "URL.parse": [126, 126, 18],
  "Uint8Array.fromBase64": [140, 133, 18.2],
  "Uint8Array.fromHex": [140, 133, 18.2],
};

/** By their own name. */
export const GLOBALS: Readonly<Record<string, Since>> = {
  CloseWatcher: [126, 149, 27.3],
  Float16Array: [135, 129, 18.2],
  Iterator: [122, 131, 18.4],
  Temporal: [144, 139, 27.3],
  ToggleEvent: [114, 120, 17],
  URLPattern: [95, 142, 26],
  cookieStore: [87, 140, 18.4],
  navigation: [102, 147, 26.2],
  requestIdleCallback: [47, 55, LATE],
  scheduler: [94, 142, LATE],
  showOpenFilePicker: [86, LATE, LATE],
  showSaveFilePicker: [86, LATE, LATE],
};

/** Methods that no older thing has a namesake of. */
export const METHODS: Readonly<Record<string, Since>> = {
  ariaNotify: [141, 150, 27],
  checkVisibility: [105, 106, 17.4],
  getOrInsert: [145, 144, 26.2],
  getOrInsertComputed: [145, 144, 26.2],
  hidePopover: [114, 125, 17],
  isDisjointFrom: [122, 127, 17],
  isSubsetOf: [122, 127, 17],
  isSupersetOf: [122, 127, 17],
  isWellFormed: [111, 119, 16.4],
  moveBefore: [133, 144, LATE],
  setHTML: [146, 148, LATE],
  setHTMLUnsafe: [124, 123, 26],
  showPopover: [114, 125, 17],
  startViewTransition: [111, 144, 18],
  symmetricDifference: [122, 127, 17],
  toBase64: [140, 133, 18.2],
  toHex: [140, 133, 18.2],
  togglePopover: [114, 125, 17],
  toReversed: [110, 115, 16],
  toSorted: [110, 115, 16],
  toSpliced: [110, 115, 16],
  toWellFormed: [111, 119, 16.4],
};

/** What iterators, and only they, answer without arguments, and what came later to be asked of their answers. */
export const ITERATORS: ReadonlySet<string> = new Set(["entries", "keys", "values"]);
export const ITERATOR_METHODS: ReadonlySet<string> = new Set(
  "drop every filter find flatMap forEach map reduce some take toArray".split(" "),
);
export const ITERATOR_SINCE: Since = [122, 131, 18.4];

/** Attributes in the markup that scripts bring. */
export const ATTRIBUTES: Readonly<Record<string, Since>> = {
  closedby: [134, 141, 27.3],
  commandfor: [135, 144, 26.2],
  popover: [114, 125, 17],
  popovertarget: [114, 125, 17],
};

/** What exists only under https and on localhost, whatever the version. */
export const SECURE: ReadonlySet<string> = new Set([
  "caches",
  "crypto.randomUUID",
  "crypto.subtle",
  "navigator.clipboard",
  "navigator.credentials",
  "navigator.locks",
  "navigator.mediaDevices",
  "navigator.serviceWorker",
  "navigator.share",
  "navigator.storage",
  "navigator.wakeLock",
]);

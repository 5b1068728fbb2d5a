/** Minutes since midnight, and as a field for the time of day has them: 22:30. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Null if it is no time of day, as in a field that was emptied. */
export const minutesOf = (clock: string): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined || minutes === undefined ? null : 60 * Number(hours) + Number(minutes);
};

/** The time zones this browser knows, and whichever else was chosen elsewhere. */
export const zonesWith = (chosen: string): readonly string[] => {
  const known = Intl.supportedValuesOf?.("timeZone") ?? [];
  return known.includes(chosen) ? known : [chosen, ...known];
};

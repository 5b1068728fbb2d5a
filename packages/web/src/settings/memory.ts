/** What the browser will not keep is remembered until the page is left. */
const untilLeft = new Map<string, string>();

/** A value kept in the browser by its name. Some browsers forbid that altogether: even asking for the storage throws. */
export const recall = (key: string): string | null => {
  try {
    return untilLeft.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
    untilLeft.delete(key);
  } catch {
    untilLeft.set(key, value);
  }
};

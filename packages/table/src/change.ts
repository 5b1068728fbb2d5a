import type { View } from "@maria/rules";
import type { Change, Moment } from "./table.ts";

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (!isSame(one[index], other[index])) return false;
  return true;
};

const isSameObject = (one: object, other: object): boolean => {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names) if (!isSame(Reflect.get(one, name), Reflect.get(other, name))) return false;
  return true;
};

const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  return !Array.isArray(other) && isSameObject(one, other);
};

/**
 * What a moment tells that the view before it did not. Fields are compared by what is in them: that one was made anew may come
 * from something the reader may not know (HID-03).
 */
export const changeSince = (before: View, { seen, view, pending, lines }: Moment): Change => {
  const changed: Record<string, unknown> = {};
  for (const field of Object.keys(view)) {
    const now: unknown = Reflect.get(view, field);
    if (!isSame(now, Reflect.get(before, field))) changed[field] = now;
  }
  return { seen, view: changed, pending, lines };
};

/** The moment after a change, for whoever was shown the moment before. */
export const momentAfter = (before: Moment, { view, ...change }: Change): Moment => ({
  ...change,
  view: { ...before.view, ...view },
  isWhole: false,
});

import type { Action } from "../../src/engine.ts";

const ordered = (value: unknown): unknown => {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
};

const inAnyOrder = (items: readonly unknown[]): unknown[] =>
  items.map((item) => JSON.stringify(ordered(item))).sort();

/** An action as text. The order in which cards, generals, gifts, shifts and re-entries are named does not matter. */
export const canonical = (action: Action): string => {
  if (action.type === "recruit")
    return JSON.stringify(
      ordered({
        ...action,
        reentries: inAnyOrder(action.reentries),
        cards: inAnyOrder(action.cards),
        split: inAnyOrder(action.split),
      }),
    );
  if (action.type === "assignTroops")
    return JSON.stringify(
      ordered({
        ...action,
        reentries: inAnyOrder(action.reentries),
        split: inAnyOrder(action.split),
      }),
    );
  if (action.type === "execute")
    return JSON.stringify(ordered({ ...action, shifts: inAnyOrder(action.shifts) }));
  if (action.type === "paySupply" || action.type === "reenterTrain" || action.type === "expedition")
    return JSON.stringify(ordered({ ...action, cards: inAnyOrder(action.cards) }));
  if (action.type === "coverSupply")
    return JSON.stringify(ordered({ ...action, generals: inAnyOrder(action.generals) }));
  return JSON.stringify(ordered(action));
};

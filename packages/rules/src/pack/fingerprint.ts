import type { PackData } from "./data.ts";

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object")
    return `{${Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`)
      .join(",")}}`;
  return JSON.stringify(value) ?? "null";
};

const fnv = (text: string, basis: number): number => {
  let hash = basis;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};

/** Names the rule-bearing contents of a pack: same data, same fingerprint, however the files are laid out. */
export const fingerprint = ({ board, armies, politics }: PackData): string => {
  const text = canonical({ board, armies, politics });
  return [0x811c9dc5, 0x2f6e2b1, 0x5bd1e995, 0x27d4eb2f]
    .map((basis) => fnv(text, basis).toString(16).padStart(8, "0"))
    .join("");
};

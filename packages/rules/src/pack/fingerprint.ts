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

const BASES = [0x811c9dc5, 0x2f6e2b1, 0x5bd1e995, 0x27d4eb2f];
const FNV_PRIME = 0x01000193;

/** FNV-1a from each of the bases, in one walk over the text. */
const hashesOf = (text: string): Uint32Array => {
  const hashes = Uint32Array.from(BASES);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    for (let hash = 0; hash < hashes.length; hash++)
      hashes[hash] = Math.imul((hashes[hash] as number) ^ code, FNV_PRIME);
  }
  return hashes;
};

/** Names the rule-bearing contents of a pack: same data, same fingerprint, however the files are laid out. */
export const fingerprint = ({ board, armies, politics }: PackData): string => {
  const hashes = hashesOf(canonical({ board, armies, politics }));
  return Array.from(hashes, (hash) => hash.toString(16).padStart(8, "0")).join("");
};

import type { Entry } from "@maria/rules";
import type { StubbornClient } from "./client.ts";

const textOf = (value: unknown): string => JSON.stringify(value);

/**
 * Holds what is stored of a game against what its players were told: everything acknowledged is there, in order and once; beyond
 * that there is at most the one entry of each that was under way. Gives what is wrong.
 */
export const faultsOf = (stored: readonly unknown[], clients: readonly StubbornClient[]): readonly string[] =>
  clients.flatMap(({ seat, accepted, asked, complaints }) => {
    const own = (stored as readonly Entry[])
      .filter((entry) => entry.seat === seat)
      .map(({ action }) => action);
    const known = accepted.map(textOf);
    const found = own.map(textOf);
    const faults = [...complaints];
    const wrong = known.findIndex((text, index) => found[index] !== text);
    if (wrong >= 0)
      faults.push(`${seat}: acknowledged entry ${wrong + 1} (${known[wrong]}) is ${found[wrong]}`);
    const beyond = found.slice(known.length);
    if (beyond.length > 1 || (beyond.length === 1 && beyond[0] !== textOf(asked?.action)))
      faults.push(`${seat}: ${beyond.length} entries nobody asked for: ${beyond.join(" ")}`);
    return faults;
  });

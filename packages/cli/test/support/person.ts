import type { Responder } from "./terminal.ts";

/** How often a person who likes to talk does so. */
const TALKS_ONE_IN = 20;

/** A person who answers every question with something that was offered, by a chance of his own. */
export const anyPerson = (seed: number, mostAnswers: number, likesToTalk = false): Responder => {
  let chance = seed;
  const below = (limit: number): number => {
    chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
    return (chance >> 8) % limit;
  };
  let answers = 0;
  return (shown) => {
    answers++;
    if (answers > mostAnswers) return null;
    const prompt = shown.slice(shown.lastIndexOf("\n") + 1);
    if (likesToTalk && prompt === "> " && below(TALKS_ONE_IN) === 0) return "a";
    // Without numbers of his own to name, he takes what is proposed.
    if (prompt !== "> " && !shown.includes("  1  ")) return "";
    const offered = [...shown.matchAll(/(?:^| {2}) *(\d+|[dxtn]) {2}(?=\S)/gm)].map(
      ([, mark]) => mark as string,
    );
    if (offered.includes("d") && below(3) === 0) return "d";
    return offered.length === 0 || prompt.includes("[") ? "" : (offered[below(offered.length)] as string);
  };
};

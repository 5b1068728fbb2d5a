import { POWERS, type View } from "../../src/engine.ts";
import { cardNames, powerName } from "./names.ts";
import { politicalCardName, termsName } from "./tellingAffairs.ts";

const byPower = (counts: readonly number[]): string =>
  POWERS.filter((power) => counts[power] !== 0)
    .map((power) => `${powerName(power)} ${counts[power]}`)
    .join(", ") || "none";

const cardLists = (title: string, lists: readonly (readonly Parameters<typeof cardNames>[0][number][])[]) =>
  POWERS.filter((power) => (lists[power] ?? []).length > 0).map(
    (power) => `${title} of ${powerName(power)}: ${cardNames(lists[power] ?? [])}`,
  );

/** What a view shows beyond pieces, cards and markers; lines that say nothing are left out. */
export const affairsLines = (seen: View): string[] => {
  const { affairs } = seen;
  if (affairs === null) return [];
  const lines: string[] = [];
  if (seen.options.variant === "advanced") {
    const { saxony, russia, italy } = affairs.tracks;
    lines.push(
      `pools: ${byPower(affairs.pools)}; battle boxes: ${byPower(affairs.battleBoxes)}; set aside: ${byPower(affairs.setAside)}`,
      `boxes: electors ${powerName(affairs.threeElectors)}, emperor ${powerName(affairs.emperor)}, italy ${powerName(affairs.italy)}, silesia ${affairs.silesiaBox}`,
      `tracks: saxony ${saxony}, russia ${russia}, italy ${italy}; election ${affairs.election}`,
      `political deck: ${seen.politicalYears.length} cards, next of ${seen.politicalYears[0] ?? "no year"}`,
    );
    if (affairs.openCards.length > 0)
      lines.push(
        `open cards: ${affairs.openCards.map(politicalCardName).join(", ")}, trump ${affairs.trump}`,
      );
  }
  const placed = POWERS.filter((power) => affairs.hasPlaced[power]).map((power) => {
    const card = seen.placed[power];
    return `${powerName(power)}${card === undefined || card === -1 ? "" : ` ${cardNames([card])}`}`;
  });
  if (placed.length > 0) lines.push(`placed: ${placed.join(", ")}`);
  lines.push(...cardLists("conserved", affairs.conserved), ...cardLists("face-down", seen.faceDownCards));
  for (const power of POWERS)
    if (seen.faceDownBacks[power]?.some((count) => count > 0))
      lines.push(`face-down backs of ${powerName(power)}: ${seen.faceDownBacks[power]?.join(" ")}`);
  if (affairs.putAside > 0) lines.push(`put aside: ${affairs.putAside}`);
  if (affairs.cession !== null) lines.push(`cession: ${JSON.stringify(affairs.cession)}`);
  for (const { giver, receiver, turns } of affairs.contracts)
    lines.push(`contract: ${powerName(giver)} to ${powerName(receiver)}, ${turns} turns`);
  for (const { id, status, terms } of affairs.agreements)
    lines.push(`agreement ${id} ${status}: ${termsName(terms)}`);
  if (seen.winterScores.length > 0) lines.push(`winter scores: ${JSON.stringify(seen.winterScores)}`);
  return lines;
};

import type { Held } from "./victims.ts";

/** Finds in what a server says what whoever hears it may not know. */
export type Scanner = (text: string) => string | null;

const rowOf = (text: string): Record<string, unknown> =>
  JSON.parse(text.slice(text.indexOf(" ") + 1)) as Record<string, unknown>;

/**
 * Looks for seeds and invitations, as they are stored, for cookies and for hands. A hand that is empty, or the same as another
 * may see it, tells nothing and is left out.
 */
export const scannerFor = (rows: readonly string[], held: readonly Held[]): Scanner => {
  const secrets = new Map<string, string>();
  for (const row of rows) {
    const { seed, invitation } = rowOf(row);
    if (typeof seed === "string") secrets.set(seed, "a seed");
    if (typeof invitation === "string") secrets.set(invitation, "an invitation");
  }
  for (const { seat, cookie, hand } of held) {
    const device = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";
    if (device !== "") secrets.set(device, `the cookie of ${seat}`);
    if (/\d/.test(hand)) secrets.set(hand, `the hand of ${seat}`);
  }
  return (text) => {
    for (const [secret, name] of secrets) if (text.includes(secret)) return name;
    // Whoever has no seat is shown the game as a spectator sees it.
    const eyes = /"view":\{[^{}[\]]*"seat":"(\w+)"/.exec(text)?.[1];
    return eyes === undefined ? null : `the view of ${eyes}`;
  };
};

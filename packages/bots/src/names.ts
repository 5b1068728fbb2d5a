/** From the weakest to the strongest. By themselves, so that whoever only names bots need not load them. */
export const botNames = ["random", "cadet", "colonel", "marshal"] as const;
export type BotName = (typeof botNames)[number];

/** Who is asked for advice: the strongest there is, and the strongest who answers at once. */
export const COUNSELLOR = "marshal" satisfies BotName;
export const QUICK_COUNSELLOR = "colonel" satisfies BotName;

/** Who plays on for somebody who is not there any more: the strongest of those who cost a server next to no time. */
export const STAND_IN_BOT: BotName = "cadet";

/** Others to measure and to train against, who are offered to nobody. */
export const styleNames = ["racer", "turtle"] as const;
export type StyleName = (typeof styleNames)[number];

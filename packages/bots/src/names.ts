/** From the weakest to the strongest. By themselves, so that whoever only names bots need not load them. */
export const botNames = ["random", "cadet"] as const;
export type BotName = (typeof botNames)[number];

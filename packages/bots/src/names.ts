/** From the weakest to the strongest. By themselves, so that whoever only names bots need not load them. */
export const botNames = ["random", "cadet"] as const;
export type BotName = (typeof botNames)[number];

/** Who plays on for somebody who is not there any more. */
export const STRONGEST_BOT: BotName = "cadet";

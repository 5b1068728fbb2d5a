/** PWR-01: whose pages the quick reference has. */
export const QUICK_ROLES = ["maria", "louis", "frederick"] as const;
export type QuickRole = (typeof QUICK_ROLES)[number];

import { reasons } from "@maria/tell/messages/en/reasons";

/** Why something may not be done. */
export const en = {
  ...reasons,
} as const;

import { reasons } from "@maria/tell/messages/fr/reasons";

export const fr = {
  ...reasons,
} as const;

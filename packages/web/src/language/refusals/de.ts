import { reasons } from "@maria/tell/messages/de/reasons";

export const de = {
  ...reasons,
} as const;

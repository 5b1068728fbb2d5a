import { account } from "../de/account.ts";
import { alerts } from "../de/alerts.ts";
import { manners } from "../de/manners.ts";
import { online } from "../de/online.ts";
import { people } from "../de/people.ts";
import { tokens } from "../de/tokens.ts";

export const de = {
  ...account,
  ...alerts,
  ...manners,
  ...online,
  ...people,
  ...tokens,
} as const;

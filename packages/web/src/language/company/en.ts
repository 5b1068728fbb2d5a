import { account } from "../en/account.ts";
import { alerts } from "../en/alerts.ts";
import { manners } from "../en/manners.ts";
import { online } from "../en/online.ts";
import { people } from "../en/people.ts";
import { tokens } from "../en/tokens.ts";

/** People at other devices, and what a server keeps of oneself. */
export const en = {
  ...account,
  ...alerts,
  ...manners,
  ...online,
  ...people,
  ...tokens,
} as const;

import { account } from "../fr/account.ts";
import { alerts } from "../fr/alerts.ts";
import { manners } from "../fr/manners.ts";
import { online } from "../fr/online.ts";
import { people } from "../fr/people.ts";
import { tokens } from "../fr/tokens.ts";

export const fr = {
  ...account,
  ...alerts,
  ...manners,
  ...online,
  ...people,
  ...tokens,
} as const;

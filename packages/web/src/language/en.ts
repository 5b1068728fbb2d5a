import { en as telling } from "@maria/tell/messages/en";
import { account } from "./en/account.ts";
import { alerts } from "./en/alerts.ts";
import { board } from "./en/board.ts";
import { cards } from "./en/cards.ts";
import { everybody } from "./en/everybody.ts";
import { frame } from "./en/frame.ts";
import { help } from "./en/help.ts";
import { hints } from "./en/hints.ts";
import { keeping } from "./en/keeping.ts";
import { manners } from "./en/manners.ts";
import { online } from "./en/online.ts";
import { overlays } from "./en/overlays.ts";
import { panels } from "./en/panels.ts";
import { people } from "./en/people.ts";
import { politics } from "./en/politics.ts";
import { reference } from "./en/reference.ts";
import { replay } from "./en/replay.ts";
import { screens } from "./en/screens.ts";
import { start } from "./en/start.ts";
import { story } from "./en/story.ts";
import { supply } from "./en/supply.ts";
import { tokens } from "./en/tokens.ts";
import { treaties } from "./en/treaties.ts";
import { war } from "./en/war.ts";
import { winter } from "./en/winter.ts";

/** Every text of the page. */
export const en = {
  ...telling,
  ...frame,
  ...account,
  ...alerts,
  ...manners,
  ...tokens,
  ...board,
  ...cards,
  ...war,
  ...reference,
  ...replay,
  ...screens,
  ...start,
  ...story,
  ...supply,
  ...winter,
  ...people,
  ...politics,
  ...treaties,
  ...help,
  ...everybody,
  ...keeping,
  ...online,
  ...overlays,
  ...hints,
  ...panels,
} as const;

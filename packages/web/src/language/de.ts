import { de as telling } from "@maria/tell/messages/de";
import { account } from "./de/account.ts";
import { alerts } from "./de/alerts.ts";
import { board } from "./de/board.ts";
import { cards } from "./de/cards.ts";
import { everybody } from "./de/everybody.ts";
import { frame } from "./de/frame.ts";
import { help } from "./de/help.ts";
import { hints } from "./de/hints.ts";
import { keeping } from "./de/keeping.ts";
import { manners } from "./de/manners.ts";
import { online } from "./de/online.ts";
import { overlays } from "./de/overlays.ts";
import { panels } from "./de/panels.ts";
import { people } from "./de/people.ts";
import { politics } from "./de/politics.ts";
import { reference } from "./de/reference.ts";
import { replay } from "./de/replay.ts";
import { screens } from "./de/screens.ts";
import { start } from "./de/start.ts";
import { story } from "./de/story.ts";
import { supply } from "./de/supply.ts";
import { tokens } from "./de/tokens.ts";
import { treaties } from "./de/treaties.ts";
import { war } from "./de/war.ts";
import { winter } from "./de/winter.ts";

/** Every text of the page. */
export const de = {
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

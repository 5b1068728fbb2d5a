import { fr as telling } from "@maria/tell/messages/fr";
import { account } from "./fr/account.ts";
import { alerts } from "./fr/alerts.ts";
import { board } from "./fr/board.ts";
import { cards } from "./fr/cards.ts";
import { everybody } from "./fr/everybody.ts";
import { frame } from "./fr/frame.ts";
import { help } from "./fr/help.ts";
import { hints } from "./fr/hints.ts";
import { keeping } from "./fr/keeping.ts";
import { manners } from "./fr/manners.ts";
import { online } from "./fr/online.ts";
import { overlays } from "./fr/overlays.ts";
import { panels } from "./fr/panels.ts";
import { people } from "./fr/people.ts";
import { politics } from "./fr/politics.ts";
import { reference } from "./fr/reference.ts";
import { replay } from "./fr/replay.ts";
import { screens } from "./fr/screens.ts";
import { start } from "./fr/start.ts";
import { story } from "./fr/story.ts";
import { supply } from "./fr/supply.ts";
import { tokens } from "./fr/tokens.ts";
import { treaties } from "./fr/treaties.ts";
import { war } from "./fr/war.ts";
import { winter } from "./fr/winter.ts";

/** Every text of the page. */
export const fr = {
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

import { decisions } from "@maria/tell/messages/de/decisions";
import { events } from "@maria/tell/messages/de/events";
import { names } from "@maria/tell/messages/de/names";
import { political } from "@maria/tell/messages/de/political";
import { position } from "@maria/tell/messages/de/position";
import { purposes } from "@maria/tell/messages/de/purposes";
import { story as tellingStory } from "@maria/tell/messages/de/story";
import { everybody, help } from "../de/atTable.ts";
import { board } from "../de/board.ts";
import { cards } from "../de/cards.ts";
import { account, alerts, online, people } from "../de/doors.ts";
import { frame } from "../de/frame.ts";
import { hints } from "../de/hints.ts";
import { keeping } from "../de/keeping.ts";
import { politics } from "../de/letters.ts";
import { panels } from "../de/panels.ts";
import { screens } from "../de/screens.ts";
import { war } from "../de/setUp.ts";
import { start } from "../de/start.ts";
import { story } from "../de/story.ts";

export const de = {
  ...decisions,
  ...events,
  ...names,
  ...political,
  ...position,
  ...purposes,
  ...tellingStory,
  ...board,
  ...cards,
  ...everybody,
  ...frame,
  ...help,
  ...hints,
  ...keeping,
  ...politics,
  ...panels,
  ...screens,
  ...war,
  ...start,
  ...story,
  ...account,
  ...alerts,
  ...online,
  ...people,
} as const;

import { decisions } from "@maria/tell/messages/en/decisions";
import { events } from "@maria/tell/messages/en/events";
import { names } from "@maria/tell/messages/en/names";
import { political } from "@maria/tell/messages/en/political";
import { position } from "@maria/tell/messages/en/position";
import { purposes } from "@maria/tell/messages/en/purposes";
import { story as tellingStory } from "@maria/tell/messages/en/story";
import { everybody, help } from "../en/atTable.ts";
import { board } from "../en/board.ts";
import { cards } from "../en/cards.ts";
import { account, alerts, online, people } from "../en/doors.ts";
import { frame } from "../en/frame.ts";
import { hints } from "../en/hints.ts";
import { keeping } from "../en/keeping.ts";
import { politics } from "../en/letters.ts";
import { panels } from "../en/panels.ts";
import { screens } from "../en/screens.ts";
import { war } from "../en/setUp.ts";
import { start } from "../en/start.ts";
import { story } from "../en/story.ts";

/** What is said from the first screen to the set-up of a game, and in every decision. */
export const en = {
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

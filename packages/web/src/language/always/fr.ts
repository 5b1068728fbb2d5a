import { decisions } from "@maria/tell/messages/fr/decisions";
import { events } from "@maria/tell/messages/fr/events";
import { names } from "@maria/tell/messages/fr/names";
import { political } from "@maria/tell/messages/fr/political";
import { position } from "@maria/tell/messages/fr/position";
import { purposes } from "@maria/tell/messages/fr/purposes";
import { story as tellingStory } from "@maria/tell/messages/fr/story";
import { everybody, help } from "../fr/atTable.ts";
import { board } from "../fr/board.ts";
import { cards } from "../fr/cards.ts";
import { account, alerts, online, people } from "../fr/doors.ts";
import { frame } from "../fr/frame.ts";
import { hints } from "../fr/hints.ts";
import { keeping } from "../fr/keeping.ts";
import { politics } from "../fr/letters.ts";
import { panels } from "../fr/panels.ts";
import { screens } from "../fr/screens.ts";
import { war } from "../fr/setUp.ts";
import { start } from "../fr/start.ts";
import { story } from "../fr/story.ts";

export const fr = {
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

import type { Translation } from "@maria/tell";
import { admin } from "./de/admin.ts";
import { commands } from "./de/commands.ts";
import { display } from "./de/display.ts";
import { families } from "./de/families.ts";
import { help } from "./de/help.ts";
import { play } from "./de/play.ts";
import { politicsMenu } from "./de/politicsMenu.ts";
import { position } from "./de/position.ts";
import { talk } from "./de/talk.ts";
import { verify } from "./de/verify.ts";
import type { en } from "./en.ts";

/** Every text of the command line’s own in German. */
export const de: Translation<typeof en> = {
  ...families,
  ...help,
  ...position,
  ...display,
  ...play,
  ...politicsMenu,
  ...talk,
  ...commands,
  ...verify,
  ...admin,
};

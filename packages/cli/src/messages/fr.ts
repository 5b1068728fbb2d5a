import type { Translation } from "@maria/tell";
import type { en } from "./en.ts";
import { admin } from "./fr/admin.ts";
import { commands } from "./fr/commands.ts";
import { display } from "./fr/display.ts";
import { families } from "./fr/families.ts";
import { help } from "./fr/help.ts";
import { play } from "./fr/play.ts";
import { politicsMenu } from "./fr/politicsMenu.ts";
import { position } from "./fr/position.ts";
import { talk } from "./fr/talk.ts";
import { verify } from "./fr/verify.ts";

/** Every text of the command line’s own in French. */
export const fr: Translation<typeof en> = {
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

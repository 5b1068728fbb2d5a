import { admin } from "./en/admin.ts";
import { commands } from "./en/commands.ts";
import { display } from "./en/display.ts";
import { families } from "./en/families.ts";
import { help } from "./en/help.ts";
import { play } from "./en/play.ts";
import { politicsMenu } from "./en/politicsMenu.ts";
import { position } from "./en/position.ts";
import { talk } from "./en/talk.ts";
import { verify } from "./en/verify.ts";

/** Every text of the command line’s own in English, and the source of the keys for the other languages. */
export const en = {
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
} as const;

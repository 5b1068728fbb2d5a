import { everybody } from "../de/everybody.ts";
import { panels } from "../de/facts.ts";
import { screens } from "../de/forms.ts";
import { help } from "../de/help.ts";
import { board } from "../de/legend.ts";
import { overlays } from "../de/overlays.ts";

export const de = {
  ...board,
  ...everybody,
  ...help,
  ...overlays,
  ...panels,
  ...screens,
} as const;

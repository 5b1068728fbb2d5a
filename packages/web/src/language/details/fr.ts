import { everybody } from "../fr/everybody.ts";
import { panels } from "../fr/facts.ts";
import { screens } from "../fr/forms.ts";
import { help } from "../fr/help.ts";
import { board } from "../fr/legend.ts";
import { overlays } from "../fr/overlays.ts";

export const fr = {
  ...board,
  ...everybody,
  ...help,
  ...overlays,
  ...panels,
  ...screens,
} as const;

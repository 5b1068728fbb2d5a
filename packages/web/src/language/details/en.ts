import { everybody } from "../en/everybody.ts";
import { panels } from "../en/facts.ts";
import { screens } from "../en/forms.ts";
import { help } from "../en/help.ts";
import { board } from "../en/legend.ts";
import { overlays } from "../en/overlays.ts";

/** What is looked up beside the board, and what other screens than the first say. */
export const en = {
  ...board,
  ...everybody,
  ...help,
  ...overlays,
  ...panels,
  ...screens,
} as const;

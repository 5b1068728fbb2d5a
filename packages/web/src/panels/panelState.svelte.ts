import { recall, remember } from "../settings/memory.ts";
import { PANELS, type PanelName } from "./panelNames.ts";

const KEY = "maria-panel";

/** Which panel is open, and whether the help is, the card of the role, or a hint; the panel is remembered in the browser. */
class PanelState {
  open = $state<PanelName>("hands");
  /** Where there is room for one thing only, the decision has it and not the panel. */
  isDeciding = $state(true);
  help = $state(false);
  role = $state(false);
  /** A hint is wanted. */
  counsel = $state(false);

  constructor() {
    const stored = recall(KEY);
    this.open = PANELS.find((name) => name === stored) ?? "hands";
  }

  show(name: PanelName): void {
    this.open = name;
    this.isDeciding = false;
    remember(KEY, name);
  }

  decide(): void {
    this.isDeciding = true;
  }
}

export const panelState = new PanelState();

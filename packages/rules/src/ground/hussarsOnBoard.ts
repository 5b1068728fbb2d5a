import type { EventSink } from "../model/events.ts";
import { type CityId, OFF_BOARD } from "../model/ids.ts";
import { HUSSARS } from "../model/numbers.ts";
import type { Draft } from "../model/state.ts";
import { withNumber } from "../tools/withEntry.ts";

/** HUS-08, RUL-10: any piece arriving in a hussar's city, in whatever way, takes the hussar off the board. */
export const removeHussar = (draft: Draft, city: CityId, events: EventSink): void => {
  for (let hussar = 0; hussar < HUSSARS; hussar++)
    if (draft.hussars[hussar] === city) {
      draft.hussars = withNumber(draft.hussars, hussar, OFF_BOARD);
      events?.push({ type: "hussarRemoved", hussar, city });
    }
};

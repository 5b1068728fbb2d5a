import { MediaQuery } from "svelte/reactivity";

/** How much room the window gives; the style sheets ask for the same widths. */
export const room = {
  /** A phone, or a page shown much larger: one thing at a time, below the board or beside it. */
  isNarrow: new MediaQuery("(max-width: 760px), (max-height: 500px)"),
  /** A laptop or more: hands, log and the small map lie open beside the board, and nothing lies over it. */
  isWide: new MediaQuery("(min-width: 1280px) and (min-height: 700px)"),
};

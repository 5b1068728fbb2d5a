import { MediaQuery } from "svelte/reactivity";

/** How much room the window gives; the style sheets ask for the same widths. */
export const room = {
  /** A phone, or a page shown much larger: one thing at a time, below the board or beside it. */
  isNarrow: new MediaQuery("(max-width: 760px), (max-height: 500px)"),
  /** A wide desktop: hands and log lie open beside the board. */
  isWide: new MediaQuery("(min-width: 1600px) and (min-height: 780px)"),
};

import type { Consequence } from "@maria/advice/movement";

/** How a consequence is to be taken: a gain, a fight to come, something to beware of, or merely good to know. */
export type Tone = "gain" | "fight" | "warning" | "note";

const TONES: { readonly [Kind in Consequence["kind"]]: Tone } = {
  conquers: "gain",
  questionMark: "gain",
  eliminates: "gain",
  drivesOff: "note",
  stack: "note",
  needsConsent: "note",
  endsGame: "gain",
  markersReturn: "note",
  attacks: "fight",
  outOfSupply: "warning",
  supplyPrice: "warning",
  cutsOff: "gain",
  strands: "warning",
  exposes: "warning",
  uncovers: "note",
};

export const toneOf = ({ kind }: Consequence): Tone => TONES[kind];

import type { Step } from "../../src/ground/sequence.ts";
import type { Action } from "../../src/model/actions.ts";
import type { Cession } from "../../src/model/affairs.ts";
import type { GameEvent } from "../../src/model/events.ts";
import type { CardId, CityId } from "../../src/model/ids.ts";
import type { Seat } from "../../src/model/options.ts";
import type { PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { isMainRoad, type Pack } from "../../src/pack/pack.ts";
import { packOf } from "../../src/pack/registry.ts";
import { historical, packWith, rowOf } from "./packs.ts";
import { actionsOffered, piece, played, position, type Setup } from "./position.ts";

/** A position of the Silesia Gambit. */
export const gambit = (setup: Omit<Setup, "variant">): State =>
  position({ variant: "silesia-gambit", ...setup });

export const CEDE: Action = { type: "cede", cede: true };
export const KEEP: Action = { type: "cede", cede: false };
export const CESSION: Step = { stage: 0, phase: "cession" };

/** Austria is asked at the end of turn 6. */
export const asksForCession = (setup: Omit<Setup, "variant" | "begin" | "turn"> = {}): State =>
  gambit({ turn: 6, begin: CESSION, ...setup });

/** Austria has just ceded Silesia. */
export const ceded = (
  setup: Omit<Setup, "variant" | "begin" | "turn"> = {},
): { readonly state: State; readonly events: readonly GameEvent[] } =>
  played(asksForCession(setup), "maria", CEDE);

/** A later position in which Silesia was ceded with these P, F and A. */
export const afterCession = (cession: Cession, setup: Omit<Setup, "variant">): State => {
  const state = gambit({ turn: 7, ...setup });
  if (state.affairs === null) throw new Error("the Silesia Gambit has affairs");
  return { ...state, affairs: { ...state.affairs, cession } };
};

/** The same marker on several fortresses. */
export const held = (name: PowerName, keys: readonly string[]): Record<string, PowerName> =>
  Object.fromEntries(keys.map((key) => [key, name]));

export const IN_SILESIA = ["breslau", "glogau", "liegnitz", "brieg", "neisse", "glatz", "cosel"];
export const IN_BAVARIA = [
  "muenchen",
  "ingolstadt",
  "straubing",
  "landshut",
  "braunau",
  "burghausen",
  "amberg",
];
export const IN_FRANCE = [
  "duenkirchen",
  "arras",
  "lille",
  "cambrai",
  "valenciennes",
  "maubeuge",
  "sedan",
  "paris",
  "verdun",
  "thionville",
  "metz",
  "saarlouis",
];
export const IN_THE_AUSTRIAN_NETHERLANDS = [
  "ypern",
  "ostende",
  "tournai",
  "gent",
  "mons",
  "bruessel",
  "charleroi",
  "namur",
  "luxemburg",
];
export const IN_THE_NETHERLANDS = ["sluis", "breda", "bergen-op-zoom", "maastricht", "venlo"];
/** In Bohemia and Moravia. */
export const IN_AUSTRIA = [
  "prag",
  "eger",
  "pilsen",
  "budweis",
  "tabor",
  "leitmeritz",
  "koeniggraetz",
  "kolin",
  "jungbunzlau",
  "olmuetz",
  "bruenn",
  "znaim",
  "iglau",
  "troppau",
];

/** A normal march of one city by this piece, leaving where it stands. */
export const leaving = (state: State, seat: Seat, name: string): Action => {
  const id = piece(packOf(state), name);
  const found = actionsOffered(state, seat, "march").find(
    (action) => action.type === "march" && action.piece === id && !action.force && action.path.length === 1,
  );
  if (!found) throw new Error(`${name} cannot leave`);
  return found;
};

const flanders = (territory: string, fortress?: "minor") =>
  ({ map: "flanders", sector: "FA3", territory, ...(fortress && { fortress }) }) as const;

/**
 * One main road from the Bohemia map (ulm1, ulm2 in Bavaria, post in the Empire) over the Flanders map: gate in the Empire, flems in
 * the Austrian Netherlands, dutch in the Netherlands, rhine in the Empire, gaul and gaul2 in France.
 */
export const roadToFlanders: Pack = packWith(
  {
    ulm2: { territory: "bavaria" },
    ulm1: { territory: "bavaria" },
    post: {},
    gate: flanders("empire"),
    flems: flanders("austrian_netherlands"),
    dutch: flanders("netherlands"),
    rhine: flanders("empire"),
    gaul: flanders("france"),
    gaul2: flanders("france"),
  },
  rowOf(["ulm2", "ulm1", "post", "gate", "flems", "dutch", "rhine", "gaul", "gaul2"], "main"),
);

export const cardsPutAside = (state: State): readonly CardId[] => state.closed?.putAside ?? [];

/** Where main roads lead from a city. */
export const alongMainRoads = (key: string): string[] => {
  const { wholeBoard, cities, cityByKey } = historical;
  const from = cityByKey.get(key) as CityId;
  const around = wholeBoard.neighbours[from] ?? [];
  return around.filter((to) => isMainRoad(wholeBoard, from, to)).map((to) => cities[to]?.key ?? "");
};

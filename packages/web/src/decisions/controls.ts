import type { Choice } from "@maria/rules";
import type { Component } from "svelte";
import type { Session } from "../game/session.svelte.ts";

export type Control = Component<{ session: Session }>;
type Loader = () => Promise<{ default: Control }>;

/** The controls, in the order in which they stand below one another; each is loaded with its first decision. */
const LOADERS = {
  allotment: () => import("./setUp/Allotment.svelte"),
  hussars: () => import("./hussars/Hussars.svelte"),
  subsidy: () => import("./supply/Subsidy.svelte"),
  supplyPayment: () => import("./supply/SupplyPayment.svelte"),
  supplyShortfall: () => import("./supply/SupplyShortfall.svelte"),
  stackConsent: () => import("./movement/StackConsent.svelte"),
  dispute: () => import("./movement/Dispute.svelte"),
  marches: () => import("./movement/Marches.svelte"),
  trainReentry: () => import("./movement/TrainReentry.svelte"),
  done: () => import("./movement/Done.svelte"),
  fights: () => import("./combat/Fights.svelte"),
  battle: () => import("./combat/Battle.svelte"),
  retreat: () => import("./combat/Retreat.svelte"),
  recruiting: () => import("./winter/Recruiting.svelte"),
  trump: () => import("./politics/Trump.svelte"),
  placement: () => import("./politics/Placement.svelte"),
  selection: () => import("./politics/Selection.svelte"),
  execution: () => import("./politics/Execution.svelte"),
  grant: () => import("./politics/Grant.svelte"),
  expedition: () => import("./politics/Expedition.svelte"),
  expeditionReturn: () => import("./politics/ExpeditionReturn.svelte"),
  displacement: () => import("./politics/Displacement.svelte"),
  saxonyShift: () => import("./politics/SaxonyShift.svelte"),
  reduction: () => import("./politics/Reduction.svelte"),
  peace: () => import("./politics/Peace.svelte"),
  secondTrain: () => import("./politics/SecondTrain.svelte"),
  vote: () => import("./politics/Vote.svelte"),
  cession: () => import("./politics/Cession.svelte"),
} as const satisfies Record<string, Loader>;

export type ControlName = keyof typeof LOADERS;
export const CONTROL_NAMES = Object.keys(LOADERS) as readonly ControlName[];

/**
 * Which control serves which kind of choice: none can be forgotten. What may be done at any time has its place in a
 * panel: transfers in the army sheets, agreements in the treaties.
 */
const CONTROL_OF: { readonly [Type in Choice["type"]]: ControlName | "armySheets" | "treaties" } = {
  allot: "allotment",
  transfer: "armySheets",
  placeHussar: "hussars",
  subsidy: "subsidy",
  paySupply: "supplyPayment",
  coverSupply: "supplyShortfall",
  march: "marches",
  halt: "marches",
  reenterTrain: "trainReentry",
  answerDispute: "dispute",
  dispute: "dispute",
  passFlanders: "dispute",
  answerStack: "stackConsent",
  done: "done",
  notDone: "done",
  fight: "fights",
  playCard: "battle",
  stop: "battle",
  retreat: "retreat",
  proposeStack: "recruiting",
  recruit: "recruiting",
  chooseTrump: "trump",
  placeCard: "placement",
  selectCard: "selection",
  conserve: "selection",
  execute: "execution",
  assignTroops: "grant",
  expedition: "expedition",
  bringBack: "expeditionReturn",
  displace: "displacement",
  shiftSaxony: "saxonyShift",
  reduce: "reduction",
  offerPeace: "peace",
  answerPeace: "peace",
  placeTrain: "secondTrain",
  vote: "vote",
  cede: "cession",
  propose: "treaties",
  answerOffer: "treaties",
  withdrawOffer: "treaties",
  endTreaty: "treaties",
};

/** The controls that have something to offer now. */
export const controlsFor = (choices: readonly Choice[]): ControlName[] => {
  const wanted = new Set<string>(choices.map(({ type }) => CONTROL_OF[type]));
  return CONTROL_NAMES.filter((name) => wanted.has(name));
};

const loaded = new Map<ControlName, Control>();

/** A control that has been loaded before; it can be shown again without delay. */
export const loadedControl = (name: ControlName): Control | undefined => loaded.get(name);

export const loadControl = async (name: ControlName): Promise<Control> => {
  const { default: control } = await LOADERS[name]();
  loaded.set(name, control);
  return control;
};

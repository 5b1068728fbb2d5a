import type { Choice } from "@maria/rules/model";
import type { Component } from "svelte";
import type { Session } from "../game/session.svelte.ts";
import { speaking } from "../language/language.svelte.ts";

export type Control = Component<{ session: Session }>;
type Loader = () => Promise<Control>;

/**
 * The controls of one kind of phase come together, with its first decision and with what its phase
 * says: they are needed one after another.
 */
const setUp = () => import("./setUp/controls.ts");
const hussars = speaking(() => import("./hussars/controls.ts"), "campaign");
const supply = speaking(() => import("./supply/controls.ts"), "campaign");
const movement = speaking(() => import("./movement/controls.ts"), "campaign", "refusals");
const combat = speaking(() => import("./combat/controls.ts"), "campaign", "refusals");
const winter = speaking(() => import("./winter/controls.ts"), "campaign");
const politics = speaking(() => import("./politics/controls.ts"), "affairs");

/** The controls, in the order in which they stand below one another. */
const LOADERS = {
  allotment: async () => (await setUp()).Allotment,
  hussars: async () => (await hussars()).Hussars,
  subsidy: async () => (await supply()).Subsidy,
  supplyPayment: async () => (await supply()).SupplyPayment,
  supplyShortfall: async () => (await supply()).SupplyShortfall,
  stackConsent: async () => (await movement()).StackConsent,
  dispute: async () => (await movement()).Dispute,
  marches: async () => (await movement()).Marches,
  trainReentry: async () => (await movement()).TrainReentry,
  done: async () => (await movement()).Done,
  fights: async () => (await combat()).Fights,
  battle: async () => (await combat()).Battle,
  retreat: async () => (await combat()).Retreat,
  recruiting: async () => (await winter()).Recruiting,
  trump: async () => (await politics()).Trump,
  placement: async () => (await politics()).Placement,
  selection: async () => (await politics()).Selection,
  execution: async () => (await politics()).Execution,
  grant: async () => (await politics()).Grant,
  expedition: async () => (await politics()).Expedition,
  expeditionReturn: async () => (await politics()).ExpeditionReturn,
  displacement: async () => (await politics()).Displacement,
  saxonyShift: async () => (await politics()).SaxonyShift,
  reduction: async () => (await politics()).Reduction,
  peace: async () => (await politics()).Peace,
  secondTrain: async () => (await politics()).SecondTrain,
  vote: async () => (await politics()).Vote,
  cession: async () => (await politics()).Cession,
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

/** RUL-101: as long as there are marches, what would end them stands below, even if a treaty forbids it yet. */
const WITH_MARCHES: readonly ControlName[] = ["dispute", "done"];

/** The controls that have something to offer now. */
export const controlsFor = (choices: readonly Choice[]): ControlName[] => {
  const wanted = new Set<string>(choices.map(({ type }) => CONTROL_OF[type]));
  if (wanted.has("marches")) for (const name of WITH_MARCHES) wanted.add(name);
  return CONTROL_NAMES.filter((name) => wanted.has(name));
};

const loaded = new Map<ControlName, Control>();

/** A control that has been loaded before; it can be shown again without delay. */
export const loadedControl = (name: ControlName): Control | undefined => loaded.get(name);

/** Sends for the controls these choices will need. One that does not come is asked for again when it is shown. */
export const sendForControls = (choices: readonly Choice[]): void => {
  void Promise.allSettled(controlsFor(choices).map(loadControl));
};

export const loadControl = async (name: ControlName): Promise<Control> => {
  const control = await LOADERS[name]();
  loaded.set(name, control);
  return control;
};

import { withEachCommander } from "../ground/commanders.ts";
import { minimalPayments, randomPayment } from "../ground/payment.ts";
import { actionKind, bareKind } from "../model/actionKind.ts";
import type { MarchAction } from "../model/actions.ts";
import type { MarchChoice, MarchStep } from "../model/choices.ts";
import type { CityId } from "../model/ids.ts";
import { card, city, piece, some } from "../model/shapes.ts";
import { optional, truth } from "../tools/codec.ts";
import { either, pick, type Random } from "../tools/random.ts";

const marchTo = ({ piece }: MarchChoice, path: readonly CityId[], force: boolean): MarchAction => ({
  type: "march",
  piece,
  path: path.slice(),
  force,
});

function* marches(choice: MarchChoice, force: boolean, path: CityId[] = []): Generator<MarchAction> {
  for (const step of choice.steps(path, force)) {
    path.push(step.city);
    if (step.mayEnd) yield* withEachCommander(marchTo(choice, path, force), step.commanders);
    if (step.mayGoOn) yield* marches(choice, force, path);
    path.pop();
  }
}

/** A walk down the march tree that stops somewhere on the way. */
const randomMarch = (choice: MarchChoice, random: Random): MarchAction | null => {
  const force = choice.mayForce && random(4) === 0;
  const path: CityId[] = [];
  let last: MarchStep | null = null;
  while (last === null || (last.mayGoOn && (!last.mayEnd || random(3) > 0))) {
    const steps = choice.steps(path, force);
    if (steps.length === 0) break;
    last = pick(steps, random);
    path.push(last.city);
  }
  if (last === null || !last.mayEnd) return null;
  const { piece } = choice;
  if (last.commanders === null) return { type: "march", piece, path, force };
  return { type: "march", piece, path, force, commander: pick(last.commanders, random) };
};

export const marchKind = actionKind<"march">({
  shape: { piece, path: some(city), force: truth, commander: optional(piece) },
  grounds: ({ force }) => (force ? ["MOV-17", "MOV-19", "MOV-20", "MOV-22"] : ["MOV-01", "MOV-05", "MOV-06"]),
  *list(choice) {
    yield* marches(choice, false);
    if (choice.mayForce) yield* marches(choice, true);
  },
  draw: randomMarch,
});

export const haltKind = bareKind<"halt">(() => ({ type: "halt" }), ["MOV-26"]);

export const reenterTrainKind = actionKind<"reenterTrain">({
  shape: { train: piece, city, cards: some(card) },
  grounds: ["TRN-01", "TRN-02", "TRN-04", "TRN-05"],
  *list({ cities, hand, price, train }) {
    for (const city of cities)
      for (const cards of minimalPayments(hand, price)) yield { type: "reenterTrain", train, city, cards };
  },
  draw({ cities, hand, price, train }, random) {
    const cards = randomPayment(hand, price, random);
    return { type: "reenterTrain", train, city: pick(cities, random), cards };
  },
});

export const answerDisputeKind = actionKind<"answerDispute">({
  shape: { dispute: truth },
  grounds: ["MOV-27", "RUL-02"],
  list: () => [true, false].map((dispute) => ({ type: "answerDispute", dispute })),
  draw: (_, random) => ({ type: "answerDispute", dispute: either(random) }),
});

export const disputeKind = bareKind<"dispute">(() => ({ type: "dispute" }), ["MOV-27", "RUL-02"]);
export const passFlandersKind = bareKind<"passFlanders">(() => ({ type: "passFlanders" }), ["RUL-02"]);

export const answerStackKind = actionKind<"answerStack">({
  shape: { agree: truth },
  grounds: ["MOV-26", "RUL-07"],
  list: ({ answers }) => answers.map((agree) => ({ type: "answerStack", agree })),
  draw: ({ answers }, random) => ({ type: "answerStack", agree: pick(answers, random) }),
});

/** The hussar stage ends with it as well. */
export const doneKind = bareKind<"done">(() => ({ type: "done" }), ["MOV-02"]);
export const notDoneKind = bareKind<"notDone">(() => ({ type: "notDone" }), ["RUL-01"]);

import { actionKind } from "../model/actionKind.ts";
import { city } from "../model/shapes.ts";
import { truth } from "../tools/codec.ts";
import { either, pick } from "../tools/random.ts";

export const reduceKind = actionKind<"reduce">({
  shape: { reduce: truth },
  grounds: ["FRO-01"],
  list: () => [true, false].map((reduce) => ({ type: "reduce", reduce })),
  draw: (_, random) => ({ type: "reduce", reduce: either(random) }),
});

export const offerPeaceKind = actionKind<"offerPeace">({
  shape: { offer: truth },
  grounds: ["ANX-01"],
  list: ({ offers }) => offers.map((offer) => ({ type: "offerPeace", offer })),
  draw: ({ offers }, random) => ({ type: "offerPeace", offer: pick(offers, random) }),
});

export const answerPeaceKind = actionKind<"answerPeace">({
  shape: { accept: truth },
  grounds: ["ANX-04"],
  list: ({ answers }) => answers.map((accept) => ({ type: "answerPeace", accept })),
  draw: ({ answers }, random) => ({ type: "answerPeace", accept: pick(answers, random) }),
});

export const placeTrainKind = actionKind<"placeTrain">({
  shape: { city },
  grounds: ["ANX-16"],
  list: ({ cities }) => cities.map((city) => ({ type: "placeTrain", city })),
  draw: ({ cities }, random) => ({ type: "placeTrain", city: pick(cities, random) }),
});

export const cedeKind = actionKind<"cede">({
  shape: { cede: truth },
  grounds: ["SGA-13"],
  list: () => [true, false].map((cede) => ({ type: "cede", cede })),
  draw: (_, random) => ({ type: "cede", cede: either(random) }),
});

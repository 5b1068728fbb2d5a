import type { View } from "@maria/rules";
import { isOnBoard, type PieceId } from "@maria/rules/model";
import { cityName, pieceName, pieceWithRank, placeText, powerName, troopsText } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import { allot } from "./allot.ts";
import { cardOptions, fightOptions, stopLabel } from "./combat.ts";
import { placeHussar } from "./hussars.ts";
import { march } from "./march.ts";
import type { MenuOf } from "./menuOf.ts";
import { recruit } from "./recruit.ts";
import { retreatOptions } from "./retreat.ts";
import { proposeStack } from "./stacks.ts";
import { coverOptions, paySupply } from "./supply.ts";
import { reenterTrain } from "./trains.ts";

export const generalAt = (words: Words, view: View, piece: PieceId): string => {
  const place = placeText(words, view, piece);
  const isGeneral = words.pack.pieces[piece]?.kind === "general";
  return isGeneral
    ? words.say("menu.generalAt", {
        general: pieceWithRank(words, piece),
        troops: troopsText(words, view, piece),
        place,
      })
    : words.say("menu.trainAt", { train: pieceName(words, piece), place });
};

const hussarPlace = (words: Words, view: View, hussar: number): string => {
  const place = view.hussars[hussar];
  return place !== undefined && isOnBoard(place) ? cityName(words, place) : words.say("position.offBoard");
};

/** Marches, supply, combat and winter. */
export const warMenu: MenuOf<
  | "allot"
  | "placeHussar"
  | "subsidy"
  | "paySupply"
  | "coverSupply"
  | "march"
  | "halt"
  | "reenterTrain"
  | "answerDispute"
  | "dispute"
  | "passFlanders"
  | "answerStack"
  | "done"
  | "notDone"
  | "fight"
  | "playCard"
  | "stop"
  | "retreat"
  | "proposeStack"
  | "recruit"
> = {
  allot: (session, view, choice) => [
    {
      label: session.words.say("menu.allot", { power: powerName(session.words, choice.power) }),
      asks: true,
      value: () => allot(session, view, choice),
    },
  ],
  placeHussar: (session, view, choice) => [
    {
      label: session.words.say("menu.placeHussar", {
        hussar: choice.hussar + 1,
        place: hussarPlace(session.words, view, choice.hussar),
      }),
      value: () => placeHussar(session, view, choice),
    },
  ],
  subsidy: ({ words }) => [
    { label: words.say("menu.subsidyPay"), value: () => ({ type: "subsidy", pay: true }) },
    { label: words.say("menu.subsidyRefuse"), value: () => ({ type: "subsidy", pay: false }) },
  ],
  paySupply: (session, _view, choice) => [
    {
      label: session.words.say("menu.paySupply", {
        power: powerName(session.words, choice.power),
        n: choice.price,
      }),
      asks: true,
      value: () => paySupply(session, choice),
    },
  ],
  coverSupply: ({ words }, _view, choice) => coverOptions(words, choice),
  march: (session, view, choice) => [
    {
      label: session.words.say("menu.march", { piece: generalAt(session.words, view, choice.piece) }),
      name: pieceName(session.words, choice.piece),
      value: () => march(session, view, choice),
    },
  ],
  halt: ({ words }) => [{ label: words.say("menu.halt"), value: () => ({ type: "halt" }) }],
  reenterTrain: (session, view, choice) => [
    {
      label: session.words.say("menu.reenterTrain", {
        train: generalAt(session.words, view, choice.train),
        n: choice.price,
      }),
      value: () => reenterTrain(session, view, choice),
    },
  ],
  answerDispute: ({ words }) => [
    {
      label: words.say("menu.noDispute"),
      value: () => ({ type: "answerDispute", dispute: false }),
    },
    { label: words.say("menu.dispute"), value: () => ({ type: "answerDispute", dispute: true }) },
  ],
  dispute: ({ words }) => [{ label: words.say("menu.dispute"), value: () => ({ type: "dispute" }) }],
  passFlanders: ({ words }) => [
    { label: words.say("menu.passFlanders"), value: () => ({ type: "passFlanders" }) },
  ],
  answerStack: ({ words }, _view, { answers }) =>
    answers.map((agree) => ({
      label: words.say(agree ? "menu.agreeStack" : "menu.refuseStack"),
      value: () => ({ type: "answerStack", agree }),
    })),
  done: ({ words }, view) => [
    {
      label: words.say(
        view.agenda[view.agenda.length - 1]?.kind === "hussars" ? "menu.doneHussars" : "menu.doneMoving",
      ),
      key: "d",
      value: () => ({ type: "done" }),
    },
  ],
  notDone: ({ words }) => [{ label: words.say("menu.notDone"), value: () => ({ type: "notDone" }) }],
  fight: ({ words }, view, choice) => fightOptions(words, view, choice.fights),
  playCard: (session, _view, choice) => cardOptions(session, choice),
  stop: ({ words }, view) => [{ label: stopLabel(words, view), key: "x", value: () => ({ type: "stop" }) }],
  retreat: ({ words }, view, choice) => retreatOptions(words, view, choice.paths),
  proposeStack: (session, _view, choice) => [
    {
      label: session.words.say("menu.proposeStack", { general: pieceName(session.words, choice.general) }),
      value: () => proposeStack(session, choice),
    },
  ],
  recruit: (session, view, choice) => [
    {
      label: session.words.say("menu.recruit", { power: powerName(session.words, choice.power) }),
      asks: true,
      value: () => recruit(session, view, choice),
    },
  ],
};

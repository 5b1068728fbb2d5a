import { type Action, type Choice, isOnBoard, type PieceId, type View } from "@maria/rules";
import { cityOf } from "../tell/place.ts";
import { troopsText } from "../tell/troops.ts";
import { cityName, cityWithSuit, pieceName, pieceWithRank, powerName, type Words } from "../tell/words.ts";
import { allot } from "./allot.ts";
import type { Option } from "./asking.ts";
import { cardOptions, fightOptions, stopLabel } from "./combat.ts";
import { placeHussar } from "./hussars.ts";
import { march } from "./march.ts";
import { recruit } from "./recruit.ts";
import { retreatOptions } from "./retreat.ts";
import type { Session } from "./session.ts";
import { proposeStack, type TransferChoice, transfer } from "./stacks.ts";
import { coverOptions, paySupply } from "./supply.ts";
import { reenterTrain } from "./trains.ts";

/** Makes the action, with further questions where there is more to choose. */
export type Build = () => Action | Promise<Action>;

/** Transfers are possible at nearly any time, so they share one line of the menu. */
type Listed = Exclude<Choice["type"], "transfer">;

type Menu = {
  readonly [Type in Listed]: (
    session: Session,
    view: View,
    choice: Extract<Choice, { type: Type }>,
  ) => Option<Build>[];
};

const generalAt = (words: Words, view: View, piece: PieceId): string => {
  const city = cityOf(view, piece);
  const place = city === null ? words.say("position.offBoard") : cityWithSuit(words, city);
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

/** What the person reads for each kind of choice, and what happens then. */
const MENU: Menu = {
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
      value: () => reenterTrain(session, choice),
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
  answerStack: ({ words }) => [
    { label: words.say("menu.agreeStack"), value: () => ({ type: "answerStack", agree: true }) },
    { label: words.say("menu.refuseStack"), value: () => ({ type: "answerStack", agree: false }) },
  ],
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

/** Seldom wanted, and so listed after everything else. */
const LATE: readonly Choice["type"][] = ["reenterTrain", "proposeStack", "done", "stop"];

const isTransfer = (choice: Choice): choice is TransferChoice => choice.type === "transfer";

export const menuFor = (session: Session, view: View, offered: readonly Choice[]): Option<Build>[] => {
  const late = (choice: Choice): number => LATE.indexOf(choice.type);
  const transfers = offered.filter(isTransfer);
  const options = offered
    .filter((choice) => !isTransfer(choice))
    .sort((a, b) => late(a) - late(b))
    .flatMap((choice) => {
      const list = MENU[choice.type as Listed] as (
        session: Session,
        view: View,
        choice: Choice,
      ) => Option<Build>[];
      return list(session, view, choice);
    });
  if (transfers.length === 0) return options;
  const label = session.words.say("menu.transfer");
  const shift: Option<Build> = { label, key: "t", value: () => transfer(session, view, transfers) };
  const ending = options.findIndex(({ key }) => key !== undefined);
  return ending < 0 ? [...options, shift] : options.toSpliced(ending, 0, shift);
};

import { type GameRecord, pending } from "@maria/rules";
import { seatsOf } from "@maria/rules/model";
import { type Asked, cadetGame, cutBefore, gameFile, recordOf } from "../support/records.ts";

/** The moments of games that pictures are taken of. */
export type GameName =
  | "march"
  | "combat"
  | "scene"
  | "politics"
  | "selection"
  | "recruiting"
  | "end"
  | "introductory"
  | "hotseat";
export type Games = Readonly<Record<GameName, string>>;

const offers = ({ offered }: Asked, type: string): boolean => offered.some((choice) => choice.type === type);

const before = (name: GameName, record: GameRecord, isWanted: (asked: Asked) => boolean): string => {
  const cut = cutBefore(record, isWanted);
  if (cut === null) throw new Error(`the game has no such moment: ${name}`);
  return gameFile(name, cut.record, cut.seat);
};

/** Says yes when so many cards lie in one battle. */
const afterCards = (least: number): ((asked: Asked) => boolean) => {
  let laid = 0;
  return (asked) => {
    laid = asked.state.agenda.at(-1)?.kind === "battle" ? laid + 1 : 0;
    return laid > least && offers(asked, "playCard") && offers(asked, "stop");
  };
};

/** Files of games, by the name of the moment: always the same ones. */
export const games = async (): Promise<Games> => {
  const { record: advanced } = await cadetGame("advanced", 2);
  const introductory = recordOf("louis-nine-fortresses");
  const [opening] = seatsOf(advanced.options);
  return {
    march: before("march", advanced, (asked) => offers(asked, "march") && asked.state.turn === 3),
    combat: before("combat", advanced, (asked) => offers(asked, "playCard") && asked.state.turn > 1),
    scene: before("scene", advanced, afterCards(3)),
    politics: before("politics", advanced, (asked) => offers(asked, "placeCard") && asked.state.turn > 1),
    selection: before("selection", advanced, (asked) => offers(asked, "selectCard")),
    recruiting: before("recruiting", advanced, (asked) => offers(asked, "recruit")),
    end: gameFile("end", advanced, opening ?? null),
    introductory: before(
      "introductory",
      introductory,
      (asked) =>
        offers(asked, "march") &&
        asked.state.turn === 2 &&
        asked.seat === "maria" &&
        pending(asked.state).length === 1,
    ),
    hotseat: gameFile("hotseat", introductory, null),
  };
};

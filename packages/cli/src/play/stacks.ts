import type { View } from "@maria/rules";
import type { Action, Choice, PieceId } from "@maria/rules/model";
import { cityName, cityWithSuit, pieceName } from "@maria/tell";
import { askNumber, choose } from "./asking.ts";
import type { Session } from "./session.ts";

export type TransferChoice = Extract<Choice, { type: "transfer" }>;

/** DEC-03: from whom to whom, and how many. */
export const transfer = async (
  session: Session,
  view: View,
  choices: readonly TransferChoice[],
): Promise<Action> => {
  const { words } = session;
  const options = choices.map((choice) => ({
    label: words.say("transfer.option", {
      from: pieceName(words, choice.from),
      n: view.troops[choice.from] ?? 0,
      to: pieceName(words, choice.to),
      m: view.troops[choice.to] ?? 0,
    }),
    value: choice,
  }));
  const { from, to, most } = await choose(session, words.say("transfer.which"), options);
  const prompt = words.say("transfer.howMany", { most });
  return { type: "transfer", from, to, troops: await askNumber(session, prompt, 1, most, 1) };
};

/** STK-06: who commands a stack of equal ranks; null where rank decides. */
export const askCommander = (
  session: Session,
  commanders: readonly PieceId[] | null,
): Promise<PieceId | null> =>
  commanders === null
    ? Promise.resolve(null)
    : choose(
        session,
        session.words.say("stack.whoCommands"),
        commanders.map((general) => ({
          label: pieceName(session.words, general),
          name: pieceName(session.words, general),
          value: general,
        })),
      );

/** DEC-42 */
export const proposeStack = async (
  session: Session,
  { general, sites }: Extract<Choice, { type: "proposeStack" }>,
): Promise<Action> => {
  const { words } = session;
  const site = await choose(
    session,
    words.say("recruit.where", { general: pieceName(words, general) }),
    sites.map((place) => ({
      label: cityWithSuit(words, place.city),
      name: cityName(words, place.city),
      value: place,
    })),
  );
  const commander = await askCommander(session, site.commanders);
  const proposal = { type: "proposeStack" as const, general, city: site.city };
  return commander === null ? proposal : { ...proposal, commander };
};

import type { Action, Choice } from "@maria/rules/model";
import { cityName, cityWithSuit, pieceName } from "@maria/tell";
import { choose } from "./asking.ts";
import type { Session } from "./session.ts";
import { askCommander } from "./stacks.ts";

/** DEC-16, DEC-17, DEC-19: one of the nearest cities. */
export const displace = async (
  session: Session,
  { piece, sites }: Extract<Choice, { type: "displace" }>,
): Promise<Action> => {
  const { words } = session;
  const site = await choose(
    session,
    words.say("displace.where", { piece: pieceName(words, piece) }),
    sites.map((place) => ({
      label: cityWithSuit(words, place.city),
      name: cityName(words, place.city),
      value: place,
    })),
  );
  const commander = await askCommander(session, site.commanders);
  const action = { type: "displace" as const, piece, city: site.city };
  return commander === null ? action : { ...action, commander };
};

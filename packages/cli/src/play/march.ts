import { straightPath } from "@maria/advice/ground";
import {
  consequencesOf,
  type Destination,
  destinationsOf,
  marchOf,
  type Pace,
  type TriedWay,
  whyNoMarch,
} from "@maria/advice/movement";
import type { View } from "@maria/rules";
import { boardOf } from "@maria/rules/board";
import type { Action, CityId, MarchChoice } from "@maria/rules/model";
import { cityName, cityWithSuit, consequenceText, pathText, pieceName } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import { print } from "../terminal/io.ts";
import { columns } from "../terminal/table.ts";
import { askLine, choose, confirm } from "./asking.ts";
import { nameFinder } from "./names.ts";
import { type Session, showRefusal, tell } from "./session.ts";
import { askCommander } from "./stacks.ts";

const PACES: readonly Pace[] = ["normal", "mainRoad", "force"];

/** What a march would bring about. */
const remarksOn = (words: Words, view: View, { trial }: TriedWay): string[] =>
  consequencesOf(words.pack, view, trial).map((consequence) => consequenceText(words, view, consequence));

interface Numbered extends Destination {
  readonly number: number;
  readonly name: string;
  readonly remarks: readonly string[];
}

const byName =
  (words: Words) =>
  (a: Destination, b: Destination): number =>
    PACES.indexOf(a.pace) - PACES.indexOf(b.pace) ||
    cityName(words, a.city).localeCompare(cityName(words, b.city), words.language);

const numbered = (words: Words, view: View, destinations: readonly Destination[]): Numbered[] =>
  [...destinations].sort(byName(words)).map((destination, index) => ({
    ...destination,
    number: index + 1,
    name: cityName(words, destination.city),
    remarks: remarksOn(words, view, destination.ways[0] as TriedWay),
  }));

/** Plain destinations side by side, those where something happens on lines of their own. */
const listDestinations = (session: Session, destinations: readonly Numbered[]): void => {
  const { words } = session;
  for (const pace of PACES) {
    const group = destinations.filter((destination) => destination.pace === pace);
    if (group.length === 0) continue;
    tell(session, session.style.faint(words.say(`pace.${pace}`)));
    const text = ({ number, city }: Numbered): string =>
      `${String(number).padStart(3)}  ${cityWithSuit(words, city)}`;
    const quiet = group.filter(({ remarks }) => remarks.length === 0).map(text);
    const rows: string[][] = [];
    for (let start = 0; start < quiet.length; start += 4) rows.push(quiet.slice(start, start + 4));
    for (const line of columns(rows)) print(session.io, line);
    for (const destination of group)
      if (destination.remarks.length > 0)
        tell(session, `${text(destination)} – ${destination.remarks.join(" · ")}`, "       ");
  }
};

/** Why the piece does not get there: the clause that forbids the straightest way. */
const explainUnreachable = (session: Session, view: View, choice: MarchChoice, city: CityId): void => {
  const { words } = session;
  if (straightPath(boardOf(view), choice.from, city) === null) {
    tell(session, words.say("march.noWay", { city: cityName(words, city) }));
    return;
  }
  const forbidden = whyNoMarch(words.pack, view, session.seat, choice, city);
  if (forbidden === null) return;
  tell(session, words.say("march.tried", { path: pathText(words, forbidden.path) }));
  showRefusal(session, forbidden.refusal);
};

const askDestination = async (
  session: Session,
  view: View,
  choice: MarchChoice,
  destinations: readonly Numbered[],
): Promise<Numbered> => {
  const { words } = session;
  const show = (): void => {
    const title = { piece: pieceName(words, choice.piece), city: cityWithSuit(words, choice.from) };
    tell(session, session.style.heading(words.say("march.where", title)));
    listDestinations(session, destinations);
  };
  show();
  for (;;) {
    const answer = await askLine(session, words.say("march.prompt"));
    if (answer === "") {
      show();
      continue;
    }
    const found =
      destinations.find(({ number }) => String(number) === answer) ?? nameFinder(destinations)(answer);
    if (found) return found;
    const elsewhere = nameFinder(words.pack.cities)(answer);
    if (elsewhere) explainUnreachable(session, view, choice, elsewhere.id);
    else tell(session, words.say("play.notAnOption", { answer }));
  }
};

const wayText = (words: Words, view: View, way: TriedWay): string => {
  const remarks = remarksOn(words, view, way);
  const path = pathText(words, way.path);
  return remarks.length === 0 ? path : `${path} – ${remarks.join(" · ")}`;
};

/** DEC-25: where to, on which way if they differ in what happens, and a last look. */
export const march = async (session: Session, view: View, choice: MarchChoice): Promise<Action> => {
  const { words } = session;
  const destinations = numbered(words, view, destinationsOf(words.pack, view, session.seat, choice));
  const { ways } = await askDestination(session, view, choice, destinations);
  const [first] = ways as readonly [TriedWay, ...TriedWay[]];
  const way =
    ways.length === 1
      ? first
      : await choose(
          session,
          words.say("march.whichWay"),
          ways.map((other) => ({ label: wayText(words, view, other), value: other })),
        );
  const commander = await askCommander(session, way.commanders);
  const action = marchOf(choice.piece, way, commander);
  tell(session, wayText(words, view, way), "  ");
  await confirm(session, words.say(action.force ? "march.confirmForced" : "march.confirm"));
  return action;
};

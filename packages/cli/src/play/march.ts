import { type Action, boardOf, type CityId, type MarchChoice, refusalOf, type View } from "@maria/rules";
import { cityName, cityWithSuit, pathText, pieceName } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import { print } from "../terminal/io.ts";
import { columns } from "../terminal/table.ts";
import { askLine, choose, confirm } from "./asking.ts";
import { remarksOn } from "./marchRemarks.ts";
import { type Destination, destinationsOf, type Pace, type Way } from "./marchWays.ts";
import { nameFinder } from "./names.ts";
import { type Session, showRefusal, tell } from "./session.ts";
import { askCommander } from "./stacks.ts";

const PACES: readonly Pace[] = ["normal", "mainRoad", "forced"];

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
    remarks: remarksOn(words, view, destination.ways[0] as Way),
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
        tell(session, `${text(destination)} – ${destination.remarks.join("; ")}`, "       ");
  }
};

/** The roads of a shortest way, whatever stands there: to say why a city cannot be reached. */
const straightPath = (view: View, from: CityId, to: CityId): CityId[] | null => {
  const board = boardOf(view);
  const cameFrom = new Map<CityId, CityId>([[from, from]]);
  const queue = [from];
  for (const city of queue)
    for (const next of board.neighbours[city] ?? [])
      if (!cameFrom.has(next)) {
        cameFrom.set(next, city);
        queue.push(next);
      }
  if (!cameFrom.has(to)) return null;
  const path: CityId[] = [];
  for (let city = to; city !== from; city = cameFrom.get(city) as CityId) path.unshift(city);
  return path;
};

/** Why the piece does not get there: the clause that forbids the straightest way. */
const explainUnreachable = (session: Session, view: View, choice: MarchChoice, city: CityId): void => {
  const { words } = session;
  const path = straightPath(view, choice.from, city);
  if (path === null || path.length === 0) {
    tell(session, words.say("march.noWay", { city: cityName(words, city) }));
    return;
  }
  tell(session, words.say("march.tried", { path: pathText(words, path) }));
  const refusal = refusalOf(view, session.seat, { type: "march", piece: choice.piece, path, force: false });
  if (refusal) showRefusal(session, refusal);
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

const wayText = (words: Words, view: View, way: Way): string => {
  const remarks = remarksOn(words, view, way);
  const path = pathText(words, way.march.path);
  return remarks.length === 0 ? path : `${path} – ${remarks.join("; ")}`;
};

/** DEC-25: where to, on which way if they differ in what happens, and a last look. */
export const march = async (session: Session, view: View, choice: MarchChoice): Promise<Action> => {
  const { words } = session;
  const destinations = numbered(words, view, destinationsOf(session.game.state, session.seat, choice));
  const { ways } = await askDestination(session, view, choice, destinations);
  const [first] = ways as readonly [Way, ...Way[]];
  const way =
    ways.length === 1
      ? first
      : await choose(
          session,
          words.say("march.whichWay"),
          ways.map((other) => ({ label: wayText(words, view, other), value: other })),
        );
  const commander = await askCommander(session, way.commanders);
  const action = commander === null ? way.march : { ...way.march, commander };
  tell(session, wayText(words, view, way), "  ");
  await confirm(session, words.say(action.force ? "march.confirmForced" : "march.confirm"));
  return action;
};

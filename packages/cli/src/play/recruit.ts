import {
  type Action,
  type CityId,
  type PieceId,
  type RecruitChoice,
  type Reentry,
  type View,
  worthOfHand,
} from "@maria/rules";
import { cityName, cityWithSuit, pieceName, powerName } from "../tell/words.ts";
import { askNumber, choose, confirm, type Option } from "./asking.ts";
import { askPayment } from "./payment.ts";
import { type Session, tell } from "./session.ts";
import { askCommander } from "./stacks.ts";

const MOST = 8;

/** WTR-03: where a general off the board comes back, or null if he stays away. */
const askReentry = async (
  session: Session,
  choice: RecruitChoice,
  general: PieceId,
  taken: readonly Reentry[],
): Promise<Reentry | null> => {
  const { words } = session;
  const sites = choice.offBoard.find((entry) => entry.general === general)?.sites ?? [];
  const vacancies = (city: CityId): number =>
    (choice.vacancies.find((entry) => entry.city === city)?.vacancies ?? 0) -
    taken.filter((reentry) => reentry.city === city).length;
  const options: Option<(typeof sites)[number] | null>[] = sites
    .filter(({ city }) => vacancies(city) > 0)
    .map((site) => ({
      label: cityWithSuit(words, site.city),
      name: cityName(words, site.city),
      value: site,
    }));
  if (options.length === 0) return null;
  options.push({ label: words.say("recruit.staysOff"), key: "n", value: null });
  const title = words.say("recruit.where", { general: pieceName(words, general) });
  const site = await choose(session, title, options);
  if (site === null) return null;
  const commander = await askCommander(session, site.commanders);
  return commander === null ? { general, city: site.city } : { general, city: site.city, commander };
};

interface Receiver {
  readonly general: PieceId;
  readonly least: number;
  readonly most: number;
}

/** WTR-04: how many of the new troops each general gets; the last one takes what is left. */
const askSplit = async (
  session: Session,
  view: View,
  receivers: readonly Receiver[],
  troops: number,
): Promise<{ general: PieceId; troops: number }[]> => {
  const { words } = session;
  const split: { general: PieceId; troops: number }[] = [];
  let left = troops;
  for (const [index, { general, least, most }] of receivers.entries()) {
    const later = receivers.slice(index + 1);
    const laterLeast = later.reduce((sum, receiver) => sum + receiver.least, 0);
    const laterMost = later.reduce((sum, receiver) => sum + receiver.most, 0);
    const low = Math.max(least, left - laterMost);
    const high = Math.min(most, left - laterLeast);
    const prompt = words.say("recruit.howManyFor", {
      general: pieceName(words, general),
      n: view.troops[general] ?? 0,
      low,
      high,
      left,
    });
    const given = low === high ? low : await askNumber(session, prompt, low, high, high);
    if (given > 0) split.push({ general, troops: given });
    left -= given;
  }
  return split;
};

/** DEC-41 to DEC-43: who comes back, how many troops, for whom, and the cards. */
export const recruit = async (session: Session, view: View, choice: RecruitChoice): Promise<Action> => {
  const { words } = session;
  const { power, hand, pricePerTroop } = choice;
  const affordable = Math.floor(worthOfHand(hand) / pricePerTroop);
  tell(
    session,
    words.say("recruit.title", {
      power: powerName(words, power),
      worth: worthOfHand(hand),
      price: pricePerTroop,
      n: affordable,
    }),
  );
  const reentries: Reentry[] = [];
  for (const { general } of choice.offBoard) {
    if (reentries.length >= affordable) break;
    const reentry = await askReentry(session, choice, general, reentries);
    if (reentry) reentries.push(reentry);
  }
  const receivers: Receiver[] = [
    ...reentries.map(({ general }) => ({ general, least: 1, most: MOST })),
    ...choice.room.map(({ general, room }) => ({ general, least: 0, most: room })),
  ];
  const room = receivers.reduce((sum, { most }) => sum + most, 0);
  const most = Math.min(affordable, room);
  const least = reentries.length;
  const prompt = words.say("recruit.howMany", { least, most });
  const troops = most === least ? most : await askNumber(session, prompt, least, most, most);
  const split = await askSplit(session, view, receivers, troops);
  const cards = await askPayment(session, hand, troops * pricePerTroop);
  await confirm(session, words.say("recruit.confirm", { n: troops }));
  return { type: "recruit", power, troops, reentries, cards, split };
};

import { openSites, type Receiver } from "@maria/advice/winter";
import type { View } from "@maria/rules";
import type { PieceId, Reentry, ReentrySite, TroopPlaces } from "@maria/rules/model";
import { cityName, cityWithSuit, pieceName } from "@maria/tell";
import { askNumber, choose, type Option } from "./asking.ts";
import type { Session } from "./session.ts";
import { askCommander } from "./stacks.ts";

/** WTR-03: where a general off the board comes back, or null if he stays away. */
const askReentry = async (
  session: Session,
  places: TroopPlaces,
  general: PieceId,
  taken: readonly Reentry[],
): Promise<Reentry | null> => {
  const { words } = session;
  const options: Option<ReentrySite | null>[] = openSites(places, { reentries: taken }, general).map(
    (site) => ({
      label: cityWithSuit(words, site.city),
      name: cityName(words, site.city),
      value: site,
    }),
  );
  if (options.length === 0) return null;
  options.push({ label: words.say("recruit.staysOff"), key: "n", value: null });
  const title = words.say("recruit.where", { general: pieceName(words, general) });
  const site = await choose(session, title, options);
  if (site === null) return null;
  const commander = await askCommander(session, site.commanders);
  return commander === null ? { general, city: site.city } : { general, city: site.city, commander };
};

/** Who comes back with new troops, as far as there are troops for them. */
export const askReentries = async (
  session: Session,
  places: TroopPlaces,
  most: number,
): Promise<Reentry[]> => {
  const reentries: Reentry[] = [];
  for (const { general } of places.offBoard) {
    if (reentries.length >= most) break;
    const reentry = await askReentry(session, places, general, reentries);
    if (reentry) reentries.push(reentry);
  }
  return reentries;
};

export const roomOf = (receivers: readonly Receiver[]): number =>
  receivers.reduce((sum, { most }) => sum + most, 0);

/** WTR-04, PCE-07: how many of the new troops each general gets; the last one takes what is left. */
export const askSplit = async (
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
    const low = Math.max(least, left - roomOf(later));
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

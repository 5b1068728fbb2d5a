import { powerOf } from "@maria/rules/board";
import type {
  CityId,
  FortressId,
  Pack,
  PieceId,
  PoliticalCardId,
  Power,
  Result,
  SaxonyStatus,
  Seat,
} from "@maria/rules/model";
import type { ReportLine } from "../report/step.ts";
import type { BattleStory } from "../story/battleStory.ts";
import { outcomesIn } from "../story/outcomes.ts";
import { yearOf } from "../victory/turnSpaces.ts";

/** One thing a history would tell. */
export type Passage =
  | {
      /** Generals who went the same way in a turn, and the fortresses that fell to them. */
      readonly kind: "campaign";
      readonly generals: readonly PieceId[];
      readonly power: Power;
      readonly from: CityId;
      readonly to: CityId;
      readonly cities: number;
      readonly isForced: boolean;
      readonly taken: readonly FortressId[];
    }
  | { readonly kind: "battle"; readonly battle: BattleStory }
  /** Fortresses that fell without a march: retroactive conquests. */
  | { readonly kind: "fallen"; readonly power: Power; readonly taken: readonly FortressId[] }
  | { readonly kind: "train"; readonly by: PieceId; readonly power: Power; readonly city: CityId }
  | { readonly kind: "hunger"; readonly generals: readonly PieceId[]; readonly troops: number }
  | { readonly kind: "removed"; readonly generals: readonly PieceId[] }
  | { readonly kind: "executed"; readonly power: Power; readonly card: PoliticalCardId }
  | { readonly kind: "saxony"; readonly status: SaxonyStatus; readonly seat: Seat }
  | { readonly kind: "annexed" }
  | { readonly kind: "ceded" }
  | { readonly kind: "kept" }
  | { readonly kind: "emperor"; readonly emperor: "charles" | "francis"; readonly votes: number }
  | { readonly kind: "winter"; readonly troops: number }
  | { readonly kind: "ended"; readonly result: Result };

export interface ChronicleTurn {
  readonly turn: number;
  readonly passages: readonly Passage[];
}

/** CRD-01: three turns and the winter after them. */
export interface ChronicleYear {
  readonly year: number;
  readonly turns: readonly ChronicleTurn[];
}

type Campaign = Extract<Passage, { kind: "campaign" }>;

/** A march so long that a history tells of it even if nothing fell to it. */
const LONG = 4;

/** Who comes back to where he was has gone nowhere. */
const isTold = (passage: Passage): boolean =>
  passage.kind !== "campaign" ||
  passage.taken.length > 0 ||
  (passage.from !== passage.to && (passage.isForced || passage.cities >= LONG));

const isSameWay = (a: Campaign, b: Campaign): boolean =>
  a.power === b.power && a.from === b.from && a.to === b.to;

/** Generals who marched together stand in the log one after the other. */
const joinedCampaigns = (passages: readonly Passage[]): Passage[] => {
  const told: Passage[] = [];
  for (const passage of passages) {
    const last = told.at(-1);
    if (passage.kind === "campaign" && last?.kind === "campaign" && isSameWay(last, passage))
      told[told.length - 1] = {
        ...last,
        generals: [...last.generals, ...passage.generals],
        taken: [...last.taken, ...passage.taken],
        isForced: last.isForced || passage.isForced,
      };
    else told.push(passage);
  }
  return told;
};

/** Gathers what one turn tells, in the order in which it began. */
const turnOf = (lines: readonly ReportLine[], pack: Pack): Passage[] => {
  const passages: Passage[] = [];
  const battles = new Map(
    outcomesIn(lines.map(({ entry }) => entry)).flatMap(({ at, outcome }) =>
      outcome.kind === "battle" ? [[at, outcome] as const] : [],
    ),
  );
  const inBattle = new Set([...battles.values()].flatMap(({ entries }) => entries));
  let marching: Campaign | null = null;
  let recruits = 0;
  const replaceLast = (passage: Passage): void => {
    passages[passages.length - 1] = passage;
  };
  lines.forEach(({ entry }, at) => {
    const battle = battles.get(at);
    if (battle !== undefined) {
      marching = null;
      passages.push({ kind: "battle", battle: battle.battle });
      return;
    }
    const last = passages.at(-1);
    switch (entry.type) {
      case "marched": {
        if (entry.piece >= pack.generals.length) break;
        const to = entry.path.at(-1) ?? entry.from;
        const before: Campaign | null = marching;
        const goesOn =
          before !== null &&
          before === last &&
          before.generals[0] === entry.piece &&
          before.to === entry.from;
        const campaign: Campaign = {
          kind: "campaign",
          generals: [entry.piece],
          power: powerOf(pack, entry.piece),
          from: goesOn ? before.from : entry.from,
          to,
          cities: (goesOn ? before.cities : 0) + entry.path.length,
          isForced: entry.force || (goesOn && before.isForced),
          taken: goesOn ? before.taken : [],
        };
        if (goesOn) replaceLast(campaign);
        else passages.push(campaign);
        marching = campaign;
        break;
      }
      case "conquered":
        if (marching !== null && marching === last && !entry.retroactive) {
          marching = { ...marching, taken: [...marching.taken, entry.fortress] };
          replaceLast(marching);
        } else if (last?.kind === "fallen" && last.power === entry.by)
          replaceLast({ ...last, taken: [...last.taken, entry.fortress] });
        else passages.push({ kind: "fallen", power: entry.by, taken: [entry.fortress] });
        break;
      case "trainEliminated":
        passages.push({ kind: "train", by: entry.by, power: powerOf(pack, entry.train), city: entry.city });
        break;
      case "outOfSupply":
        if (last?.kind === "hunger")
          replaceLast({
            ...last,
            generals: [...last.generals, entry.general],
            troops: last.troops + entry.loss,
          });
        else passages.push({ kind: "hunger", generals: [entry.general], troops: entry.loss });
        break;
      case "generalRemoved":
        if (inBattle.has(entry)) break;
        if (last?.kind === "removed") replaceLast({ ...last, generals: [...last.generals, entry.general] });
        else passages.push({ kind: "removed", generals: [entry.general] });
        break;
      case "politicalCardExecuted":
        passages.push({ kind: "executed", power: entry.power, card: entry.card });
        break;
      case "saxonyChanged":
        passages.push({ kind: "saxony", status: entry.status, seat: entry.seat });
        break;
      case "silesiaAnnexed":
        passages.push({ kind: "annexed" });
        break;
      case "silesiaCeded":
        passages.push({ kind: "ceded" });
        break;
      case "silesiaKept":
        passages.push({ kind: "kept" });
        break;
      case "emperorElected":
        passages.push({ kind: "emperor", emperor: entry.emperor, votes: entry.votes });
        break;
      case "recruited":
        recruits += entry.troops;
        break;
      case "gameEnded":
        passages.push({ kind: "ended", result: entry.result });
        break;
      default:
    }
  });
  if (lines.some(({ entry }) => entry.type === "winterBegan")) {
    const end = passages.findIndex(({ kind }) => kind === "ended");
    passages.splice(end < 0 ? passages.length : end, 0, { kind: "winter", troops: recruits });
  }
  return joinedCampaigns(passages).filter(isTold);
};

/** The game as a history would tell it, from a log as its reader may read it. */
export const chronicleOf = (lines: readonly ReportLine[], pack: Pack): ChronicleYear[] => {
  const years: { year: number; turns: ChronicleTurn[] }[] = [];
  for (const turn of new Set(lines.map((line) => line.turn))) {
    const passages = turnOf(
      lines.filter((line) => line.turn === turn),
      pack,
    );
    const year = yearOf(turn);
    const last = years.at(-1);
    if (last?.year === year) last.turns.push({ turn, passages });
    else years.push({ year, turns: [{ turn, passages }] });
  }
  return years;
};

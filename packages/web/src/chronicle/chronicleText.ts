import type { ChronicleTurn, ChronicleYear, Passage } from "@maria/advice/chronicle";
import type { BattleStory } from "@maria/advice/story";
import { loserOf } from "@maria/advice/story";
import type { FortressId, PieceId, Power } from "@maria/rules/model";
import { VOTES } from "@maria/rules/model";
import {
  capitalised,
  cityName,
  fortressCity,
  fortressName,
  ofPower,
  pieceName,
  pieceNames,
  politicalTitle,
  resultText,
  type SayOf,
  subject,
  type Words,
} from "@maria/tell";
import type { chronicle } from "../language/chronicle/en.ts";

/** Says the texts of a chronicle. */
export type ChronicleSay = SayOf<typeof chronicle>;

type Campaign = Extract<Passage, { kind: "campaign" }>;

const STATUSES = ["prussianAlly", "neutral", "austrianAlly"] as const;

const capital = (words: Words, power: Power): string => capitalised(subject(words, power));

const fortressNames = (words: Words, taken: readonly FortressId[]): string =>
  words.list(taken.map((fortress) => fortressName(words, fortress)));

/** One of three ways of saying it, in turn, so that a page does not read like a list. */
const wayOf = (count: number): 1 | 2 | 3 => (count % 3 === 0 ? 1 : count % 3 === 1 ? 2 : 3);
/** A history writes small numbers as words. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const countText = (say: ChronicleSay, n: number): string => {
  const known = COUNTS.find((count) => count === n);
  return known === undefined ? String(n) : say(`chronicle.count.${known}`);
};

/** A history cites no clauses. */
const CLAUSE = / \(\p{Lu}{3}-\d+\)/u;

const oneOfTwo = (count: number): 1 | 2 => (count % 2 === 0 ? 1 : 2);

const battleText = (words: Words, say: ChronicleSay, battle: BattleStory, count: number): string => {
  const { attacker, defender, end } = battle;
  const way = wayOf(count);
  const opening = say(`chronicle.battle.${way}`, {
    city: cityName(words, defender.city),
    attackers: pieceNames(words, attacker.generals),
    defenders: pieceNames(words, defender.generals),
    // The third way begins with those who are attacked.
    g: (way === 3 ? defender : attacker).generals.length,
  });
  if (end === null) return capitalised(opening);
  const loser = loserOf(battle);
  if (loser === null) return `${capitalised(opening)} ${say("chronicle.tie")}`;
  const winner = loser === attacker ? defender : attacker;
  const facts = {
    power: capital(words, winner.power),
    of: ofPower(words, winner.power),
    losers: pieceNames(words, loser.generals),
    l: loser.generals.length,
    n: end.loss,
    count: countText(say, end.loss),
  };
  const to = end.retreat?.path.at(-1);
  const isGone = end.hadNoRetreat || end.removed.length === loser.generals.length;
  const outcome = isGone
    ? say(`chronicle.destroyed.${oneOfTwo(count)}`, facts)
    : to === undefined
      ? say("chronicle.loss", facts)
      : say(`chronicle.retreat.${oneOfTwo(count)}`, { ...facts, to: cityName(words, to) });
  return `${capitalised(opening)} ${capitalised(outcome)}`;
};

const campaignText = (
  words: Words,
  say: ChronicleSay,
  { generals, from, to, isForced, taken }: Campaign,
  count: number,
): string => {
  const ways = { generals: pieceNames(words, generals), g: generals.length, from: cityName(words, from) };
  if (taken.length > 0)
    // Whoever stays in a fortress that falls to him has not left it.
    return say(
      `chronicle.took.${from === to || taken.some((one) => fortressCity(words, one) === from) ? 3 : wayOf(count)}`,
      {
        ...ways,
        cities: fortressNames(words, taken),
        n: taken.length,
      },
    );
  const end = { ...ways, to: cityName(words, to) };
  return isForced
    ? say(`chronicle.forced.${oneOfTwo(count)}`, end)
    : say(`chronicle.march.${oneOfTwo(count)}`, end);
};

const trainLost = (
  words: Words,
  say: ChronicleSay,
  by: PieceId,
  power: Power,
  city: Extract<Passage, { kind: "train" }>["city"],
): string =>
  say("chronicle.train", {
    city: cityName(words, city),
    of: ofPower(words, power),
    by: pieceName(words, by),
  });

const passageText = (
  words: Words,
  say: ChronicleSay,
  passage: Exclude<Passage, Campaign>,
  count: number,
): string => {
  switch (passage.kind) {
    case "battle":
      return battleText(words, say, passage.battle, count);
    case "fallen":
      return say("chronicle.fallen", {
        cities: fortressNames(words, passage.taken),
        n: passage.taken.length,
        of: ofPower(words, passage.power),
      });
    case "train":
      return trainLost(words, say, passage.by, passage.power, passage.city);
    case "hunger":
      return say(`chronicle.hunger.${oneOfTwo(count)}`, {
        generals: pieceNames(words, passage.generals),
        g: passage.generals.length,
      });
    case "removed":
      return say("chronicle.removed", {
        generals: pieceNames(words, passage.generals),
        g: passage.generals.length,
      });
    case "executed": {
      const card = politicalTitle(words, passage.card);
      return count % 2 === 0
        ? say("chronicle.executed.1", { power: subject(words, passage.power), card })
        : say("chronicle.executed.2", { of: ofPower(words, passage.power), card });
    }
    case "saxony":
      return say(`chronicle.saxony.${STATUSES[passage.status]}`);
    case "annexed":
    case "ceded":
    case "kept":
      return say(`chronicle.${passage.kind}`);
    case "emperor":
      return say(`chronicle.emperor.${passage.emperor}`, {
        n: countText(say, passage.votes),
        all: countText(say, VOTES),
      });
    case "winter":
      return passage.troops > 0
        ? say(`chronicle.winter.${oneOfTwo(count)}`, {
            n: passage.troops,
            count: countText(say, passage.troops),
          })
        : say("chronicle.winterAlone");
    case "ended":
      return resultText(words, passage.result).replace(CLAUSE, "");
  }
};

/** What is told in one sentence: a passage, or the marches of a power that came one after the other. */
type Told = Exclude<Passage, Campaign> | { readonly kind: "campaign"; readonly marches: readonly Campaign[] };

const inSentences = (passages: readonly Passage[]): Told[] => {
  const told: Told[] = [];
  for (const passage of passages) {
    const last = told.at(-1);
    if (passage.kind !== "campaign") told.push(passage);
    else if (
      last?.kind === "campaign" &&
      [...last.marches, passage].every(({ power, taken }) => power === passage.power && taken.length === 0)
    )
      told[told.length - 1] = { kind: "campaign", marches: [...last.marches, passage] };
    else told.push({ kind: "campaign", marches: [passage] });
  }
  return told;
};

const marchesText = (
  words: Words,
  say: ChronicleSay,
  marches: readonly Campaign[],
  count: number,
): string => {
  const goals = [...new Set(marches.map(({ to }) => to))].map((to) => ({
    to: cityName(words, to),
    generals: pieceNames(
      words,
      marches.filter((march) => march.to === to).flatMap(({ generals }) => generals),
    ),
  }));
  return say(`chronicle.marches.${oneOfTwo(count)}`, {
    power: words.list([...new Set(marches.map(({ power }) => subject(words, power)))]),
    marches: words.list(goals.map((goal) => say("chronicle.marches.one", goal))),
  });
};

/** Tells turn after turn; what has been told in one way is told in another the next time. */
class Teller {
  private readonly words: Words;
  private readonly say: ChronicleSay;
  private readonly counts = new Map<string, number>();

  constructor(words: Words, say: ChronicleSay) {
    this.words = words;
    this.say = say;
  }

  private countOf(kind: string): number {
    const count = this.counts.get(kind) ?? 0;
    this.counts.set(kind, count + 1);
    return count;
  }

  private sentence(told: Told): string {
    const { words, say } = this;
    if (told.kind !== "campaign") return passageText(words, say, told, this.countOf(told.kind));
    const [march] = told.marches;
    return march === undefined || told.marches.length > 1
      ? marchesText(words, say, told.marches, this.countOf("marches"))
      : campaignText(words, say, march, this.countOf(march.taken.length > 0 ? "took" : "march"));
  }

  turnText({ passages }: ChronicleTurn): string {
    const sentences = inSentences(passages).map((told) => capitalised(this.sentence(told)));
    return sentences.length === 0
      ? this.say(`chronicle.quiet.${oneOfTwo(this.countOf("quiet"))}`)
      : sentences.join(" ");
  }
}

/** A year of the chronicle in words: its heading, and a paragraph for each turn. */
export interface WrittenYear {
  readonly title: string;
  readonly turns: readonly { readonly title: string; readonly text: string }[];
}

export const writtenChronicle = (
  words: Words,
  say: ChronicleSay,
  years: readonly ChronicleYear[],
): WrittenYear[] => {
  const teller = new Teller(words, say);
  return years.map(({ year, turns }) => ({
    title: say("chronicle.year", { year }),
    turns: turns.map((turn) => ({
      title: say("chronicle.turn", { turn: turn.turn }),
      text: teller.turnText(turn),
    })),
  }));
};

/** All of it as plain text, for a file. */
export const plainChronicle = (title: string, years: readonly WrittenYear[]): string =>
  `${[
    title,
    ...years.flatMap((year) => [
      year.title,
      ...year.turns.map(({ title: turn, text }) => `${turn}. ${text}`),
    ]),
  ].join("\n\n")}\n`;

import { CESSION_TURN, NOBODY, type Position, type Seat, type Variant } from "@maria/rules/model";

/** What somebody who knows the game would tell a newcomer before the first march. */
export const ADVICE = [
  "protect",
  "hussars",
  "winter",
  "trains",
  "bavaria",
  "rival",
  "silesia",
  "twoGoals",
  "peace",
  "election",
  "politics",
  "annexation",
  "twoSides",
  "ceding",
  "flanders",
  "afterCession",
  "nowConquer",
  "nowDefend",
  "pragmaticAlone",
  "oneCard",
  "ties",
  "bluff",
] as const;
export type Advice = (typeof ADVICE)[number];

/** The Silesia Gambit is another game once Silesia has been ceded (SGA-24); it has no form for two (RUL-96). */
type Course = Variant | "ceded";

const FOR_THREE: {
  readonly [Role in "maria" | "frederick" | "louis"]: Readonly<Record<Course, readonly Advice[]>>;
} = {
  maria: {
    introductory: ["protect", "hussars", "winter"],
    advanced: ["peace", "election", "hussars"],
    "silesia-gambit": ["protect", "hussars", "ceding"],
    ceded: ["nowConquer", "trains", "winter"],
  },
  frederick: {
    introductory: ["silesia", "trains", "rival"],
    advanced: ["twoSides", "annexation", "politics"],
    "silesia-gambit": ["silesia", "trains", "afterCession"],
    ceded: ["pragmaticAlone", "trains", "winter"],
  },
  louis: {
    introductory: ["bavaria", "trains", "rival"],
    advanced: ["bavaria", "trains", "politics"],
    "silesia-gambit": ["bavaria", "trains", "flanders"],
    ceded: ["nowDefend", "protect", "winter"],
  },
};

const FOR_TWO: {
  readonly [Role in "playerA" | "playerB"]: Readonly<Record<"introductory" | "advanced", readonly Advice[]>>;
} = {
  playerA: {
    introductory: ["twoGoals", "trains", "bavaria"],
    advanced: ["annexation", "trains", "oneCard"],
  },
  playerB: {
    introductory: ["protect", "hussars", "winter"],
    advanced: ["peace", "hussars", "ties"],
  },
};

/** Whether it still holds: some advice is about something that happens once. */
const isTimely = ({ turn, affairs }: Position, advice: Advice): boolean => {
  if (advice === "ceding" || advice === "afterCession") return turn <= CESSION_TURN;
  if (advice === "annexation" || advice === "peace") return !affairs?.annexed;
  return advice !== "election" || affairs?.emperor === NOBODY;
};

const adviceFor = (seat: Seat, variant: Variant, isCeded: boolean): readonly Advice[] =>
  seat === "playerA" || seat === "playerB"
    ? FOR_TWO[seat][variant === "advanced" ? variant : "introductory"]
    : FOR_THREE[seat][isCeded ? "ceded" : variant];

/** The first advice for a seat, the most important first; the optional political rule adds its own (OPT-09). */
export const firstAdvice = (position: Position, seat: Seat): Advice[] => {
  const { variant, politicalOption } = position.options;
  const advice = adviceFor(seat, variant, position.affairs?.cession != null);
  const bluff: readonly Advice[] = politicalOption ? ["bluff"] : [];
  return [...advice, ...bluff].filter((each) => isTimely(position, each));
};

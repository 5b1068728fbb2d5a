import {
  type GameEvent,
  type Pack,
  POWER_NAMES,
  SAXONY_AUSTRIAN_ALLY,
  SAXONY_NEUTRAL,
  type SaxonyStatus,
} from "@maria/rules/model";

type Counts = Record<string, number>;

/** What one game led to: its politics, and how often there was a battle. */
export interface Happened {
  /** How often each political card was selected and executed, by its key in the pack. */
  readonly selected: Counts;
  readonly executed: Counts;
  /** Which political cards lay open in a politics stage. */
  readonly opened: Counts;
  readonly saxony: Counts;
  readonly emperor: Counts;
  annexations: number;
  battles: number;
  treaties: number;
  /** Cards selected, by power. */
  readonly selections: Counts;
}

const STATUSES = ["prussianAlly", "neutral", "austrianAlly"] as const;
const statusKey = (status: SaxonyStatus): string =>
  status === SAXONY_AUSTRIAN_ALLY ? STATUSES[2] : status === SAXONY_NEUTRAL ? STATUSES[1] : STATUSES[0];

export const nothingHappened = (): Happened => ({
  selected: {},
  executed: {},
  opened: {},
  saxony: {},
  emperor: {},
  annexations: 0,
  battles: 0,
  treaties: 0,
  selections: {},
});

const count = (counts: Counts, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** Counts what an action brought about. */
export const note = (happened: Happened, pack: Pack, event: GameEvent): void => {
  switch (event.type) {
    case "politicalCardOpened":
      count(happened.opened, pack.politics.cards[event.card]?.key ?? "");
      return;
    case "politicalCardSelected":
      count(happened.selected, pack.politics.cards[event.card]?.key ?? "");
      count(happened.selections, POWER_NAMES[event.power]);
      return;
    case "politicalCardExecuted":
      count(happened.executed, pack.politics.cards[event.card]?.key ?? "");
      return;
    case "battleBegan":
      happened.battles++;
      return;
    case "silesiaAnnexed":
      happened.annexations++;
      return;
    case "saxonyChanged":
      count(happened.saxony, statusKey(event.status));
      return;
    case "emperorElected":
      count(happened.emperor, event.emperor);
      return;
    case "agreementChanged": {
      const { status, endAsked, lapsed } = event.agreement;
      if (status === "inForce" && endAsked === null && lapsed.length === 0) happened.treaties++;
      return;
    }
    default:
  }
};

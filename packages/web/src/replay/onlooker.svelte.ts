import type { View } from "@maria/rules";
import type { CityId, Pack, Seat } from "@maria/rules/model";
import type { LogLine } from "@maria/table";
import type { Hovered, Inspected, Looking } from "../game/looking.ts";
import type { ReplayStep } from "./history.ts";
import type { ReplayPlayer } from "./player.svelte.ts";

/** The steps as lines of a log. Nobody has done anything before the first step. */
export const linesOf = (steps: readonly ReplayStep[]): LogLine[] =>
  steps.flatMap(({ by, turn, phase, lines }) =>
    by === null ? [] : lines.map((entry) => ({ turn, step: phase, by, entry })),
  );

/** Somebody who looks at a replay: he may ask about everything and choose nothing. */
export class Onlooker implements Looking {
  readonly pack: Pack;
  readonly seat: Seat | null;
  readonly offersOnBoard = [];
  inspected = $state.raw<Inspected | null>(null);
  hovered = $state.raw<Hovered | null>(null);
  highlighted = $state.raw<readonly CityId[]>([]);
  focusRequest = $state.raw<{ readonly cities: readonly CityId[] } | null>(null);
  private readonly player: ReplayPlayer;

  readonly view: View = $derived.by(() => this.player.view);
  readonly lines: readonly LogLine[] = $derived.by(() =>
    linesOf(this.player.history.steps.slice(0, this.player.at + 1)),
  );

  constructor(player: ReplayPlayer, pack: Pack) {
    this.player = player;
    this.pack = pack;
    const { reader } = player.history;
    this.seat = reader === "everybody" ? null : reader;
  }

  focus(cities: readonly CityId[]): void {
    if (cities.length > 0) this.focusRequest = { cities };
  }
}

import {
  type Consequence,
  consequencesOf,
  continuations,
  type ExplainedRefusal,
  endOf,
  following,
  marchBegun,
  marchOf,
  marchReach,
  type Reach,
  type Traced,
  type Trial,
  type TriedWay,
  tryMarch,
  type Way,
  waysTo,
  whyNoMarch,
  whyNoMove,
  worthReaching,
} from "@maria/advice/movement";
import { refusalOf } from "@maria/rules";
import type { CityId, MarchAction, MarchChoice, MarchProgress, PieceId, Refusal } from "@maria/rules/model";
import type { Session } from "../../game/session.svelte.ts";
import { planAfterTap } from "./tracing.ts";

const NOWHERE: Reach = new Map();

/** DEC-25, DEC-28: a march from the first tap to the last look before it is confirmed. */
export class MarchPlanner {
  private readonly session: Session;
  private chosen = $state<PieceId | null>(null);
  plan = $state.raw<Traced | null>(null);
  /** Every tap is the next city of the road. */
  tracing = $state(false);
  commander = $state<PieceId | null>(null);

  constructor(session: Session) {
    this.session = session;
  }

  readonly marches: readonly MarchChoice[] = $derived.by(() => this.session.offered("march"));
  /** DEC-26: a march taken up again after a refused stack; no other may be chosen. */
  readonly begun: MarchProgress | null = $derived.by(() =>
    this.session.view === null ? null : marchBegun(this.session.view),
  );
  readonly choice: MarchChoice | null = $derived.by(() => {
    const piece = this.begun?.piece ?? this.chosen;
    return this.marches.find((march) => march.piece === piece) ?? null;
  });
  private readonly everywhere: Reach = $derived.by(() =>
    this.choice === null
      ? NOWHERE
      : marchReach(this.choice, this.choice.piece < this.session.pack.generals.length, this.begun?.taken),
  );
  /** Where the march may go. Back to where it began it goes only if something happens on the way (MOV-05). */
  readonly reach: Reach = $derived.by(() => {
    const { view, seat, pack } = this.session;
    return this.choice === null || view === null || seat === null
      ? this.everywhere
      : worthReaching(pack, view, seat, this.choice, this.everywhere);
  });
  readonly end: CityId | null = $derived(this.plan === null ? null : endOf(this.plan.path));
  /** The ways to the end planned that differ in what happens. */
  readonly ways: readonly TriedWay[] = $derived.by(() => (this.end === null ? [] : this.waysTo(this.end)));
  private readonly trial: Trial | null = $derived.by(() => {
    const { view, seat } = this.session;
    const march = this.march(this.commander);
    return view === null || seat === null || march === null ? null : tryMarch(view, seat, march);
  });
  readonly consequences: readonly Consequence[] = $derived.by(() => {
    const { view, pack } = this.session;
    return view === null || this.trial === null ? [] : consequencesOf(pack, view, this.trial);
  });
  /** The board as the march would leave it. */
  readonly after = $derived(this.trial?.after ?? null);
  /** What would be sent; null while something is still to be decided. */
  readonly action: MarchAction | null = $derived.by(() => {
    const commanders = this.plan?.commanders ?? null;
    const isNamed = commanders === null || (this.commander !== null && commanders.includes(this.commander));
    return isNamed && this.trial !== null ? this.march(this.commander) : null;
  });
  /** RUL-03: what would be sent next if the other general of the stack comes along; null if he cannot. */
  readonly following: MarchAction | null = $derived.by(() => {
    const { view, seat, pack } = this.session;
    if (view === null || seat === null || this.trial === null || this.action === null) return null;
    return following(pack, view, seat, this.trial);
  });
  /** Why the march may not end where its road has got to, or no longer may since somebody else has moved. */
  readonly refusal: Refusal | null = $derived.by(() => {
    const { view, seat } = this.session;
    if (this.plan === null || this.trial !== null || this.choice === null || view === null || seat === null)
      return null;
    return refusalOf(view, seat, marchOf(this.choice.piece, this.plan, null));
  });
  /** Where a road that is being traced may go on. */
  readonly next: readonly CityId[] = $derived.by(() =>
    this.choice === null ? [] : continuations(this.choice, this.plan?.path ?? [], this.plan?.force ?? false),
  );

  private march(commander: PieceId | null): MarchAction | null {
    if (this.choice === null || this.plan === null || !this.plan.mayEnd) return null;
    return marchOf(this.choice.piece, this.plan, commander);
  }

  private waysTo(city: CityId): TriedWay[] {
    const { view, seat, pack } = this.session;
    if (view === null || seat === null || this.choice === null) return [];
    return waysTo(pack, view, seat, this.choice.piece, this.everywhere, city);
  }

  select(piece: PieceId | null): void {
    this.chosen = piece;
    this.tracing = false;
    this.take(null);
    if (this.choice !== null) this.session.focus([this.choice.from]);
  }

  /** Plans this way, in place of any other. */
  take(way: Way | null): void {
    this.plan = way === null ? null : { ...way, mayEnd: true };
    this.commander = null;
  }

  /** A city has been tapped; false if the march cannot go there. */
  aimAt(city: CityId, tracing = this.tracing): boolean {
    if (this.choice === null) return false;
    const best = (target: CityId): Way | null => this.waysTo(target)[0] ?? null;
    const plan = planAfterTap(this.choice, this.reach, this.plan, city, tracing, best);
    if (plan === null) return false;
    if (plan !== this.plan) this.commander = null;
    this.plan = plan;
    return true;
  }

  /** A piece has been tapped: it joins what is planned, or it is the next to be planned for. */
  tapPiece(piece: PieceId): void {
    const city = this.session.view?.at[piece];
    const joins = piece !== this.choice?.piece && this.end !== city && this.reach.has(city as CityId);
    if (!joins || !this.aimAt(city as CityId)) this.select(piece === this.chosen ? null : piece);
  }

  /** Takes back one thing after the other: the road, then the piece. */
  giveUp(): boolean {
    if (this.plan !== null) this.take(null);
    else if (this.chosen !== null) this.select(null);
    else return false;
    return true;
  }

  whyNotCity(city: CityId): ExplainedRefusal | null {
    const { view, seat, pack } = this.session;
    if (this.choice === null || view === null || seat === null) return null;
    return whyNoMarch(pack, view, seat, this.choice, city)?.refusal ?? null;
  }

  whyNotPiece(piece: PieceId): ExplainedRefusal | null {
    const { view, seat, pack } = this.session;
    // Hussars are no pieces of the pack; they ride in their own stage.
    if (view === null || seat === null || pack.pieces[piece] === undefined) return null;
    const city = view.at[piece];
    if (this.choice !== null && city !== undefined && city >= 0 && this.choice.piece !== piece)
      return this.whyNotCity(city as CityId);
    return whyNoMove(view, seat, piece);
  }
}

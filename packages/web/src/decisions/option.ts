/** One of several things among which a control lets its player choose. */
export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** What choosing it would mean, in one line. */
  readonly detail?: string;
  /** The piece or city the option is about, so that it can be found without its text. */
  readonly piece?: number;
  readonly city?: number;
  readonly power?: number;
}

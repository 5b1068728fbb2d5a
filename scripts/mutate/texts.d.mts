export interface TextMutant {
  readonly id: number;
  readonly language: string;
  readonly key: string;
  readonly is: string;
  readonly becomes: string;
}
export const tableReader: (
  texts: readonly TextMutant[],
  at: (id: number) => boolean,
) => (table: Record<string, string>, language: string) => void;

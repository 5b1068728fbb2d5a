import type ts from "typescript";

export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly replacement: string;
  readonly fault: string;
  /** A text of a table, switched where it is read. */
  readonly text?: { readonly key: string; readonly is: string; readonly becomes: string };
}
export const mutantsOf: (file: ts.SourceFile, checker: ts.TypeChecker) => Mutant[];

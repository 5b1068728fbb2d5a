import type { Mutant } from "./mutants.d.mts";

export const instrument: (source: string, mutants: readonly (Mutant & { readonly id: number })[]) => string;

export const changedLines: (diff: string) => Map<string, Set<number>>;

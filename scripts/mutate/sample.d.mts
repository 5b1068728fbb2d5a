export const sample: <Item>(items: readonly Item[], size: number, seed: number) => Item[];

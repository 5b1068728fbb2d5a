export const ensureInstalled: (root: string, say?: (line: string) => void) => string[];

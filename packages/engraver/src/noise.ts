/** Chance that is the same in every build: a number from 0 to 1 for any three numbers. */
export const chance = (a: number, b = 0, c = 0): number => {
  let hash = Math.imul(Math.round(a * 8) + 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ Math.round(b * 8), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16) ^ Math.round(c * 8), 0x27d4eb2f);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
};

/** A smooth wave from -1 to 1 along a line, different for every seed. */
export const wave = (seed: number, along: number): number => {
  const cell = Math.floor(along);
  const part = along - cell;
  const ease = part * part * (3 - 2 * part);
  return (chance(seed, cell) * (1 - ease) + chance(seed, cell + 1) * ease) * 2 - 1;
};

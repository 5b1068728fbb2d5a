/** The six powers, in the order of the action stages (RUL-01). */
export const POWER_NAMES = ["france", "bavaria", "prussia", "saxony", "austria", "pragmatic"] as const;
export type PowerName = (typeof POWER_NAMES)[number];

export type Power = 0 | 1 | 2 | 3 | 4 | 5;
export const FRANCE = 0;
export const BAVARIA = 1;
export const PRUSSIA = 2;
export const SAXONY = 3;
export const AUSTRIA = 4;
export const PRAGMATIC = 5;
export const POWERS: readonly Power[] = [FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA, PRAGMATIC];

/** In lists of powers and markers: no power. */
export const NOBODY = -1;
/** A power, or nobody: who controls a fortress, whose marker lies on it. */
export type PowerOrNobody = Power | typeof NOBODY;

/** PWR-05, PWR-06: Bavaria and Saxony are the minor powers. */
export const isMinor = (power: Power): boolean => power === BAVARIA || power === SAXONY;

/** PWR-05: the powers that can win the advanced game. */
export const MAJOR_POWERS: readonly Power[] = POWERS.filter((power) => !isMinor(power));

/** The status of Saxony's political marker; anything but "Prussian ally" needs the advanced game. */
export const SAXONY_PRUSSIAN_ALLY = 0;
export const SAXONY_NEUTRAL = 1;
export const SAXONY_AUSTRIAN_ALLY = 2;
export type SaxonyStatus = 0 | 1 | 2;

const ENEMY = 1;
const ALLIED = 2;
const CO_OPERATING = 3;

/** The sides of PWR-07 and PWR-08; null belongs to neither. */
const side = (power: Power, saxony: SaxonyStatus): "bourbon" | "habsburg" | null => {
  if (power === AUSTRIA || power === PRAGMATIC) return "habsburg";
  if (power !== SAXONY || saxony === SAXONY_PRUSSIAN_ALLY) return "bourbon";
  return saxony === SAXONY_AUSTRIAN_ALLY ? "habsburg" : null;
};

/** PWR-10 to PWR-12, SAX-14, RUL-93: the pairs that co-operate. */
const pairOf = (power: Power, saxony: SaxonyStatus): readonly Power[] => {
  if (power === FRANCE) return [BAVARIA];
  if (power === BAVARIA) return [FRANCE];
  if (power === PRUSSIA) return saxony === SAXONY_PRUSSIAN_ALLY ? [SAXONY] : [];
  if (power === PRAGMATIC) return [AUSTRIA];
  if (power === AUSTRIA) return saxony === SAXONY_AUSTRIAN_ALLY ? [PRAGMATIC, SAXONY] : [PRAGMATIC];
  if (saxony === SAXONY_NEUTRAL) return [];
  return saxony === SAXONY_PRUSSIAN_ALLY ? [PRUSSIA] : [AUSTRIA];
};

const relationsFor = (saxony: SaxonyStatus): Uint8Array => {
  const table = new Uint8Array(36);
  for (const a of POWERS)
    for (const b of POWERS) {
      const sideA = side(a, saxony);
      const sideB = side(b, saxony);
      if (a === b || sideA === null || sideB === null) continue;
      const pair = pairOf(a, saxony).includes(b);
      table[a * 6 + b] = sideA !== sideB ? ENEMY : pair ? CO_OPERATING : ALLIED;
    }
  return table;
};

const RELATIONS = [
  relationsFor(SAXONY_PRUSSIAN_ALLY),
  relationsFor(SAXONY_NEUTRAL),
  relationsFor(SAXONY_AUSTRIAN_ALLY),
] as const;

/**
 * PWR-07 to PWR-09: on different sides of the war; relations hold between powers, never between players (PWR-13). Prussia's
 * neutrality is not looked at: for pieces see `areHostile`.
 */
export const areEnemies = (a: Power, b: Power, saxony: SaxonyStatus): boolean =>
  RELATIONS[saxony][a * 6 + b] === ENEMY;

/** PWR-07, PWR-08: two powers on one side, whether they co-operate or not; no power is its own ally. */
export const areAllied = (a: Power, b: Power, saxony: SaxonyStatus): boolean =>
  (RELATIONS[saxony][a * 6 + b] ?? 0) >= ALLIED;

/** PWR-10 to PWR-12: two allies who may stack and protect for each other; no power co-operates with itself. */
export const coOperate = (a: Power, b: Power, saxony: SaxonyStatus): boolean =>
  RELATIONS[saxony][a * 6 + b] === CO_OPERATING;

/** STK-02: generals of one power or of two co-operating powers may share a city. */
export const mayStack = (a: Power, b: Power, saxony: SaxonyStatus): boolean =>
  a === b || RELATIONS[saxony][a * 6 + b] === CO_OPERATING;

/** PWR-15, SAX-17: whose markers and points a power's successes are. */
export const majorOf = (power: Power, saxony: SaxonyStatus): Power => {
  if (power === BAVARIA) return FRANCE;
  if (power === SAXONY) return saxony === SAXONY_AUSTRIAN_ALLY ? AUSTRIA : PRUSSIA;
  return power;
};

/** The tilt of the balance in degrees: the side that is superior weighs more. */
export const tiltOf = (score: number): number => Math.max(-14, Math.min(14, score * -1.4));

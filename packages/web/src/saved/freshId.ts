/**
 * A name that no other game has: 128 bits from chance, in hexadecimal digits. `crypto.randomUUID` exists only under https
 * and on localhost, this everywhere.
 */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

import { createHash, randomBytes } from "node:crypto";

/** 120 bits in 20 characters that may stand in an address: nobody finds one by trying. */
export const freshId = (): string => randomBytes(15).toString("base64url");

export const now = (): string => new Date().toISOString();

/** What is shown of a seed when a game starts: SHA-256 of its bytes. */
export const commitmentTo = (seed: string): string =>
  createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");

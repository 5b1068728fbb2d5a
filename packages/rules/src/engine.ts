/** All entries in one: what is built for Node, so that they share one copy of the rules. */

export * from "./authority.ts";
export * from "./board.ts";
export * from "./index.ts";
export * from "./laws.ts";
export * from "./model.ts";
export * from "./search.ts";

/** What a helpful neighbour would say: pure questions about a position, for page, terminal, telling and bots alike. */

export { cityOf } from "./ground/cityOf.ts";
export { lastTurn } from "./victory/lastTurn.ts";

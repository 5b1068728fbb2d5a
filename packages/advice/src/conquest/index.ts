export { type ConquestMeaning, type FortressFacts, fortressFacts, type Protector } from "./fortressFacts.ts";

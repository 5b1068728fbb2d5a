import type { Translation } from "@maria/tell";
import type { war as english } from "../en/setUp.ts";

/** La répartition secrète des troupes au début, et le réglage des nombres. */
export const war: Translation<typeof english> = {
  "war.allot": "Répartir les troupes : {power}",
  "war.allotRule":
    "{n} {n:troupe|troupes}, au moins le minimum et au plus {most} par général. La répartition reste secrète.",
  "war.atLeast": "au moins {n}",
  "war.confirmAllotment": "Répartir ainsi",
  "war.leftToAllot": "Reste à répartir : {n}",
  "war.less": "{label} : un de moins",
  "war.more": "{label} : un de plus",
  "war.suggest": "Proposer une répartition",
  "war.tooManyAllotted": "{n} de trop",
  "war.allotLater": "Ensuite : {powers}",
};

import type { Translation } from "@maria/tell";
import type { turn as english } from "../en/turn.ts";

export const turn: Translation<typeof english> = {
  "turn.allot":
    "Vor der ersten Runde teilt jedes Land geheim seine Armeen zu, einem General höchstens {mostTroops}. Wer angreifen soll, braucht viele; ein Vorschlag steht schon da.",
  "turn.allot.do": "Teile die Armeen zu ({power}) und bestätige.",
  "turn.conquer":
    "Eine offene Festung am Weg: Nimm sie jetzt, denn morgen steht vielleicht jemand nahe genug, um sie zu decken.",
  "turn.conquer.do": "Marschiere mit {piece} nach {city}.",
  "turn.march":
    "Denke auch an die nächste Runde: Was deckt er dort, was erreicht er, und ist sein Troß nahe genug?",
  "turn.march.do": "Marschiere mit {piece} nach {city}.",
  "turn.force":
    "Fern vom Feind sind die Hauptstraßen frei: Ein Gewaltmarsch bringt ihn in einer Runde an die Front.",
  "turn.force.do": "Mache mit {piece} einen Gewaltmarsch nach {city}.",
  "turn.train": "Nun der Troß: nahe bei den Generälen, und wenn es geht, nie dort, wo ein Feind hinkommt.",
  "turn.train.do": "Marschiere mit dem Troß nach {city}.",
  "turn.done":
    "Wer nichts mehr zu tun hat, sagt es. Die Seite sagt vorher, welche Angriffe fällig werden und welche Festungen offen liegen.",
  "turn.done.do": "Sage, daß du fertig bist.",
};

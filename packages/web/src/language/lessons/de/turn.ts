import type { Translation } from "@maria/tell";
import type { turn as english } from "../en/turn.ts";

export const turn: Translation<typeof english> = {
  "turn.allot":
    "Vor der ersten Runde teilt jedes Land geheim seine Armeen zu, einem General höchstens {mostTroops}. Wer angreifen soll, braucht viele; ein Vorschlag steht schon da.",
  "turn.allot.do": "Teile die Armeen zu ({power}) und bestätige.",
  "turn.hussars":
    "Eine Runde beginnt mit deinen Husaren. Am meisten nützen sie, wenn Feinde fern von ihren Trossen stehen; bis dahin dürfen sie bleiben, wo sie sind.",
  "turn.hussars.do": "Setze keinen und sage, daß du fertig bist.",
  "turn.conquer":
    "Eine offene Festung am Weg: Nimm sie jetzt, denn morgen steht vielleicht jemand nahe genug, um sie zu decken.",
  "turn.conquer.do": "Marschiere mit {piece} nach {city}.",
  "turn.conquerAgain":
    "Noch eine offene, für einen anderen General: Um jede Festung, die jetzt fällt, muß später nicht gekämpft werden.",
  "turn.conquerAgain.do": "Marschiere mit {piece} nach {city}.",
  "turn.march":
    "Denke auch an die nächste Runde: Was deckt er dort, was erreicht er, und ist sein Troß nahe genug?",
  "turn.march.do": "Marschiere mit {piece} nach {city}.",
  "turn.marchAgain":
    "Und er: nahe genug bei den anderen, um neben ihnen zu kämpfen, fern genug, um zu decken, was sie nicht decken.",
  "turn.marchAgain.do": "Marschiere mit {piece} nach {city}.",
  "turn.force":
    "Fern vom Feind sind die Hauptstraßen frei: Ein Gewaltmarsch bringt ihn in einer Runde an die Front.",
  "turn.force.do": "Mache mit {piece} einen Gewaltmarsch nach {city}.",
  "turn.forceAgain":
    "Auch ihm nützen diese Straßen. Niemand marschiert durch eine Stadt, in der eine andere Figur steht: Laß den Weg frei für den, der folgt.",
  "turn.forceAgain.do": "Mache mit {piece} einen Gewaltmarsch nach {city}.",
  "turn.train": "Nun der Troß: nahe bei den Generälen, und wenn es geht, nie dort, wo ein Feind hinkommt.",
  "turn.train.do": "Marschiere mit dem Troß nach {city}.",
  "turn.trainAgain":
    "Und der andere Troß: In der Fremde sollte kein General mehr als {supply} Städte von einem Troß seiner Farbe stehen, wenn deine nächste Runde beginnt.",
  "turn.trainAgain.do": "Marschiere mit dem Troß nach {city}.",
  "turn.done":
    "Wer nichts mehr zu tun hat, sagt es. Die Seite sagt vorher, welche Angriffe fällig werden und welche Festungen offen liegen.",
  "turn.done.do": "Sage, daß du fertig bist.",
};

import type { Translation } from "@maria/tell";
import type { emperor as english } from "../en/emperor.ts";

export const emperor: Translation<typeof english> = {
  "emperor.title": "Der Kaiser",
  "emperor.about": "Neun Stimmen, zwei Kandidaten, eine Siegmarke",
  "emperor.majority":
    "Die Kaiserwahl wird einmal gehalten, am Ende einer Runde. Es gibt {votes} Kurstimmen, jede bei einer Festung: Wer sie kontrolliert, gibt sie ab.",
  "emperor.majority.do": "Wie viele Stimmen wählen einen Kaiser?",
  "emperor.majority.1": "{generalMarch} Stimmen",
  "emperor.majority.2": "{majority} Stimmen",
  "emperor.majority.3": "Alle {votes}",
  "emperor.majority.why":
    "{majority} von {votes}. Darum lohnen Kurfürsten-Festungen vor der Wahl einen Marsch.",
  "emperor.whose":
    "Kandidaten sind Karl Albrecht von Bayern und Franz von Lothringen. Niemand darf sich enthalten.",
  "emperor.whose.do": "Wer ist in seinen Stimmen nicht frei?",
  "emperor.whose.1": "Frankreich",
  "emperor.whose.2": "Preußen",
  "emperor.whose.3": "Österreich und die Pragmatische Armee",
  "emperor.whose.why": "Ihre Stimmen gehen alle an Franz. Alle anderen dürfen ihre teuer verkaufen.",
  "emperor.vote": "Du hast {n} Stimmen.",
  "emperor.vote.do": "Gib {charles} an Karl und {francis} an Franz.",
  "emperor.prize": "Deine Stimmen sind abgegeben.",
  "emperor.prize.do": "Was bringt die Wahl?",
  "emperor.prize.1": "Eine Siegmarke in der Box »Kaiser«",
  "emperor.prize.2": "Taktische Karten",
  "emperor.prize.3": "Armeen",
  "emperor.prize.why":
    "Gewinnt Karl, legt Frankreich eine; gewinnt Franz, Österreich. Eine Marke weniger im Pool ist ein Schritt zum Sieg.",
  "emperor.end":
    "In der Profi-Variante gewinnt, wer seinen Pool von Siegmarken leert: Festungen, Kämpfe, Italien, Kurfürsten und der Kaiser zählen alle.",
};

import type { Language } from "@maria/tell";

/** What questions are put together from in every language, and what tells nothing of what is asked for. */
export const FILLERS: Readonly<Record<Language, string>> = {
  en: "a an and are as at be by can could do does for from get gets go goes got has have how i if in into is it its many may me much must my of on one or per should some than that the their them then there they this to what when where which who whom whose why will with would you your",
  de: "ab aber als am an auf aus bei bin bekommt da darf das daß dass dem den denn der des die dies dieser dort du ein eine einem einen einer eines er es für gegen gibt habe hat ich im in ins ist kann können man mein meine meinem meinen meiner mich mir mit muß muss nach nicht noch oder sein seine sich sie sind so soll um und viel viele vom von wann war warum was welche welchen welcher welches wem wen wenn wer werden wessen wie wieviel wird wo wozu zu zum zur",
  fr: "a à au aux avec c ce ces cette combien comme comment d dans de des doit dois donc du elle en est et être faire fait faut il ils j je l la le les leur lui ma mais me mes moi mon n ne on ou où par pas peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t un une y",
};

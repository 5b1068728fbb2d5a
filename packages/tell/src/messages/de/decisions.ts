export const decisions = {
  "decide.trump": "Du hast den letzten Kampf gewonnen: Bestimme das Trumpfsymbol dieser Runde.",
  "decide.placement": "{power}: Du kannst eine Karte verdeckt legen. Trumpf ist {suit}.",
  "decide.openCards": "Offene Karten:",
  "decide.selection": "{power}: Nehmen oder ansparen, Einfluß {n}. Danach: {others}.",
  "decide.execution": "Genommen für {power}: {card}.",
  "decide.grant": "{n} neue {n:Armee|Armeen} für {power}.",
  "decide.expedition": "Expeditionskorps: Ein General muß in die Offmapbox {box} ({power}).",
  "decide.return": "Das Expeditionskorps {of} kommt zurück. Wer kehrt zurück?",
  "decide.displacement.neutralSaxony":
    "Sachsen ist neutral: Fremde Spielfiguren müssen in die nächste Stadt ihres Heimatgebiets.",
  "decide.displacement.annexation":
    "Schlesien ist annektiert: Spielfiguren auf der falschen Seite der Grenze werden versetzt.",
  "decide.displacement.leavesStack":
    "Der sächsische General verläßt den gemischten Turm und kommt in die nächste leere Stadt.",
  "decide.displacement.offMapReturn":
    "Ein General kommt aus einer Offmapbox zurück: Die Stadt ist zu räumen.",
  "decide.saxonyShift":
    "Du darfst die Marke Sachsens bis zu {n} {n:Feld|Felder} nach rechts verschieben. Sie liegt auf {position} ({status}).",
  "decide.reduction":
    "Frankreich darf einmal im Spiel seine {n} {n:Siegmarke|Siegmarken} in Österreich aufgeben: {setAside} {setAside:käme|kämen} zur Seite, {returned} zurück in den Pool.",
  "decide.peaceOffer":
    "Preußen kontrolliert ganz Schlesien und darf Österreich einen vorübergehenden Frieden anbieten.",
  "decide.peaceAnswer":
    "Preußen bietet einen vorübergehenden Frieden an: Schlesien wäre für immer preußisch, Preußen und Sachsen vorerst neutral.",
  "decide.secondTrain": "Preußen erhält seinen zweiten Troß.",
  "decide.vote":
    "Kaiserwahl: Du gibst {n} {n:Kurstimme|Kurstimmen} ab. Bisher Karl {charles}, Franz {francis}.",
  "decide.cession": "Schließt Österreich Frieden mit Preußen und tritt Schlesien ab? {goals}.",
  "decide.consent": "{general} möchte in {city} mit deinem General einen Turm bilden.",
} as const;

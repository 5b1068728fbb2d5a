import type { politics as english } from "../en/politics.ts";

export const politics = {
  "politics.openCards": "Offene Politik-Karten",
  "politics.electionCard": "Am Ende dieser Runde wird der Kaiser gewählt.",

  "politics.whichTrump": "Welches Symbol ist Trumpf?",
  "politics.nameTrump": "Trumpfsymbol bestimmen",
  "politics.nameThisTrump": "Trumpf ist {suit}",
  "politics.reserves": "{power}: {n} {n:Reserve|Reserven}, in jedem Fall Trumpf",
  "politics.influenceNow": "{power}: bisher Einfluß {n} (angespart: {cards})",
  "politics.whichCard": "Welche Karte wird gelegt?",
  "politics.trumpNote": "+{n}",
  "politics.bluffNote": "Bluff",
  "politics.placeNothing": "Nichts legen",
  "politics.placesTrump": "{card} ist Trumpf: +{n}, Einfluß {influence}.",
  "politics.placesBluff":
    "{card} ist ein Bluff: kein Einfluß; beim Aufdecken kommt die TK zurück auf die Hand.",
  "politics.placesBluffFaceDown":
    "{card} ist ein Bluff: kein Einfluß; die TK bleibt bis zum nächsten Politik-Segment verdeckt liegen.",
  "politics.placesNothing": "Nichts wird gelegt: Der Einfluß bleibt {n}.",
  "politics.place": "Legen bestätigen",

  "politics.notSelectable": "kann nicht genommen werden: warum?",
  "politics.conserve": "Ansparen ({cards})",
  "politics.conserves": "{power}: Angespart und in der nächsten Runde wieder gezählt: {cards}.",
  "politics.selects": "{power}: {card} wird genommen; abzuwerfende TK: {cards}.",
  "politics.instruction": "Anweisung",
  "politics.follow": "Befolgen",
  "politics.doNotFollow": "Nicht befolgen",
  "politics.whoReceives": "Wer erhält es?",
  "politics.noShift": "Nicht verschieben",
  "politics.toTheLeft": "Nach links {n}",
  "politics.toTheRight": "Nach rechts {n}",
  "politics.wouldLie": "Feld {box}: {meaning}",
  "politics.shiftsLater":
    "Verschiebungen werden jetzt angesagt und nach der Auswahl zusammen ausgeführt; die gezeigten Felder schließen früher Angesagtes ein.",
  "politics.effects": "Die Karte bewirkt: {effects}.",
  "politics.withoutEffect": "Die Karte wird ohne Effekt abgeworfen.",
  "politics.chooseNothing": "Ohne Effekt",
  "politics.discard": "Ohne Effekt abwerfen",
  "politics.execute": "Ausführen",
  "politics.leftToAssign": "Noch zu verteilen: {n} {n:Armee|Armeen}",
  "politics.troopsLost": "Für {n} {n:Armee|Armeen} ist kein Platz: verloren.",
  "politics.assign": "Armeen verteilen",

  "politics.expeditionWhy":
    "Er verläßt mit seinen Armeen den Spielplan, bis das Expeditionskorps nicht mehr verlangt wird.",
  "politics.whoGoes": "Welcher General geht?",
  "politics.expeditionPaid": "nicht auf dem Spielplan: {troops} Armeen für {n} TK-Punkte",
  "politics.expeditionTroops": "{place}, {n} {n:Armee|Armeen}",
  "politics.send": "Einen General entsenden",
  "politics.sendThis": "{general} entsenden",
  "politics.whoReturns": "Welcher General kehrt zurück?",
  "politics.returnsTo": "Er kommt nach {city}; eine Spielfigur, die dort steht, muß Platz machen.",
  "politics.troops": "{n} {n:Armee|Armeen}",
  "politics.bringBack": "Zurückholen",
  "politics.whichPiece": "Welche Spielfigur?",
  "politics.whereTo": "Wohin mit: {piece}?",
  "politics.displace": "Dorthin versetzen",

  "politics.howFarSaxony": "Wie weit wird die Marke Sachsens verschoben?",
  "politics.leaveSaxony": "Marke liegenlassen",
  "politics.shiftSaxony": "Um {n} verschieben auf Feld {box}",
  "politics.saxonyStays": "Sachsens Status ändert sich nicht: {status}.",
  "politics.saxonyBecomesPrussian": "Sachsen ist wieder mit Preußen verbündet.",
  "politics.saxonyBecomesNeutral":
    "Sachsen wird neutral: {seat} spielt es, sächsische Spielfiguren kehren heim, fremde gehen, Siegmarken auf seinen Festungen kommen zurück in ihre Pools.",
  "politics.saxonyBecomesAustrian":
    "Sachsen wird mit Österreich verbündet: {seat} spielt es, seine Spielfiguren bleiben stehen, und es kämpft gegen Preußen, Frankreich und Bayern.",

  "politics.reductionQuestion": "Reduziert Frankreich seine Kriegsziele?",
  "politics.reduce": "Reduzieren",
  "politics.doNotReduce": "Jetzt nicht",
  "politics.reductionMarkers":
    "{n} französische {n:Siegmarke verläßt|Siegmarken verlassen} Kern-Österreich: {setAside} zur Seite, {returned} zurück in den Pool.",
  "politics.reductionPool": "Der französische Pool wächst von {pool} auf {after}.",
  "politics.reductionControl": "Diese Festungen sind wieder unter österreichischer Kontrolle.",
  "politics.reductionReturn":
    "Sobald Frankreich oder Bayern eine Festung auf der Karte Böhmen erobert, kommen die zur Seite gelegten Marken zurück in den Pool.",
  "politics.reductionOnce": "Das ist nur einmal im Spiel möglich.",
  "politics.reductionLater": "Am Ende eines späteren französischen Zuges kann es wieder möglich sein.",

  "politics.peaceOfferQuestion": "Bietet Preußen einen vorübergehenden Frieden an?",
  "politics.peaceAnswerQuestion": "Nimmt Österreich den vorübergehenden Frieden an?",
  "politics.offerPeace": "Frieden anbieten",
  "politics.offerNoPeace": "Keinen Frieden anbieten",
  "politics.acceptPeace": "Annehmen",
  "politics.refusePeace": "Ablehnen",
  "politics.peaceIfAccepted": "Österreich antwortet sofort. Nimmt es an:",
  "politics.peaceHome": "Schlesien ist für den Rest des Spiels preußisches Heimatgebiet.",
  "politics.peaceSaxony": "Sachsen wird neutral und von {seat} gespielt.",
  "politics.peaceAustrianMarkers":
    "{n} österreichische {n:Siegmarke|Siegmarken} in Preußen: zurück in den österreichischen Pool.",
  "politics.peacePrussianMarkers":
    "{n} preußische {n:Siegmarke|Siegmarken} in Österreich: {setAside} zur Seite, {returned} zurück in den preußischen Pool.",
  "politics.peacePieces":
    "Österreichische Spielfiguren verlassen Preußen, Schlesien und Polen; preußische gehen zurück nach Preußen.",
  "politics.peaceBox": "Preußen legt eine Siegmarke in die Box »Schlesien« und erhält seinen zweiten Troß.",
  "politics.peaceNeutral": "Preußen ist neutral, bis sein Zug in Runde {turn} beginnt.",
  "politics.peaceReturn":
    "Sobald eine preußische Spielfigur Preußen verläßt, kommen die zur Seite gelegten Marken zurück in den Pool.",
  "politics.peaceOnce": "Einen solchen Frieden gibt es nur einmal im Spiel.",
  "politics.peaceLater": "Preußen kann ihn am Ende eines späteren Zuges wieder anbieten.",
  "politics.peaceRefused":
    "Der Krieg geht weiter; Preußen kann in einer späteren Runde wieder Frieden anbieten.",

  "politics.whereTrain": "Auf welcher großen Festung? Tippe sie auf der Karte an oder wähle sie hier.",
  "politics.placeTrain": "Troß einsetzen",

  "politics.theseVotes": "{charles} für Karl, {francis} für Franz",
  "politics.votesPromised": "Vereinbarungen binden einige dieser Kurstimmen.",
  "politics.charlesElected":
    "Karl {charles}, Franz {francis}: Karl ist gewählt; Frankreich erhält die Box »Kaiser«.",
  "politics.francisElected":
    "Karl {charles}, Franz {francis}: Franz ist gewählt; Österreich erhält die Box »Kaiser«.",
  "politics.votesOpen": "Karl {charles}, Franz {francis}: Die Stimmen der anderen entscheiden.",
  "politics.vote": "Abstimmen",

  "politics.cessionQuestion": "Tritt Österreich Schlesien ab?",
  "politics.cede": "Frieden schließen und Schlesien abtreten",
  "politics.keepSilesia": "Schlesien nicht abtreten",
  "politics.cedePieces":
    "Alle preußischen und sächsischen Spielfiguren und Marken verlassen das Spiel, ihre TK werden abgeworfen.",
  "politics.cedeLand":
    "Festungen in Preußen, Sachsen und Schlesien sind gewöhnliche Städte; alle dürfen sie betreten.",
  "politics.cedeFlanders": "Die Karte Flandern wird voll aktiv.",
  "politics.cedeCards": "Frankreich nimmt die {n} zur Seite {n:gelegte|gelegten} TK auf die Hand.",
  "politics.cedeGoalMaria": "Maria Theresia siegt mit {goal} Festungen in Bayern und Frankreich (jetzt {n}).",
  "politics.cedeGoalFrederick":
    "Friedrich siegt mit {goal} Festungen der Pragmatischen Armee in Frankreich (jetzt {n}).",
  "politics.cedeGoalLouis":
    "Louis XV siegt mit {goal} Festungen in Österreich (jetzt {n}) oder {flanders} in den Niederlanden (jetzt {m}).",
  "politics.cedeLastTurn": "Hat bis zum Ende von Runde {turn} niemand gesiegt, siegt Louis XV.",
  "politics.keepGoalFrederick":
    "Friedrich siegt mit {goal} Festungen in Österreich und Schlesien (jetzt {n}).",
  "politics.keepGoalLouis": "Louis XV siegt mit {goal} Festungen in Österreich (jetzt {n}).",
  "politics.keepGoalMaria":
    "Maria Theresia siegt, wenn bis zum Ende von Runde {turn} niemand sonst gesiegt hat.",
  "politics.keepForGood": "Die Frage kommt nicht wieder.",
} as const satisfies Record<keyof typeof english, string>;

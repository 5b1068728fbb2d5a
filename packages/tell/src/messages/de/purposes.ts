export const purposes = {
  "purpose.allotment":
    "Im Kampf beginnt im Vorteil, wer mehr Armeen hat: Gib denen am meisten, die kämpfen werden.",
  "purpose.hussars": "Für eine Versorgungslinie durch einen Husaren muß der Gegner bezahlen.",
  "purpose.subsidy": "Die Subsidie nimmt eine TK vom Einkommen Frankreichs und gibt sie Bayern.",
  "purpose.supply": "Wer unversorgt bleibt, verliert Armeen und kann nichts erobern.",
  "purpose.movement": "Märsche erobern Festungen, decken die eigenen und entscheiden, wer kämpfen muß.",
  "purpose.consent": "Generäle in einer Stadt kämpfen gemeinsam, unter einem Oberbefehl.",
  "purpose.marchOn": "Der Marsch ist noch nicht zu Ende: Beende ihn, wo der General gebraucht wird.",
  "purpose.combat": "Jeder fällige Angriff findet statt; du sagst, welcher als nächster.",
  "purpose.battle":
    "Wer im Minus aufhört, verliert so viele Armeen, wie ihm Punkte fehlen, und zieht sich zurück.",
  "purpose.retreat": "Der Gewinner wählt den Weg: Führe die Besiegten dorthin, wo sie dir nicht schaden.",
  "purpose.winter":
    "TK werden zu neuen Armeen; Generäle, die nicht auf dem Spielplan sind, kehren mit ihnen zurück.",
  "purpose.trump": "Von den Karten dieser Runde bringen nur die mit dem Trumpfsymbol Einfluß.",
  "purpose.placement":
    "Wer den meisten Einfluß hat, nimmt zuerst eine Politik-Karte; eine TK, die nicht Trumpf ist, ist ein Bluff.",
  "purpose.selection":
    "Eine Politik-Karte kostet allen Einfluß; angespart zählt er auch in der nächsten Runde.",
  "purpose.execution": "Du entscheidest, was von der Karte wirkt; das übrige verfällt.",
  "purpose.grant": "Neue Armeen verstärken Generäle oder bringen einen auf den Spielplan zurück.",
  "purpose.expedition": "Wer mit dem Expeditionskorps geht, fehlt auf den Karten.",
  "purpose.return": "In der Box werden weniger Generäle gebraucht: Einer nimmt wieder am Krieg teil.",
  "purpose.displacement":
    "Spielfiguren, die nicht bleiben dürfen, kommen in die nächste Stadt, in der sie stehen dürfen.",
  "purpose.saxonyShift":
    "Sachsens Politikmarke entscheidet, auf wessen Seite Sachsen steht und wer es spielt.",
  "purpose.reduction":
    "Siegmarken an der Seite zählen als gelegt, solange Frankreich im Osten nichts mehr erobert.",
  "purpose.peaceOffer":
    "Der Frieden macht Schlesien für immer preußisch und bringt eine Siegmarke, doch Preußen muß ruhen.",
  "purpose.peaceAnswer":
    "Der Frieden kostet Schlesien, doch deine Armeen sind eine Zeitlang frei gegen Frankreich.",
  "purpose.secondTrain": "Mit einem zweiten Troß können Preußens Generäle in zwei Richtungen ziehen.",
  "purpose.vote": "Wird Franz Kaiser, legt Österreich eine Siegmarke; wird es Karl, Frankreich.",
  "purpose.cession":
    "Wird Schlesien abgetreten, scheiden Preußen und Sachsen aus, und alle bekommen neue Ziele.",
} as const;

export const reasons = {
  "reason.gameIsOver": "Das Spiel ist zu Ende. Sieh dir die Lage an oder beginne ein neues Spiel.",
  "reason.notYourDecision": "Ein anderer Spieler hat jetzt zu entscheiden. Warte, bis du gefragt wirst.",
  "reason.notAskedNow": "Das geht jetzt nicht. Wähle eine der angebotenen Aktionen.",
  "reason.malformedAction": "Das ist keine vollständige Aktion. Wähle eine der angebotenen.",
  "reason.unknownSeat": "Diesen Platz gibt es in diesem Spiel nicht. Nenne einen vorhandenen.",
  "reason.nothingToTakeBack":
    "Es gibt nichts zurückzunehmen: Etwas wurde aufgedeckt, oder ein anderer hat seither gehandelt. Spiele weiter.",
  "reason.notYourPower": "Dieses Land führst du nicht. Wähle eines deiner Länder.",
  "reason.notYourPiece": "Das ist nicht deine Spielfigur. Wähle eine eigene.",
  "reason.alreadyAllotted": "Die Armeen dieses Landes sind schon verteilt. Nimm ein anderes Land.",
  "reason.allTroopsMustBeAllotted":
    "Alle Armeen des Landes sind zu verteilen, nicht mehr und nicht weniger. Berichtige die Zahlen.",
  "reason.generalNeedsTroops": "Jeder General braucht mindestens 1 Armee. Gib ihm eine.",
  "reason.generalHoldsAtMostEight":
    "Ein General hat höchstens {mostTroops} Armeen. Gib welche an einen anderen General ab.",
  "reason.troopCeilingReached":
    "Mit der Obergrenze für Armeen hat ein Land insgesamt nie mehr Armeen als zu Beginn. Nimm weniger.",
  "reason.belowSetUpMinimum":
    "Dieser General braucht mindestens so viele Armeen, wie der Armeeplan verlangt. Gib ihm mehr.",
  "reason.wrongGenerals": "Nenne für jeden General des Landes eine Zahl, in der Reihenfolge des Armeeplans.",
  "reason.onlyWithinOwnStack":
    "Umverteilt wird nur zwischen zwei Generälen eines Landes in einem Turm. Wähle einen solchen Turm.",
  "reason.keepsAtLeastOneTroop": "Ein General behält mindestens 1 Armee. Verteile weniger um.",
  "reason.hussarAlreadyPlaced":
    "Dieser Husar wurde in dieser Runde schon eingesetzt. Nimm den anderen oder beende das Segment.",
  "reason.hussarOnBohemiaOnly": "Husaren stehen nur auf der Karte Böhmen. Wähle dort eine Stadt.",
  "reason.hussarTooFar":
    "Die Stadt ist von jedem österreichischen General mehr als {hussarRange} Städte entfernt. Wähle eine nähere.",
  "reason.cityHoldsPiece": "Ein Husar wird nie auf eine Spielfigur gesetzt. Wähle eine leere Stadt.",
  "reason.otherHussarIsThere": "In dieser Stadt steht schon ein Husar. Wähle eine andere.",
  "reason.notPayingNow": "Dieses Land hat jetzt nichts zu zahlen. Zahle für das Land, das gefragt ist.",
  "reason.cardNotInHand": "Diese Taktische Karte ist nicht auf der Hand. Wähle Karten der eigenen Hand.",
  "reason.cardTwice": "Eine Karte kann nicht doppelt verwendet werden. Nenne jede nur einmal.",
  "reason.paymentTooSmall": "Diese Karten decken den Preis nicht. Nimm eine weitere Karte dazu.",
  "reason.paymentTooLarge": "Der Preis ist auch ohne eine dieser Karten gedeckt. Laß sie weg.",
  "reason.mustPayInFull":
    "Das Land kann voll zahlen, also muß es zahlen. Wähle Karten, die den Preis decken.",
  "reason.cannotPayInFull":
    "Das Land kann nicht voll zahlen und gibt alle Karten ab. Sage, welche Generäle versorgt werden.",
  "reason.notCharged": "Dieser General hat nichts zu zahlen. Nenne nur Generäle mit einem Preis.",
  "reason.coversTooMuch": "So viel ist die Hand nicht wert. Versorge weniger Generäle.",
  "reason.moreCouldBeCovered": "Die Hand reicht noch für einen weiteren General. Nimm ihn dazu.",
  "reason.pieceNotOnBoard": "Diese Spielfigur steht nicht auf dem Spielplan. Wähle eine andere.",
  "reason.pieceTakesNoPart": "Diese Spielfigur nimmt an diesem Spiel nicht teil. Wähle eine andere.",
  "reason.pieceNotActive": "Dieses Land ist nicht am Zug. Bewege Spielfiguren der Länder, die am Zug sind.",
  "reason.hasMoved": "Diese Spielfigur hat sich in dieser Phase schon bewegt. Wähle eine andere.",
  "reason.stackEndedItsMove":
    "Die Bildung eines Turms hat seine Bewegung beendet. Wähle eine andere Spielfigur.",
  "reason.reenteredThisPhase":
    "Dieser Troß wurde in dieser Phase eingesetzt und darf nicht ziehen. Wähle eine andere Spielfigur.",
  "reason.needsAStep": "Ein Marsch führt in mindestens eine Stadt. Nenne eine Stadt.",
  "reason.noSuchRoad": "Diese beiden Städte verbindet keine Straße. Folge den Straßen.",
  "reason.mapNotInUse": "Die Karte Flandern wird in diesem Spiel nicht benutzt. Bleibe auf der Karte Böhmen.",
  "reason.generalMovesThree":
    "Ein General zieht höchstens {generalMarch} Städte weit, ganz auf Hauptstraßen {generalOnMainRoad}. Wähle eine nähere Stadt.",
  "reason.generalMovesFourOnMainRoad":
    "Auf Hauptstraßen zieht ein General höchstens {generalOnMainRoad} Städte weit. Wähle eine nähere Stadt oder einen Gewaltmarsch.",
  "reason.trainMovesTwo":
    "Ein Troß zieht höchstens {trainMarch} Städte weit, ganz auf Hauptstraßen {trainOnMainRoad}. Wähle eine nähere Stadt.",
  "reason.trainMovesThreeOnMainRoad":
    "Auf Hauptstraßen zieht ein Troß höchstens {trainOnMainRoad} Städte weit. Wähle eine nähere Stadt.",
  "reason.trainCannotForceMarch": "Trosse machen keinen Gewaltmarsch. Ziehe normal.",
  "reason.forceMarchIsEight":
    "Ein Gewaltmarsch führt durch höchstens {forceMarch} Städte. Wähle eine nähere Stadt.",
  "reason.forceMarchNeedsMainRoad":
    "Ein Gewaltmarsch führt nur über Hauptstraßen. Wähle einen anderen Weg oder ziehe normal.",
  "reason.forceMarchEnemyFortress":
    "Ein Gewaltmarsch darf keine feindlich kontrollierte Festung betreten. Umgehe sie oder ziehe normal.",
  "reason.forceMarchNearEnemy":
    "Ein Gewaltmarsch darf keine Stadt neben einer feindlichen Spielfigur betreten. Halte Abstand oder ziehe normal.",
  "reason.cannotPassPiece": "Diese besetzte Stadt darf nicht betreten oder durchquert werden. Umgehe sie.",
  "reason.noRoomInCity": "Dort stehen schon zwei Generäle. Wähle eine andere Stadt.",
  "reason.mayNotStackWith":
    "Generäle dieser beiden Länder bilden keinen Turm, und die Stadt eines feindlichen Generals ist verschlossen. Halte davor.",
  "reason.trainSharesNoCity":
    "Ein Troß teilt seine Stadt mit keiner anderen Spielfigur. Wähle eine leere Stadt.",
  "reason.joiningEndsMove": "Die Bildung eines Turms beendet den Marsch. Laß den Weg dort enden.",
  "reason.mapCrossingForbidden":
    "Nur französische und österreichische Spielfiguren wechseln die Karte. Bleibe auf dieser Karte.",
  "reason.commanderFollowsRank":
    "Die niedrigere Rangnummer hat den Oberbefehl; zu nennen ist niemand. Laß die Angabe weg.",
  "reason.mustNameCommander": "Beide Generäle haben denselben Rang. Nenne den, der den Oberbefehl hat.",
  "reason.disputeMustBeAnswered":
    "Sage zuerst, ob du die Reihenfolge der Bewegungen in Flandern bestreitest.",
  "reason.disputeNotPossible": "Die Reihenfolge läßt sich jetzt nicht bestreiten. Ziehe weiter.",
  "reason.otherSideMovesFirst": "In Flandern ist die andere Seite dran. Ziehe anderswo oder warte.",
  "reason.stackWasRefused":
    "Der andere Spieler ist mit diesem Turm nicht einverstanden. Wähle eine andere Stadt.",
  "reason.alreadyDone": "Du hast diese Phase schon beendet. Nimm das erst zurück.",
  "reason.notDone": "Du hast diese Phase noch nicht beendet. Es gibt nichts zurückzunehmen.",
  "reason.trainCannotReenter": "Dieser Troß kann nicht eingesetzt werden. Wähle einen anderen.",
  "reason.reenterOnMajorFortress":
    "Eingesetzt wird auf einer großen Festung des Heimatgebiets. Wähle eine solche.",
  "reason.fortressNotFriendly": "Die Festung ist nicht freundlich kontrolliert. Wähle eine andere.",
  "reason.fortressNotEmpty": "Auf der Festung steht eine Spielfigur. Wähle eine leere.",
  "reason.noSuchFight": "Diese beiden müssen nicht kämpfen. Wähle einen der fälligen Angriffe.",
  "reason.austriaAttacksFirst":
    "Österreich greift vor der Pragmatischen Armee an. Wähle einen österreichischen Angriff.",
  "reason.wrongSuit":
    "Nur Karten mit dem Symbol des Sektors, in dem dein General steht, oder Reserven dürfen gespielt werden. Wähle eine solche.",
  "reason.reserveValue":
    "Eine Reserve ist 1 bis {reserveMaximum} wert. Nenne eine ganze Zahl von 1 bis {reserveMaximum}.",
  "reason.valueIsPrinted": "Der Wert dieser Karte ist aufgedruckt. Nenne keinen Wert.",
  "reason.mustPlayAtZero": "Bei Gleichstand muß eine Karte mit passendem Symbol gespielt werden. Wähle eine.",
  "reason.notALegalRetreat":
    "Ein Rückzug hat die volle Länge, betritt keine Stadt zweimal, meidet alle Spielfiguren und endet so weit vom Sieger wie möglich. Wähle einen angebotenen.",
  "reason.alreadyRecruited": "Dieses Land hat in diesem Winter schon rekrutiert. Nimm ein anderes.",
  "reason.generalIsOnBoard":
    "Dieser General steht auf dem Spielplan und kann nicht eingesetzt werden. Wähle einen anderen.",
  "reason.reenteringGeneralNeedsRecruit":
    "Ein General, der eingesetzt wird, braucht mindestens 1 neue Armee. Gib ihm eine.",
  "reason.recruitsMustAllBePlaced":
    "Jede neue Armee ist genau einem General zu geben. Berichtige die Zahlen.",
  "reason.illegalStackOnReentry": "In dieser Stadt ist kein Platz für ihn. Wähle eine andere.",
  "reason.notTheNearestCity":
    "Eine verdrängte Spielfigur kommt in die nächste geeignete Stadt. Wähle eine der angebotenen.",
  "reason.shiftTooFar": "So weit darf die Politikmarke nicht verschoben werden. Wähle weniger Felder.",
  "reason.otherPowerPlacesFirst":
    "Die Länder legen von links nach rechts, und ein anderes ist zuerst dran. Lege für dieses.",
  "reason.cardNotOpen": "Diese Politik-Karte liegt nicht offen. Wähle eine offene.",
  "reason.noCoatOfArms": "Die Karte zeigt das Wappen des Landes nicht. Nimm eine andere oder spare an.",
  "reason.noInstruction": "Diese Karte hat keine Anweisung. Befolge nur ihre Pfeile.",
  "reason.receiverIsPrinted": "Die Karte sagt selbst, wer etwas erhält. Nenne niemanden.",
  "reason.mustNameReceiver": "Sage, welches der Länder auf der Karte der Empfänger ist.",
  "reason.shiftForbidden":
    "Mit dieser Karte bleibt die Marke Sachsens liegen, solange Sachsen mit Preußen verbündet ist. Laß das Verschieben weg.",
  "reason.shiftNotOnCard":
    "Die Pfeile der Karte erlauben das nicht. Verschiebe um die volle Zahl oder gar nicht.",
  "reason.generalCannotGo":
    "Dieser General kann nicht in die Offmapbox. Wähle einen auf dem Spielplan oder einen anderen für {expeditionPrice} TK-Punkte.",
  "reason.notInTheBox": "Dieser General ist nicht in der Offmapbox. Wähle einen, der es ist.",
  "reason.closedTerritory":
    "Neutrales Gebiet ist fremden Spielfiguren verschlossen, und neutrale Spielfiguren bleiben zu Hause. Wähle einen anderen Weg.",
  "reason.mustEndAtHome":
    "Vor der Abtretung endet jede Bewegung auf der Karte Flandern im Heimatgebiet. Wähle dort eine Stadt.",
  "reason.flandersIsBound": "Vor der Abtretung verläßt keine Spielfigur die Karte Flandern. Bleibe dort.",
  "reason.tooManyVotes": "So viele Kurstimmen hast du nicht. Verteile nur die eigenen.",
  "reason.treatyForbids":
    "Eine Vereinbarung verbietet das, und Vereinbarungen sind zu halten. Wähle etwas anderes.",
  "reason.noSuchOffer": "So ein Angebot oder so eine Vereinbarung gibt es nicht. Sieh in die Liste.",
  "reason.notYourOffer":
    "Über dieses Angebot oder diese Vereinbarung hast du nicht zu entscheiden. Wähle deine eigenen.",
  "reason.otherPartyMustAgree":
    "Du hast schon gesagt, daß du sie beenden willst. Nun muß die andere Seite zustimmen.",
  "reason.tooManyOffers":
    "Drei deiner Angebote an diesen Spieler sind unbeantwortet. Ziehe eines zurück oder warte auf Antwort.",
  "reason.tooManyOffersThisTurn":
    "Du hast in dieser Runde schon {mostOffers} Angebote gemacht. Warte auf die nächste Runde.",
  "reason.tooMuchOnTheTable":
    "Zwischen euch beiden läge zuviel auf dem Tisch. Biete weniger an oder beende erst etwas.",
  "reason.cannotPromise":
    "Das läßt sich nicht versprechen: Es steht nicht in der Macht der Parteien oder ändert eine Regel. Biete etwas anderes an.",
  "reason.contractImpossible":
    "So ein Subsidienvertrag ist nicht möglich: Nur Großmächte zahlen, nur an Verbündete, und je Paar gibt es einen Vertrag. Biete etwas anderes an.",
  "reason.talksAreForTheAdvancedGame":
    "Vereinbarungen gibt es nur in der Profi-Variante und erst nach der Spielvorbereitung. Spiele weiter.",
  "reason.treatyTooLong": "Eine Vereinbarung gilt 1 bis {longestTreaty} Runden. Nenne eine Zahl dazwischen.",
} as const;

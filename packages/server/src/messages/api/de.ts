import type { ApiTexts } from "./en.ts";

/** Die öffentliche Schnittstelle für die, die Programme schreiben. */
export const de: ApiTexts = {
  title: "MARIA: die Schnittstelle für Programme",
  about:
    "Alles, was ein Spieler am Tisch tut, kann ein Programm tun. Erzeuge auf der Seite unter „Dein Konto“ ein Token und schicke es mit jeder Anfrage als „Authorization: Bearer TOKEN“. Ein Token zum Lesen sieht, was du siehst; eines zum Spielen handelt auch für dich. In docs/api.md steht ein Beispiel, das eine ganze Partie spielt.",
  limits:
    "Ein Token reicht für {perToken} Anfragen in der Minute, eine Adresse für {perAddress}. Wer 429 zur Antwort bekommt, wartet.",
  document: "Diese Beschreibung für Programme (OpenAPI 3.1)",
  parameters: "Parameter",
  body: "Inhalt",
  answer: "Antwort",
  refusals: "Ablehnungen",
  needed: "muß angegeben werden",
  scope: {
    read: "mit jedem Token, oder ohne, wo das Spiel allen offensteht",
    play: "mit einem Token zum Spielen",
  },
  tags: { games: "Spiele", play: "Am Tisch", people: "Leute" },
  schemas: "Woraus sie bestehen",
  operations: {
    getMe: "Wer fragt.",
    getLobby: "Offene Spiele, die auf Spieler warten.",
    getGames: "Die Spiele dessen, der fragt.",
    makeGame: "Richtet ein Spiel ein, mit Bots und Menschen an den Plätzen.",
    getGame: "Ein Spiel, soweit der Fragende es kennen darf.",
    joinGame: "Nimmt einen Platz ein, auf Einladung oder in einem offenen Spiel.",
    leaveGame: "Steht vor dem Beginn von einem Platz auf.",
    startGame: "Beginnt das Spiel; das tut, wer es eingerichtet hat, sobald alle Plätze besetzt sind.",
    askRematch: "Das nächste Spiel derselben Spieler.",
    resign: "Gibt einen Platz endgültig auf; ein Bot spielt weiter.",
    takeSeatBack: "Übernimmt einen Platz wieder von dem Bot, der eingesprungen ist.",
    proposeStandIn: "Schlägt einen Bot für jemanden vor, der nicht da ist, oder stimmt zu.",
    endAlone: "Schließt ein Spiel, das alle anderen verlassen haben, als Sieger.",
    moveAway:
      "Schließt ein Spiel, das sonst niemand spielt, um mit seiner Aufzeichnung anderswo weiterzuspielen.",
    getChoices:
      "Alles, was ein Platz tun darf, als Aktionen, die so geschickt werden können. Hat eine Wahl noch mehr, so steht es in „next“: Frage mit „choice“ (ihrer Stelle in der Liste) und „from“ weiter.",
    act: "Spielt eine Aktion. „seen“ ist das der Wahlen oder des Augenblicks, aus dem sie stammt; ein älteres wird mit „stale“ beantwortet.",
    getMoment:
      "Das Spiel, wie ein Leser es sieht: sofort, wenn es seit „since“ Neues gibt, sonst sobald es das gibt, nach 25 Sekunden null.",
    getEvents:
      "Neues als Server-Sent Events: game, opened, moment, chat, orders, trouble. Ihre Daten sind die Antworten der Socket-Verbindung; die id eines Augenblicks kann als Last-Event-ID geschickt werden, um dort fortzufahren.",
    getChat: "Was am Tisch gesagt wurde, soweit der Fragende es hören darf.",
    say: "Sagt etwas zu allen oder zu einem Platz.",
    getNotes: "Was der Spieler eines Platzes für sich aufgeschrieben hat.",
    writeNotes: "Schreibt etwas für sich auf.",
    getOrders: "Die versiegelten Befehle eines Platzes.",
    leaveOrders: "Hinterläßt versiegelte Befehle an einem Platz.",
    getRecord: "Das ganze Spiel mit seinem Startwert, sobald es vorbei ist.",
    importGame: "Macht aus einer Spieldatei ein Spiel, das dort weitergeht, wo sie endet.",
    getShown: "Offene Spiele zum Zuschauen oder Nachspielen.",
    getPack:
      "Karte, Armeen und Spielkarten nach dem Fingerabdruck, den ein Spiel nennt. Sie ändern sich nie.",
    getAbsence: "Bis wann der Fragende weg ist.",
    announceAbsence: "Sagt, bis wann man weg ist, höchstens 60 Tage im voraus.",
    getRanking: "Wer wie stark ist, und was Rollen wert sind.",
    getProfile: "Was jemand gespielt hat, und wie stark er ist.",
  },
};

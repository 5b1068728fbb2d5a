import type { en } from "./en.ts";

export const de: Readonly<Record<keyof typeof en, string>> = {
  win: "Sieg siegen Siegbedingung Spielziel Ziel gewonnen Sieger gewinnen gewinnt wie viele Festungen brauche nötig Maria Theresia neun zwölf Spieldauer dauert verlieren verliere ich das Spiel Niederlage sofort",
  conquer:
    "Belagerung belagern einnehmen erobern erobert besetzen stürmen Burg Stadt nehmen fällt Eroberung einnahme kleine Festung Bastion angreifen Festungen stürmt Blockade blockieren zurückerobern Rückeroberung",
  notConquered: "Belagerung mißlingt nicht erobert gedeckt warum nicht",
  protect:
    "verteidigen schützen beschützen bewachen Garnison Besatzung decken Deckung halten sichern Schutz Deckungsbereich gedeckt schützt",
  far: "Bewegungspunkte Bewegung weit marschieren ziehen Reichweite Tempo Geschwindigkeit Städte Marsch Hauptstraße Straße Straßen langsam Troß zweimal Entfernung Züge",
  forceMarch: "Eilmarsch schnell Gewaltmarsch lang weit Kontrollzone Sporen Hauptstraße",
  notThere:
    "blockiert Weg durch Feind verboten nicht erlaubt ziehen dorthin durchziehen durch Gegner Figuren überspringen springen Grenze Karten Flandern Böhmen zweimal nochmal versperrt",
  stack:
    "Stapel stapeln Turm vereinigen zusammen zwei Generäle Gruppe verbinden Oberbefehl Rang Befehl Anführer oben drei Generäle Armee bilden wie viele Generäle in einer Stadt",
  shift: "tauschen umverteilen verschieben abgeben austauschen übergeben Armeen aufteilen geben verlagern",
  supply:
    "Nachschub Versorgung versorgt Linie Proviant Logistik Hunger Verpflegung Versorgungsweg Versorgungslinie Nachschublinie Versorgungsreichweite Länge des Weges",
  starve:
    "unversorgt Hunger hungern verhungern aushungern ohne Nachschub Verluste umgedreht aufdecken wieder aufgedeckt tot sterben stirbt letzte Armee verliert General entfernt",
  train:
    "Troß Wagen Depot Nachschub zurück ersetzen kaufen verloren neu zurückkaufen Trosse Preis Kosten geschlagen verloren wiederkaufen",
  hussars: "Husar Reiter Reiterei Kavallerie Überfall Streifzug leichte Ungarn Kosten stören Störung",
  mustFight:
    "Angriff Angriffspflicht angreifen Zwang Pflicht benachbart muß Kampf vermeiden ablehnen verweigern Verbündete angreifen Kontrollzone zwingen kämpfen neben nebenan Gegner Feind Verteidiger",
  combat:
    "Schlacht Gefecht Kämpfe kämpfen Treffen Kampfablauf Kampfstand Stand Minus Verluste wie viele Armeen verliere Sieger Verlierer aufhören passen Punkte aufgeben Verteidiger Angreifer gleich stark",
  whichCard:
    "falsche Farbe Symbol Karte nicht erlaubt Sektor spielen Farbe der Karte Kartenfarbe Herz Pik Kreuz Karo welche",
  retreat:
    "Flucht fliehen flüchten weichen zurückweichen Niederlage verloren Rückzug Rückzugsweite wohin zurückziehen kein Rückzug möglich Weg wählt Richtung umzingelt tot",
  draw: "ziehen Karten Handkarten Handlimit Einkommen nachziehen Stapel mischen Handkartenlimit Ablagestapel Nachziehstapel leer neu gemischt wie viele bekomme ich TK Kartenzahl keine Karten mehr behalten aufheben",
  recruit:
    "Verstärkung Rekruten rekrutieren neue Truppen Soldaten kaufen Winter aufstellen Aushebung zurückholen wiederkommen Rückkehr tot entfernt General Kosten einer Armee Preis große Festung Jahr Jahresende Armee vernichtet auffüllen aufgefüllt wo kommen wieder Karten sparen",
  influence:
    "Politik Politik-Karte Trumpf Bluff wählen bekommen Einfluß ansparen gelegt legen höchster Wappen Politikkarte Politikphase Phase Kartenauswahl",
  emperor:
    "Kaiser Kaiserwahl Wahl Kurfürsten Kurfürst Stimmen König abstimmen Karl Franz Kurstimmen Kurfürstenstimmen wählen gewählt Mehrheit Kandidat wer stimmt ab Kurfürst",
  allies:
    "Bündnis Verbündete Allianz Partner Feinde Seite Lager Österreich verfeindet Verbündete angreifen Frankreich Preußen Freund Pragmatische Armee Mächte Länder Verhältnis",
  peace:
    "Annexion annektieren Schlesien Frieden Preußen abtreten Friedensschluß abgeben Provinz zweiter Troß vorübergehend",
  secret:
    "geheim verdeckt verborgen offen öffentlich sehen Nebel wissen Ablagestapel ansehen aufdecken einsehen Stärke merken Bluff zeigen",
  phases:
    "Rundenablauf Spielablauf Ablauf Reihenfolge Runde Phasen Spielzug Zugfolge wer beginnt fängt an anfangen Startspieler zuerst gleichzeitig Bewegung Segment Zug Jahr Politikphase",
  retroactive: "Fragezeichen nachträglich später Eroberung nach Kampf rückwirkend rückgängig nachher",
  marker:
    "Marke Fahne Siegmarke legen welche Flagge Kontrollmarker Siegmarken Plättchen zurückerobern zurückerobert verlorene Festung",
  control: "gehört Besitzer Besitz wem kontrollieren",
  zero: "Unentschieden Gleichstand null Remis gleich passen Patt aufhören Minus gleich viele Armeen Vorteil",
  mixed:
    "gemischt gemischter Stapel zwei Mächte Bayern Frankreich Verluste Pragmatische Österreich zusammenarbeiten gemeinsam Oberbefehl",
  several: "mehrere Gegner zweimal nacheinander mehrfach Feinde",
  reserve: "Joker Reservekarte beliebig Wert Reserve",
  takeTrain: "Troß erbeuten vernichten fangen nehmen zerstören Beute Wagen",
  allot:
    "Aufbau Spielbeginn Truppen verteilen aufteilen Startaufstellung Anfang Vorbereitung Armeen wie viele Armeen habe ich gesamt Heeresblatt zuteilen",
  points: "Siegpunkte Box Boxen Kampf Belohnung Punkte Pool Siegmarke Siegpunkt gewonnener Kampf",
  saxony: "Sachsen wechselt Seite Seitenwechsel abfallen Leiste",
  neutral:
    "neutral Neutralität ausscheiden Gebiet Niederlande Polen betreten Land Hannover Krieg verlassen heraushalten",
  subsidy:
    "Subsidien Geld zahlen Bestechung Gold Karten abgeben Bayern Frankreich Zahlung schenken tauschen Söldner Pflicht",
  agree:
    "Verhandlung verhandeln Vertrag Verträge Waffenstillstand Diplomatie Abmachung Absprache Versprechen Pakt Nichtangriff Durchzug brechen Wort halten geheim lügen Lüge bluffen betrügen",
  last: "Spielende Schluß niemand Wertung Gleichstand letzte Runde Endwertung Spieldauer wie viele Runden Winterwertung Ende Gleichstand",
  two: "zu zweit zwei Spieler Duell allein Solo einer Bots Variante",
  map: "Spielplan Karte Straßen Sektoren Symbole Legende Felder Farben bedeuten Gebiete kleine große Festung Hauptstraße Sektor Raster Hexfelder weiße Niederlande Hannover",
  execute:
    "Ereignis Aktion Politik-Karte Wirkung Pfeile Leisten ausführen Italien Rußland Sachsen Leiste Expeditionskorps Strafe Zeichen Stern Feld Verschiebung Politikkarte",
  reduce: "Kriegsziele verringern weniger Festungen aufgeben",
  gambit: "Variante Gambit Schlesien ohne Politik Szenario",
  choices:
    "Optionen Entscheidungen Möglichkeiten Liste zurücknehmen rückgängig Fehler umentscheiden wann entscheide",
  doubt: "FAQ Klarstellung Errata Zweifel unklar Auslegung",
  examples: "Beispiel Beispiele Musterzug",
};

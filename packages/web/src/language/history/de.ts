import type { Translation } from "@maria/tell";
import type { history as english } from "./en.ts";

export const history: Translation<typeof english> = {
  "history.maurice":
    "Ein natürlicher Sohn Augusts des Starken, der in Frankreich Karriere machte. Im November 1741 leitete er den Handstreich, mit dem Prag genommen wurde; als Marschall siegte er 1745 bei Fontenoy.",
  "history.belleIsle":
    "Marschall und Diplomat: er betrieb das Bündnis gegen Österreich und die Wahl Karl Albrechts und führte im Winter 1742 das Heer aus dem belagerten Prag.",
  "history.broglie":
    "Ein alter Marschall, der in Böhmen und dann in Bayern befehligte. Als er 1743 Bayern preisgab, fiel er in Ungnade.",
  "history.maillebois":
    "Nach seinem Feldzug in Korsika Marschall. 1742 wurde er zum Entsatz von Prag geschickt, kehrte aber um, ehe er es erreichte.",
  "history.noailles":
    "Marschall und Ratgeber Ludwigs XV. 1743 hatte er die Pragmatische Armee bei Dettingen in der Falle und verlor die Schlacht dennoch.",
  "history.torring":
    "Feldmarschall und Minister des Kurfürsten von Bayern, für den er mit wenig Glück das kleine bayerische Heer führte.",
  "history.frederick":
    "Seit 1740 König von Preußen. Im Dezember dieses Jahres rückte er in Schlesien ein; 1745 siegte er bei Hohenfriedberg und behielt, was er genommen hatte.",
  "history.schwerin":
    "Bei Mollwitz bewog er 1741 den König, das Feld zu verlassen, und gewann dann die Schlacht. 1757 fiel er vor Prag.",
  "history.leopold":
    "Ein Sohn des Alten Dessauers. Im März 1741 nahm er Glogau in einer einzigen Nacht im Sturm.",
  "history.dessauer":
    "Leopold von Anhalt-Dessau drillte jahrzehntelang das preußische Fußvolk. Im Dezember 1745, fast siebzig, siegte er bei Kesselsdorf.",
  "history.rutowski":
    "Ebenfalls ein natürlicher Sohn Augusts des Starken und so ein Halbbruder Moritz von Sachsens. Bei Kesselsdorf führte er 1745 die geschlagenen Sachsen.",
  "history.charles":
    "Der Bruder Franz Stephans, des Gemahls Maria Theresias. Er verlor bei Chotusitz und bei Hohenfriedberg, ging aber 1744 über den Rhein.",
  "history.traun":
    "1744 drängte er Friedrich durch Manöver und ohne Schlacht aus Böhmen. Friedrich nannte diesen Feldzug später eine Schule für sich.",
  "history.khevenhuller":
    "Im Winter 1742 gewann er Oberösterreich zurück und zog weiter nach München, während der Kurfürst von Bayern zum Kaiser gekrönt wurde.",
  "history.batthyany": "Sein Sieg bei Pfaffenhofen brachte 1745 Bayern zum Frieden.",
  "history.neipperg":
    "Er führte das Heer, das im Frühjahr 1741 Schlesien zurückgewinnen sollte, und wurde bei Mollwitz geschlagen.",
  "history.arenberg":
    "Ein Herzog aus den Österreichischen Niederlanden, der die österreichischen Truppen an der Seite der Briten und Hannoveraner führte.",
  "history.george":
    "König von Großbritannien und Kurfürst von Hannover. Bei Dettingen führte er 1743 als letzter britischer König seine Truppen in eine Schlacht.",
  "history.cumberland":
    "Der jüngere Sohn Georgs II. Mit vierundzwanzig führte er 1745 bei Fontenoy den Befehl und verlor gegen Moritz von Sachsen.",
  "history.stair":
    "Schottischer Feldmarschall und Diplomat, an der Spitze der Pragmatischen Armee, bis er nach Dettingen den Abschied nahm.",
};

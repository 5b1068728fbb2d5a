import type { Translation } from "@maria/tell";
import type { pieces as english } from "../en/pieces.ts";

export const pieces: Translation<typeof english> = {
  "pieces.title": "Figuren und Türme",
  "pieces.about": "Generäle, Trosse und zwei Generäle in einer Stadt",
  "pieces.general":
    "Eine Scheibe ist ein General. Die große Zahl sind seine Armeen, die nur du kennst; die kleine ist sein Rang.",
  "pieces.general.do": "Tippe auf {other}.",
  "pieces.general.why":
    "Richtig. Ein Tipp auf eine Figur sagt, was sie ist, wie sie versorgt wird und wohin sie kann.",
  "pieces.train":
    "Ein Troß versorgt die Generäle seines eigenen Landes. Er kämpft nie und teilt eine Stadt nie mit einer anderen Figur.",
  "pieces.train.do": "Tippe auf den Troß desselben Landes.",
  "pieces.train.why": "Das ist er. Geht er verloren, hungert die Armee.",
  "pieces.enemy":
    "Die Armeen der anderen sind verborgen: Ein Fragezeichen steht für das, was noch niemand genannt hat. Im Kampf nennen beide Seiten ihre Armeen, und alle dürfen sie sich merken.",
  "pieces.enemy.do": "Tippe auf den Feind {enemy}.",
  "pieces.enemy.why": "Richtig: Du siehst, wer er ist, und nicht, wie stark.",
  "pieces.command":
    "Zwei Generäle eines Landes dürfen eine Stadt teilen: ein Turm, aus {inAStack} Generälen und nie mehr. Die kleinere Rangnummer hat den Oberbefehl und liegt oben. {one} hat Rang {oneRank}, {other} hat Rang {otherRank}.",
  "pieces.command.do": "Wer wird befehlen?",
  "pieces.command.1": "{one}",
  "pieces.command.2": "{other}",
  "pieces.command.why": "Die kleinere Zahl ist der höhere Rang.",
  "pieces.stack":
    "Ein General bildet einen Turm, indem er seinen Marsch dort beendet, wo der andere steht. Dann sind beide fertig: Auch der andere zieht in dieser Phase nicht mehr.",
  "pieces.stack.do": "Marschiere mit {one} nach {city} und bilde einen Turm.",
  "pieces.together": "Innerhalb eines Turms darfst du Armeen jederzeit umverteilen, im geheimen.",
  "pieces.together.do": "Was tut ein Turm immer gemeinsam?",
  "pieces.together.1": "Marschieren",
  "pieces.together.2": "Rekrutieren",
  "pieces.together.3": "Kämpfen",
  "pieces.together.why":
    "Er kämpft und weicht als Ganzes, mit der Summe seiner Armeen; doch jeder General marschiert für sich.",
  "pieces.end": "Du kennst die Figuren. Als nächstes: wie sie marschieren.",
};

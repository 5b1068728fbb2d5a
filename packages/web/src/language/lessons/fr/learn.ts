import type { Translation } from "@maria/tell";
import type { learn as english } from "../en/learn.ts";

export const learn: Translation<typeof english> = {
  "learn.about":
    "Chaque leçon est une position d’une vraie partie, sur le vrai plateau : une idée à la fois, et quelque chose à faire à chaque pas. Arrêtez quand vous voulez ; vous reprendrez où vous en étiez.",
  "learn.sum": "{n} leçons terminées sur {last}",
  "learn.course.introductory": "Jeu introductif",
  "learn.course.advanced": "Jeu avancé",
  "learn.state.done": "Terminée",
  "learn.state.begun": "Commencée",
  "learn.state.fresh": "Nouvelle",
  "learn.guided": "Une première partie accompagnée",
  "learn.guidedHint":
    "Un jeu introductif contre deux robots, avec un compagnon qui dit, à chaque nouveau type de décision, ce qui compte. Il se tait quand vous le voulez.",
  "learn.playGuided": "Jouer avec un compagnon",
  "learn.puzzles": "Problèmes",
  "learn.puzzlesHint":
    "Des positions de vraies parties, avec une meilleure réponse, et une autre chaque jour.",
  "learn.toPuzzles": "Vers les problèmes",
  "learn.companion": "Leçon",
  "learn.progress": "Votre avancée dans cette leçon",
  "learn.step": "{n} sur {last}",
  "learn.all": "Toutes les leçons",
  "learn.next": "Continuer",
  "learn.nextLesson": "Leçon suivante : {title}",
  "learn.again": "Depuis le début",
  "learn.hint": "Indice",
  "learn.show": "Montrez-le-moi",
  "learn.well": "Bien joué.",
  "learn.notQuite": "Pas tout à fait. {why}",
  "learn.otherwise": "Les règles le permettent, mais ce pas parle d’autre chose : {task}",
  "learn.noTakeBack": "Dans une leçon, on ne reprend rien : « Depuis le début » la remet en place.",
  "learn.look": "Cherchez encore un peu.",
  "learn.notThis": "C’est {name}. Cherchez encore un peu.",
  "learn.hint.look": "Cherchez {name} : l’endroit est maintenant marqué sur le plateau.",
  "learn.hint.question": "Essayez une réponse : une erreur ne coûte rien.",
  "learn.hint.march":
    "Choisissez {piece}, sur le plateau ou dans la liste, puis {city}, et confirmez la marche.",
  "learn.hint.city": "Choisissez {city} et confirmez.",
  "learn.hint.hussar": "Choisissez le hussard {n}, puis {city}, et confirmez.",
  "learn.hint.card": "Choisissez {card} et confirmez.",
  "learn.hint.recruit": "Recrutez-en {n} : {cards} y suffisent. Puis confirmez.",
  "learn.hint.done": "Appuyez sur le bouton qui termine la phase, et confirmez.",
  "learn.hint.treaty": "Ouvrez le panneau « Accords », acceptez et confirmez.",
  "learn.hint.stop": "Choisissez d’arrêter et confirmez.",
  "learn.hint.confirm": "Le choix est dans le panneau de décision ; prenez ce qui est demandé et confirmez.",
};

import type { Translation } from "@maria/tell";
import type { history as english } from "./en.ts";

export const history: Translation<typeof english> = {
  "history.maurice":
    "Fils naturel d’Auguste le Fort, il fit carrière en France. En novembre 1741, il mena la surprise qui livra Prag ; maréchal, il vainquit à Fontenoy en 1745.",
  "history.belleIsle":
    "Maréchal et diplomate : il œuvra à l’alliance contre l’Autriche et à l’élection de Charles-Albert, et conduisit l’armée hors de Prag assiégée à l’hiver 1742.",
  "history.broglie":
    "Vieux maréchal, il commanda en Bohême puis en Bavière. Ayant abandonné la Bavière en 1743, il tomba en disgrâce.",
  "history.maillebois":
    "Maréchal après sa campagne de Corse. En 1742, il fut envoyé au secours de Prag, mais rebroussa chemin avant de l’atteindre.",
  "history.noailles":
    "Maréchal et conseiller de Louis XV. En 1743, il tenait l’Armée Pragmatique au piège à Dettingen, et perdit pourtant la bataille.",
  "history.torring":
    "Feld-maréchal et ministre de l’électeur de Bavière, pour qui il mena sans grand bonheur la petite armée bavaroise.",
  "history.frederick":
    "Roi de Prusse à partir de 1740. En décembre de la même année, il entra en Silésie ; en 1745, il vainquit à Hohenfriedberg et garda ce qu’il avait pris.",
  "history.schwerin":
    "À Mollwitz, en 1741, il persuada le roi de quitter le champ de bataille, puis la gagna. Il tomba devant Prag en 1757.",
  "history.leopold": "Fils du vieux Dessauer. En mars 1741, il prit Glogau d’assaut en une seule nuit.",
  "history.dessauer":
    "Léopold d’Anhalt-Dessau exerça l’infanterie prussienne pendant des décennies. En décembre 1745, à près de soixante-dix ans, il vainquit à Kesselsdorf.",
  "history.rutowski":
    "Autre fils naturel d’Auguste le Fort, donc demi-frère de Maurice de Saxe. À Kesselsdorf, en 1745, il commandait les Saxons vaincus.",
  "history.charles":
    "Frère de François-Étienne, l’époux de Marie-Thérèse. Il perdit à Chotusitz et à Hohenfriedberg, mais franchit le Rhin en 1744.",
  "history.traun":
    "En 1744, il chassa Frédéric de Bohême par la manœuvre, sans bataille. Frédéric dit plus tard que cette campagne fut pour lui une école.",
  "history.khevenhuller":
    "À l’hiver 1742, il reprit la Haute-Autriche et poussa jusqu’à München, pendant que l’électeur de Bavière était couronné empereur.",
  "history.batthyany": "Sa victoire à Pfaffenhofen, en 1745, amena la Bavière à faire la paix.",
  "history.neipperg":
    "Il mena l’armée qui devait reprendre la Silésie au printemps 1741, et fut battu à Mollwitz.",
  "history.arenberg":
    "Duc issu des Pays-Bas autrichiens, il mena les troupes autrichiennes aux côtés des Britanniques et des Hanovriens.",
  "history.george":
    "Roi de Grande-Bretagne et électeur de Hanovre. À Dettingen, en 1743, il fut le dernier roi britannique à mener ses troupes au combat.",
  "history.cumberland":
    "Fils cadet de George II. À vingt-quatre ans, il commandait à Fontenoy en 1745, et perdit contre Maurice de Saxe.",
  "history.stair":
    "Feld-maréchal et diplomate écossais, à la tête de l’Armée Pragmatique jusqu’à sa démission après Dettingen.",
};

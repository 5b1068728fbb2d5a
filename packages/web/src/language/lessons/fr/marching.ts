import type { Translation } from "@maria/tell";
import type { marching as english } from "../en/marching.ts";

export const marching: Translation<typeof english> = {
  "marching.title": "Marcher",
  "marching.about": "Routes, routes principales, et un train qui suit",
  "marching.general":
    "Dans la phase des déplacements, vous déplacez autant de vos pièces que vous voulez, l’une après l’autre, de cité en cité le long des routes.",
  "marching.general.do": "Touchez {general} et voyez jusqu’où il peut aller.",
  "marching.general.why": "Les cités qu’il peut atteindre sont marquées, selon la façon d’y aller.",
  "marching.road": "Sur des routes quelconques, un général marche jusqu’à {generalMarch} cités.",
  "marching.road.do": "Marchez avec {general} vers {city}.",
  "marching.mainRoads": "Les routes principales sont tracées en gras. {fast} se trouve sur l’une d’elles.",
  "marching.mainRoads.do": "Jusqu’où marche un général si chaque pas suit une route principale ?",
  "marching.mainRoads.1": "{generalMarch} cités",
  "marching.mainRoads.2": "{generalOnMainRoad} cités",
  "marching.mainRoads.3": "Aussi loin que mène la route",
  "marching.mainRoads.why":
    "Une cité de plus, {generalOnMainRoad} en tout ; un seul pas sur une route ordinaire, et l’on revient à {generalMarch}.",
  "marching.mainRoad": "La quatrième cité porte une marque à part.",
  "marching.mainRoad.do": "Marchez avec {fast} par la route principale vers {fastCity}.",
  "marching.train":
    "Un train de ravitaillement est plus lent : {trainMarch} cités, ou {trainOnMainRoad} par routes principales seulement. Qu’il suive ses généraux.",
  "marching.train.do": "Faites marcher le train de ravitaillement vers {trainCity}.",
  "marching.jump":
    "Chaque pièce marche une fois par phase. Personne ne traverse une cité où se tient une autre pièce.",
  "marching.jump.do": "Sur quoi un général peut-il marcher pour l’éliminer ?",
  "marching.jump.1": "Un général ennemi",
  "marching.jump.2": "Son propre train",
  "marching.jump.3": "Un train ennemi",
  "marching.jump.why":
    "Un train ennemi dans la cité duquel entre un général quitte le plateau, et il peut poursuivre sa marche.",
  "marching.end": "Voilà pour la marche. Donnons-lui un but : les forteresses.",
};

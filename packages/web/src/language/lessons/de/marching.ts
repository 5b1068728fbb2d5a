import type { Translation } from "@maria/tell";
import type { marching as english } from "../en/marching.ts";

export const marching: Translation<typeof english> = {
  "marching.title": "Marschieren",
  "marching.about": "Straßen, Hauptstraßen und ein Troß, der folgt",
  "marching.general":
    "In der Bewegungsphase ziehst du so viele deiner Figuren, wie du willst, eine nach der anderen, auf den Straßen von Stadt zu Stadt.",
  "marching.general.do": "Tippe auf {general} und sieh, wie weit er kommt.",
  "marching.general.why": "Die Städte, die er erreicht, sind hervorgehoben, je nachdem, wie er dahin kommt.",
  "marching.road": "Auf beliebigen Straßen marschiert ein General bis zu {generalMarch} Städte weit.",
  "marching.road.do": "Marschiere mit {general} nach {city}.",
  "marching.mainRoads": "Hauptstraßen sind dick gezeichnet. {fast} steht an einer.",
  "marching.mainRoads.do": "Wie weit marschiert ein General, wenn jeder Schritt auf einer Hauptstraße liegt?",
  "marching.mainRoads.1": "{generalMarch} Städte",
  "marching.mainRoads.2": "{generalOnMainRoad} Städte",
  "marching.mainRoads.3": "So weit die Straße führt",
  "marching.mainRoads.why":
    "Eine Stadt mehr, {generalOnMainRoad} im ganzen; ein einziger Schritt auf gewöhnlicher Straße, und es sind wieder {generalMarch}.",
  "marching.mainRoad": "Die vierte Stadt ist anders hervorgehoben.",
  "marching.mainRoad.do": "Marschiere mit {fast} auf der Hauptstraße nach {fastCity}.",
  "marching.train":
    "Ein Troß ist langsamer: {trainMarch} Städte, oder {trainOnMainRoad} nur auf Hauptstraßen. Laß ihn seinen Generälen folgen.",
  "marching.train.do": "Marschiere mit dem Troß nach {trainCity}.",
  "marching.jump":
    "Jede Figur marschiert einmal in einer Phase. Niemand marschiert durch eine Stadt, in der eine andere Figur steht.",
  "marching.jump.do": "Was darf ein General auf seinem Marsch schlagen?",
  "marching.jump.1": "Einen feindlichen General",
  "marching.jump.2": "Den eigenen Troß",
  "marching.jump.3": "Einen feindlichen Troß",
  "marching.jump.why":
    "Ein feindlicher Troß, in dessen Stadt ein General zieht, kommt vom Spielplan, und der General darf weitermarschieren.",
  "marching.end": "So wird marschiert. Jetzt bekommt es ein Ziel: Festungen.",
};

import type { Translation } from "@maria/tell";
import type { history as english } from "./en.ts";

export const history: Translation<typeof english> = {
  "history.general.Moritz von Sachsen":
    "Fils naturel d’Auguste le Fort, il fit carrière en France. En novembre 1741, il mena la surprise qui livra Prag ; maréchal, il vainquit à Fontenoy en 1745.",
  "history.general.Belle-Isle":
    "Maréchal et diplomate : il œuvra à l’alliance contre l’Autriche et à l’élection de Charles-Albert, et conduisit l’armée hors de Prag assiégée à l’hiver 1742.",
  "history.general.Broglie":
    "Vieux maréchal, il commanda en Bohême puis en Bavière. Ayant abandonné la Bavière en 1743, il tomba en disgrâce.",
  "history.general.Maillebois":
    "Maréchal après sa campagne de Corse. En 1742, il fut envoyé au secours de Prag, mais rebroussa chemin avant de l’atteindre.",
  "history.general.Noailles":
    "Maréchal et conseiller de Louis XV. En 1743, il tenait l’Armée Pragmatique au piège à Dettingen, et perdit pourtant la bataille.",
  "history.general.Törring":
    "Feld-maréchal et ministre de l’électeur de Bavière, pour qui il mena sans grand bonheur la petite armée bavaroise.",
  "history.general.Friedrich":
    "Roi de Prusse à partir de 1740. En décembre de la même année, il entra en Silésie ; en 1745, il vainquit à Hohenfriedberg et garda ce qu’il avait pris.",
  "history.general.Schwerin":
    "À Mollwitz, en 1741, il persuada le roi de quitter le champ de bataille, puis la gagna. Il tomba devant Prag en 1757.",
  "history.general.Erbprinz Leopold":
    "Fils du vieux Dessauer. En mars 1741, il prit Glogau d’assaut en une seule nuit.",
  "history.general.Der Alte Dessauer":
    "Léopold d’Anhalt-Dessau exerça l’infanterie prussienne pendant des décennies. En décembre 1745, à près de soixante-dix ans, il vainquit à Kesselsdorf.",
  "history.general.Rutowski":
    "Autre fils naturel d’Auguste le Fort, donc demi-frère de Maurice de Saxe. À Kesselsdorf, en 1745, il commandait les Saxons vaincus.",
  "history.general.Karl von Lothringen":
    "Frère de François-Étienne, l’époux de Marie-Thérèse. Il perdit à Chotusitz et à Hohenfriedberg, mais franchit le Rhin en 1744.",
  "history.general.Traun":
    "En 1744, il chassa Frédéric de Bohême par la manœuvre, sans bataille. Frédéric dit plus tard que cette campagne fut pour lui une école.",
  "history.general.Khevenhüller":
    "Au début de 1742, il reprit la Haute-Autriche et poussa jusqu’à München, pendant que l’électeur de Bavière était couronné empereur.",
  "history.general.Batthyány": "Sa victoire à Pfaffenhofen, en 1745, amena la Bavière à faire la paix.",
  "history.general.Neipperg":
    "Il mena l’armée qui devait reprendre la Silésie au printemps 1741, et fut battu à Mollwitz.",
  "history.general.Arenberg":
    "Duc issu des Pays-Bas autrichiens, il mena les troupes autrichiennes aux côtés des Britanniques et des Hanovriens.",
  "history.general.George II":
    "Roi de Grande-Bretagne et électeur de Hanovre. À Dettingen, en 1743, il fut le dernier roi britannique à mener ses troupes au combat.",
  "history.general.Cumberland":
    "Fils cadet de George II. À vingt-quatre ans, il commandait à Fontenoy en 1745, et perdit contre Maurice de Saxe.",
  "history.general.Earl of Stair":
    "Feld-maréchal et diplomate écossais, à la tête de l’Armée Pragmatique jusqu’à sa démission après Dettingen.",
  "history.power.austria":
    "À la mort de l’empereur Charles VI, en octobre 1740, sa fille Marie-Thérèse, âgée de vingt-trois ans, hérita des pays des Habsbourg en vertu de la Pragmatique Sanction ; plusieurs de ses voisins les lui disputèrent bientôt. En 1741, elle gagna à sa cause la noblesse de Hongrie. Elle perdit la plus grande partie de la Silésie et, en 1748, quelques terres d’Italie, mais garda le reste, et à partir de 1745 son époux porta la couronne impériale.",
  "history.power.prussia":
    "Un royaume depuis 1701 seulement. Frédéric-Guillaume Ier laissa à son fils un trésor plein et une armée très grande pour un si petit pays ; en décembre 1740, Frédéric la mena en Silésie. Par deux fois, en 1742 et en 1745, la Prusse fit la paix sans ses alliés dès que la Silésie lui fut accordée.",
  "history.power.france":
    "Le vieux cardinal de Fleury, qui gouvernait pour Louis XV, aurait préféré la paix ; un fort parti de la cour voulait voir l’Autriche abaissée. En 1741, une armée française passa le Rhin pour aider l’électeur de Bavière et alla jusqu’à Prag. C’est en 1744 seulement que la France déclara la guerre dans les formes à l’Autriche et à la Grande-Bretagne ; elle conquit alors la plus grande partie des Pays-Bas autrichiens, et les rendit en 1748.",
  "history.power.bavaria":
    "L’électeur Charles-Albert, époux d’une fille de l’empereur Joseph Ier, réclamait sa part de l’héritage des Habsbourg. Il devint roi de Bohême en 1741 et empereur en 1742, et perdit München, prise par les Autrichiens, au moment même de son couronnement. Après sa mort, en janvier 1745, son fils renonça à ces prétentions et fit la paix à Füssen.",
  "history.power.saxony":
    "L’électeur Frédéric-Auguste II était aussi roi de Pologne, et époux de la fille aînée de l’empereur Joseph Ier. En 1741, il se joignit aux ennemis de Marie-Thérèse ; à partir de 1744, ses troupes combattirent aux côtés des siennes. Après la défaite de Kesselsdorf, la Saxe dut faire la paix à Dresden en décembre 1745.",
  "history.power.pragmatic":
    "L’armée devait son nom à la Pragmatique Sanction, qu’elle avait à défendre. En 1742, des troupes britanniques, hanovriennes et autrichiennes se rassemblèrent dans les Pays-Bas autrichiens, et l’argent britannique en paya une bonne part. Elle vainquit à Dettingen en 1743 ; à Fontenoy, en 1745, avec désormais beaucoup de Hollandais, elle fut battue.",
  "history.card.military-aid":
    "Les deux camps courtisaient la Russie. En décembre 1740, alors que Frédéric était déjà en marche, la Russie et la Prusse renouvelèrent une alliance qui promettait à chacune l’aide de l’autre. L’Autriche pouvait invoquer un traité plus ancien, de 1726 ; aucune armée russe ne vint alors au secours de l’une ni de l’autre.",
  "history.card.russo-swedish-war":
    "À l’été 1741, la Suède, encouragée par la France, déclara la guerre à la Russie dans l’espoir de reprendre ce qu’elle avait perdu contre Pierre le Grand. Les Suédois furent bientôt battus à Villmanstrand, en Finlande. Mais tant que dura cette guerre, la Russie n’eut guère de quoi aider ses amis en Allemagne.",
  "history.card.charles-emmanuel":
    "Charles-Emmanuel III, roi de Sardaigne et duc de Savoie, résidait à Turin entre la France et le Milanais autrichien, et négociait avec les deux. Au début de 1742, il s’entendit avec l’Autriche contre les Espagnols, tout en se réservant expressément de changer d’avis. Il resta finalement du côté de l’Autriche et en fut payé en terres.",
  "history.card.naples":
    "Charles, un fils du roi d’Espagne, avait pris Naples aux Autrichiens dans les années 1730, et ses troupes marchaient avec les Espagnols. En 1742, une escadre britannique le força à les rappeler ; deux ans plus tard, il reprit pourtant les armes. À Velletri, en août 1744, il faillit être pris, mais tint bon.",
  "history.card.jenkins-ear":
    "Le capitaine Robert Jenkins se plaignait qu’un garde-côte espagnol lui eût coupé une oreille ; le récit échauffa Londres, où il y allait du commerce avec les colonies espagnoles. À partir de 1739, la Grande-Bretagne et l’Espagne furent en guerre, surtout dans les Caraïbes. Porto Bello fut prise, Carthagène non. La guerre ne reçut son drôle de nom que bien plus tard.",
  "history.card.denmark":
    "Sous Christian VI, le Danemark ne fit pas la guerre, mais se fit payer pour ses soldats. Un traité de 1739 fournissait des troupes danoises à la Grande-Bretagne ; dans les années 1740, les subsides vinrent de France. Les deux camps avaient donc lieu de ménager Copenhague.",
  "history.card.coup-detat":
    "Par une nuit de décembre 1741, Élisabeth, fille de Pierre le Grand, se fit porter au pouvoir par la garde. L’empereur Ivan VI, encore au berceau, et sa mère, la régente, restèrent prisonniers jusqu’à la fin de leurs jours. L’ambassadeur de France, La Chétardie, avait encouragé Élisabeth et comptait sur sa reconnaissance ; son influence fut d’abord grande.",
  "history.card.sweden-capitulates":
    "À l’été 1742, l’armée suédoise de Finlande recula devant les Russes jusqu’à se trouver enfermée à Helsingfors, où elle déposa les armes. Par la paix d’Åbo, en 1743, la Suède céda un morceau de la Finlande et choisit l’héritier du trône que voulait Élisabeth. La Russie avait de nouveau les mains libres.",
  "history.card.spain":
    "La reine Élisabeth Farnèse voulait un trône en Italie pour son fils Don Philippe aussi, et c’est pour cela que l’Espagne entra en guerre en 1741. À la fin de l’année, des troupes espagnoles débarquèrent en Italie ; Don Philippe lui-même occupa la Savoie. En 1748, il reçut Parme, Plaisance et Guastalla.",
  "history.card.piedmont-sardinia":
    "Le royaume tenait les cols des Alpes occidentales : qui voulait passer de France en Italie devait compter avec lui. En 1742, ses troupes prirent Modène avec les Autrichiens. En septembre 1743, le traité de Worms le lia fermement à l’Autriche et à la Grande-Bretagne.",
  "history.card.hessian-mercenaries":
    "Les landgraves de Hesse-Cassel louaient des régiments entiers, et en vivaient bien. Dans cette guerre, des Hessois furent à la solde britannique, d’autres quelque temps à celle de l’empereur Charles VII. Leur landgrave, lui, était alors roi de Suède.",
  "history.card.electoral-palatinate":
    "L’électeur palatin, qui résidait à Mannheim, était un Wittelsbach comme l’électeur de Bavière, et vota pour lui en 1742. À la fin de cette année-là, Charles-Philippe mourut et le jeune Charles-Théodore lui succéda. Il tint lui aussi pour la France et l’empereur ; des décennies plus tard, il devait hériter en outre de la Bavière.",
  "history.card.imperial-election":
    "Après la mort de Charles VI, le trône impérial resta vide plus d’un an. En janvier 1742, les électeurs réunis à Frankfurt choisirent Charles-Albert de Bavière ; la voix de la Bohême fut laissée de côté. Il fut le premier empereur depuis trois siècles qui ne fût pas un Habsbourg. Après sa mort, c’est François-Étienne, l’époux de Marie-Thérèse, qui fut élu en septembre 1745.",
  "history.card.lopukhin-plot":
    "En 1743, Natalia Lopoukhina, dame de la cour de Russie, et d’autres de son cercle furent accusés de regretter Ivan VI, le souverain déposé ; on les fouetta en public et on les envoya en Sibérie. L’accusation touchait aussi un ancien envoyé autrichien, Botta, et jeta une ombre sur l’amitié avec Vienne. Le coup visait le vice-chancelier Bestoujev, qui y survécut.",
  "history.card.alexei-bestuzhev":
    "Alexis Bestoujev dirigea les affaires étrangères de la Russie sous l’impératrice Élisabeth, comme chancelier à partir de 1744. Il se méfiait de la France et de la Prusse et travaillait à l’amitié avec l’Autriche et la Grande-Bretagne. Ses ennemis à la cour tentèrent bien des fois de le renverser, mais n’y parvinrent qu’en 1758.",
  "history.card.commodore-martin":
    "En août 1742, William Martin parut devant Naples avec une petite escadre britannique. Il exigea que le roi rappelât ses troupes de l’armée espagnole, lui laissa très peu de temps et menaça de bombarder la ville. Naples céda, et se trouva pour un temps hors de la guerre sans un coup de feu.",
  "history.card.france":
    "En octobre 1743, la France et l’Espagne conclurent à Fontainebleau le deuxième pacte de famille des Bourbons, et la France promit d’aider Don Philippe à obtenir sa part de l’Italie. En 1744, une armée française conduite par le prince de Conti franchit les Alpes avec les Espagnols. Elle gagna une bataille devant Coni, mais ne put prendre la place.",
  "history.card.union-of-frankfurt":
    "En mai 1744, l’empereur Charles VII, la Prusse, le Palatinat et la Hesse-Cassel se liguèrent pour rendre ses pays à l’empereur. Fort de cette raison, Frédéric entra en Bohême au mois d’août. Quand l’empereur mourut quelques mois plus tard, l’union n’avait plus d’objet.",
  "history.card.quadruple-alliance":
    "En janvier 1745, l’Autriche, la Saxe, la Grande-Bretagne et la République des Provinces-Unies s’allièrent à Varsovie, dont l’électeur de Saxe était roi. Les deux puissances maritimes payaient, la Saxe fournissait une armée contre la Prusse. En juin, Saxons et Autrichiens furent battus ensemble à Hohenfriedberg.",
  "history.card.catherine":
    "Sophie d’Anhalt-Zerbst, dont le père servait dans l’armée prussienne, vint en Russie en 1744, à quatorze ans, pour être fiancée à l’héritier du trône ; Frédéric avait favorisé cette union. Elle prit la foi orthodoxe et le nom de Catherine, et se maria en 1745. À partir de 1762, elle régna elle-même sous le nom de Catherine II.",
  "history.card.russia":
    "En juin 1744, l’envoyé français La Chétardie fut expulsé de Russie, et avec lui l’influence française quitta la cour. En 1746, la Russie et l’Autriche conclurent une alliance. En 1748, un corps russe payé par les puissances maritimes marcha vers le Rhin, mais la paix le devança.",
  "history.card.genoa":
    "Le traité de Worms promettait au roi de Sardaigne Finale, qui appartenait à la république de Gênes. Gênes, qui avait voulu rester neutre, se joignit donc aux Bourbons en 1745. Les Autrichiens occupèrent la ville en 1746, mais en décembre le peuple se souleva et les chassa.",
  "history.card.separate-peace":
    "À l’hiver 1745, le ministre français d’Argenson tenta de détacher le roi de Sardaigne de l’Autriche ; un traité préliminaire était déjà rédigé à Turin. Mais le roi hésitait, et l’Espagne ne voulait pas en entendre parler. En mars 1746, les Sardes surprirent les Français à Asti, et le projet était mort.",
  "history.card.carnatic-wars":
    "Dans le sud-est de l’Inde, les compagnies de commerce française et britannique prolongeaient la guerre. En 1746, La Bourdonnais prit Madras ; deux ans plus tard, Dupleix défendit Pondichéry contre un siège britannique. La paix de 1748 rendit Madras, mais la rivalité continua.",
  "history.card.jacobite-rebellion":
    "À l’été 1745, Charles-Édouard Stuart débarqua en Écosse pour rendre la couronne à son père. Il battit une troupe britannique à Prestonpans et s’avança en Angleterre jusqu’à Derby, puis rebroussa chemin. Cumberland et bien des régiments furent rappelés de Flandre ; à Culloden, en avril 1746, il mit fin au soulèvement.",
  "history.event.cession":
    "Dès octobre 1741, à Klein Schnellendorf, l’Autriche et Frédéric s’entendirent en secret, mais cela ne dura pas. À l’été 1742, après Chotusitz et par l’entremise britannique, Marie-Thérèse céda par les traités de Breslau et de Berlin la plus grande partie de la Silésie et le comté de Glatz, pour avoir les mains libres contre la France et la Bavière. Frédéric rompit la paix en 1744, et à Dresden, en 1745, elle dut céder la Silésie une seconde fois.",
  "history.event.saxony":
    "La Saxe se joignit en 1741 aux ennemis de l’Autriche, contre la promesse de la Moravie ; ses troupes marchèrent sur Brünn avec celles de Frédéric. La campagne échoua, Frédéric fit sa propre paix en 1742, et la Saxe rentra les mains vides. En décembre 1743, elle s’allia à Marie-Thérèse.",
  "history.event.reduction":
    "À l’hiver 1742, la France abandonna la Bohême. Belle-Isle quitta Prag de nuit avec l’armée et la mena en dix jours à Eger à travers la neige ; ceux qu’il avait laissés purent se retirer en janvier. Eger tint jusqu’en septembre 1743 ; dès lors, la France combattit plus près de ses frontières.",
  "history.event.hussars":
    "La Hongrie donna à Marie-Thérèse des cavaliers légers par milliers. Ils se battaient rarement en bataille rangée ; ils prenaient les convois, les fourrageurs et les courriers. En Bohême, à l’automne 1744, ils laissèrent Frédéric des semaines presque sans nouvelles et sans pain, et il dut faire demi-tour.",
};

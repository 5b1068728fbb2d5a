export const reasons = {
  "reason.gameIsOver": "La partie est terminée. Regardez la position ou commencez une autre partie.",
  "reason.notYourDecision": "C’est à un autre joueur de décider. Attendez votre tour.",
  "reason.notAskedNow": "Ce n’est pas possible maintenant. Choisissez une des actions proposées.",
  "reason.malformedAction": "Cette action est incomplète. Choisissez une des actions proposées.",
  "reason.unknownSeat": "Cette place n’existe pas dans cette partie. Nommez-en une qui existe.",
  "reason.nothingToTakeBack":
    "Il n’y a rien à reprendre : quelque chose a été révélé ou un autre joueur a agi depuis. Continuez.",
  "reason.notYourPower": "Vous ne dirigez pas cette puissance. Choisissez une des vôtres.",
  "reason.notYourPiece": "Cette pièce n’est pas à vous. Choisissez une des vôtres.",
  "reason.alreadyAllotted": "Les troupes de cette puissance sont déjà réparties. Passez à une autre.",
  "reason.allTroopsMustBeAllotted":
    "Toutes les troupes de la puissance doivent être réparties, ni plus ni moins. Corrigez les nombres.",
  "reason.generalNeedsTroops": "Chaque général a besoin d’au moins 1 troupe. Donnez-lui-en une.",
  "reason.generalHoldsAtMostEight":
    "Un général a au plus {mostTroops} troupes. Donnez-en à un autre général.",
  "reason.troopCeilingReached":
    "Avec le plafond de troupes, une puissance n’a jamais plus de troupes en tout qu’au début. Prenez-en moins.",
  "reason.belowSetUpMinimum":
    "Ce général a besoin au moins du minimum de sa feuille d’armée. Donnez-lui-en plus.",
  "reason.wrongGenerals": "Donnez un nombre par général de la puissance, dans l’ordre de la feuille d’armée.",
  "reason.onlyWithinOwnStack":
    "On ne transfère qu’entre deux généraux d’une même puissance dans une pile. Choisissez une telle pile.",
  "reason.keepsAtLeastOneTroop": "Un général garde au moins 1 troupe. Transférez-en moins.",
  "reason.hussarAlreadyPlaced": "Ce hussard a déjà été placé ce tour-ci. Placez l’autre ou terminez l’étape.",
  "reason.hussarOnBohemiaOnly":
    "Les hussards ne se placent que sur la carte de Bohême. Choisissez-y une cité.",
  "reason.hussarTooFar":
    "La cité est à plus de {hussarRange} cités de tout général autrichien. Choisissez-en une plus proche.",
  "reason.cityHoldsPiece": "Un hussard n’est jamais placé sur une pièce. Choisissez une cité vide.",
  "reason.otherHussarIsThere": "Un hussard se trouve déjà dans cette cité. Choisissez-en une autre.",
  "reason.notPayingNow": "Cette puissance n’a rien à payer maintenant. Payez pour la puissance interrogée.",
  "reason.cardNotInHand":
    "Cette Carte Tactique n’est pas en main. Choisissez des cartes de la main de la puissance.",
  "reason.cardTwice": "Une carte ne sert pas deux fois. Nommez chaque carte une seule fois.",
  "reason.paymentTooSmall": "Ces cartes ne couvrent pas le prix. Ajoutez une carte.",
  "reason.paymentTooLarge": "Le prix est couvert sans l’une de ces cartes. Retirez-la.",
  "reason.mustPayInFull":
    "La puissance peut tout payer, donc elle le doit. Choisissez des cartes qui couvrent le prix.",
  "reason.cannotPayInFull":
    "La puissance ne peut pas tout payer et remet toutes ses cartes. Dites quels généraux sont couverts.",
  "reason.notCharged": "Ce général n’a rien à payer. Ne nommez que des généraux avec un prix.",
  "reason.coversTooMuch": "La main ne vaut pas autant. Couvrez moins de généraux.",
  "reason.moreCouldBeCovered": "La main couvrirait encore un général. Ajoutez-le.",
  "reason.pieceNotOnBoard": "Cette pièce n’est pas sur le plateau. Choisissez-en une autre.",
  "reason.pieceTakesNoPart": "Cette pièce ne participe pas à cette partie. Choisissez-en une autre.",
  "reason.pieceNotActive": "Cette puissance n’est pas active. Déplacez les pièces des puissances actives.",
  "reason.hasMoved": "Cette pièce s’est déjà déplacée dans cette phase. Choisissez-en une autre.",
  "reason.stackEndedItsMove":
    "La formation d’une pile a mis fin à son déplacement. Choisissez une autre pièce.",
  "reason.reenteredThisPhase":
    "Ce train de ravitaillement est revenu dans cette phase et ne peut pas se déplacer. Choisissez une autre pièce.",
  "reason.needsAStep": "Une marche entre dans au moins une cité. Nommez une cité.",
  "reason.noSuchRoad": "Aucune route ne relie ces deux cités. Suivez les routes.",
  "reason.mapNotInUse": "La carte des Flandres ne sert pas dans cette partie. Restez sur la carte de Bohême.",
  "reason.generalMovesThree":
    "Un général se déplace de {generalMarch} cités au plus, {generalOnMainRoad} si tout est route principale. Choisissez une cité plus proche.",
  "reason.generalMovesFourOnMainRoad":
    "Sur route principale un général se déplace de {generalOnMainRoad} cités au plus. Choisissez une cité plus proche ou une marche forcée.",
  "reason.trainMovesTwo":
    "Un train de ravitaillement se déplace de {trainMarch} cités au plus, {trainOnMainRoad} si tout est route principale. Choisissez une cité plus proche.",
  "reason.trainMovesThreeOnMainRoad":
    "Sur route principale un train de ravitaillement se déplace de {trainOnMainRoad} cités au plus. Choisissez une cité plus proche.",
  "reason.trainCannotForceMarch":
    "Les trains de ravitaillement ne font pas de marche forcée. Faites un déplacement normal.",
  "reason.forceMarchIsEight":
    "Une marche forcée entre dans {forceMarch} cités au plus. Choisissez une cité plus proche.",
  "reason.forceMarchNeedsMainRoad":
    "Toute la marche forcée doit suivre des routes principales. Choisissez un autre chemin ou un déplacement normal.",
  "reason.forceMarchEnemyFortress":
    "Une marche forcée n’entre pas dans une forteresse sous contrôle ennemi. Contournez-la ou déplacez-vous normalement.",
  "reason.forceMarchNearEnemy":
    "Une marche forcée n’entre pas dans une cité adjacente à une pièce ennemie. Gardez vos distances ou déplacez-vous normalement.",
  "reason.cannotPassPiece": "On ne peut ni entrer dans cette cité occupée ni la traverser. Contournez-la.",
  "reason.noRoomInCity": "Deux généraux s’y trouvent déjà. Choisissez une autre cité.",
  "reason.mayNotStackWith":
    "Ces deux puissances ne forment pas de pile, et la cité d’un général ennemi est fermée. Arrêtez-vous avant.",
  "reason.trainSharesNoCity":
    "Un train de ravitaillement ne partage jamais sa cité. Choisissez une cité vide.",
  "reason.joiningEndsMove": "Former une pile met fin à la marche. Terminez le chemin là.",
  "reason.mapCrossingForbidden":
    "Seules les pièces françaises et autrichiennes changent de carte. Restez sur cette carte.",
  "reason.commanderFollowsRank":
    "Le plus petit numéro de rang commande : il n’y a personne à nommer. N’indiquez rien.",
  "reason.mustNameCommander": "Les deux généraux ont le même rang. Nommez le commandant suprême.",
  "reason.disputeMustBeAnswered": "Dites d’abord si vous contestez l’ordre des déplacements en Flandres.",
  "reason.disputeNotPossible": "L’ordre ne peut pas être contesté maintenant. Continuez vos déplacements.",
  "reason.otherSideMovesFirst":
    "En Flandres, c’est à l’autre camp. Faites vos déplacements ailleurs ou attendez.",
  "reason.stackWasRefused": "L’autre joueur n’accepte pas cette pile. Choisissez une autre cité.",
  "reason.alreadyDone": "Vous avez déjà terminé cette phase. Annulez d’abord cela.",
  "reason.notDone": "Vous n’avez pas encore terminé cette phase. Il n’y a rien à annuler.",
  "reason.trainCannotReenter": "Ce train de ravitaillement ne peut pas revenir. Choisissez-en un autre.",
  "reason.reenterOnMajorFortress":
    "Le retour se fait sur une forteresse principale du territoire national. Choisissez-en une.",
  "reason.fortressNotFriendly": "La forteresse n’est pas sous contrôle ami. Choisissez-en une autre.",
  "reason.fortressNotEmpty": "Une pièce se trouve sur la forteresse. Choisissez-en une vide.",
  "reason.noSuchFight": "Ces deux-là n’ont pas à combattre. Choisissez une des attaques dues.",
  "reason.austriaAttacksFirst":
    "L’Autriche attaque avant l’Armée Pragmatique. Choisissez une attaque autrichienne.",
  "reason.wrongSuit":
    "Seules les cartes de la couleur du secteur de votre général, ou les Réserves, se jouent. Choisissez-en une.",
  "reason.reserveValue":
    "Une Réserve vaut de 1 à {reserveMaximum}. Nommez un nombre entier de 1 à {reserveMaximum}.",
  "reason.valueIsPrinted": "La valeur de cette carte est imprimée. N’indiquez pas de valeur.",
  "reason.mustPlayAtZero": "À un score nul, il faut jouer une carte de la bonne couleur. Choisissez-en une.",
  "reason.notALegalRetreat":
    "Une retraite a toute sa longueur, n’entre pas deux fois dans une cité, évite toutes les pièces et finit le plus loin possible du vainqueur. Choisissez-en une proposée.",
  "reason.alreadyRecruited": "Cette puissance a déjà recruté cet hiver. Passez à une autre.",
  "reason.generalIsOnBoard": "Ce général est sur le plateau et ne peut pas revenir. Choisissez-en un autre.",
  "reason.reenteringGeneralNeedsRecruit":
    "Un général qui revient a besoin d’au moins 1 nouvelle troupe. Donnez-lui-en une.",
  "reason.recruitsMustAllBePlaced":
    "Chaque nouvelle troupe va à un général, une seule fois. Corrigez les nombres.",
  "reason.illegalStackOnReentry": "Il n’y a pas de place pour lui dans cette cité. Choisissez-en une autre.",
  "reason.notTheNearestCity":
    "Une pièce écartée va dans la cité convenable la plus proche. Choisissez-en une proposée.",
  "reason.shiftTooFar": "Le marqueur ne peut pas aller si loin. Choisissez moins de cases.",
  "reason.otherPowerPlacesFirst":
    "Les puissances placent de gauche à droite, et c’est à une autre. Placez pour celle-là.",
  "reason.cardNotOpen": "Cette Carte Politique n’est pas face visible. Choisissez-en une qui l’est.",
  "reason.noCoatOfArms":
    "La carte ne montre pas les armoiries de la puissance. Choisissez-en une autre ou conservez.",
  "reason.noInstruction": "Cette carte n’a pas d’instruction. Seules ses flèches peuvent être suivies.",
  "reason.receiverIsPrinted": "La carte dit elle-même qui est bénéficiaire. Ne nommez personne.",
  "reason.mustNameReceiver": "Dites laquelle des puissances de la carte est la bénéficiaire.",
  "reason.shiftForbidden":
    "Avec cette carte le marqueur de la Saxe reste en place tant qu’elle est alliée de la Prusse. Renoncez à ce déplacement.",
  "reason.shiftNotOnCard":
    "Les flèches de la carte ne le permettent pas. Déplacez du nombre exact de cases indiqué, ou pas du tout.",
  "reason.generalCannotGo":
    "Ce général ne peut pas aller dans la case hors-carte. Choisissez-en un sur le plateau, ou un autre pour {expeditionPrice} points de CT.",
  "reason.notInTheBox": "Ce général n’est pas dans la case hors-carte. Choisissez-en un qui y est.",
  "reason.closedTerritory":
    "Un territoire neutre est fermé aux pièces étrangères, et les pièces neutres restent chez elles. Choisissez un autre chemin.",
  "reason.mustEndAtHome":
    "Avant la cession tout déplacement sur la carte des Flandres finit en territoire national. Choisissez-y une cité.",
  "reason.flandersIsBound": "Avant la cession aucune pièce ne quitte la carte des Flandres. Restez-y.",
  "reason.tooManyVotes": "Vous n’avez pas autant de votes. Ne répartissez que les vôtres.",
  "reason.treatyForbids": "Un accord l’interdit, et les accords doivent être tenus. Choisissez autre chose.",
  "reason.noSuchOffer": "Il n’y a pas de telle offre ni de tel accord. Regardez la liste.",
  "reason.notYourOffer": "Cette offre ou cet accord ne dépend pas de vous. Choisissez un des vôtres.",
  "reason.otherPartyMustAgree":
    "Vous avez déjà dit vouloir y mettre fin. L’autre partie doit maintenant accepter.",
  "reason.tooManyOffers":
    "Trois de vos offres à ce joueur sont sans réponse. Retirez-en une ou attendez une réponse.",
  "reason.tooManyOffersThisTurn": "Vous avez fait {mostOffers} offres ce tour-ci. Attendez le tour suivant.",
  "reason.tooMuchOnTheTable":
    "Il y aurait trop de choses entre vous deux. Proposez moins, ou mettez d’abord fin à quelque chose.",
  "reason.cannotPromise":
    "Cela ne peut pas être promis : les parties n’en disposent pas, ou une règle en serait changée. Proposez autre chose.",
  "reason.contractImpossible":
    "Un tel contrat de subvention est impossible : seule une grande puissance donne, seulement à un allié, et un seul contrat par paire. Proposez autre chose.",
  "reason.talksAreForTheAdvancedGame":
    "Les accords n’existent que dans le jeu avancé, une fois la mise en place terminée. Continuez.",
  "reason.treatyTooLong": "Un accord dure de 1 à {longestTreaty} tours. Nommez un nombre entre les deux.",
} as const;

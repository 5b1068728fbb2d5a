import type { ApiTexts } from "./en.ts";

/** L’interface publique pour ceux qui écrivent des programmes. */
export const fr: ApiTexts = {
  title: "MARIA : l’interface pour les programmes",
  about:
    "Tout ce qu’un joueur fait à une table, un programme peut le faire. Créez un jeton sur la page, sous « Votre compte », et envoyez-le avec chaque requête : « Authorization: Bearer JETON ». Un jeton de lecture voit ce que vous voyez ; un jeton de jeu agit aussi pour vous. docs/api.md contient un exemple qui joue une partie entière.",
  limits: "Un jeton permet {perToken} requêtes par minute, une adresse {perAddress}. Qui reçoit 429 attend.",
  document: "Cette description pour les programmes (OpenAPI 3.1)",
  parameters: "Paramètres",
  body: "Contenu",
  answer: "Réponse",
  refusals: "Refus",
  needed: "obligatoire",
  scope: {
    read: "avec n’importe quel jeton, ou sans là où la partie est ouverte à tous",
    play: "avec un jeton de jeu",
  },
  tags: { games: "Parties", play: "À la table", people: "Personnes" },
  schemas: "De quoi elles sont faites",
  operations: {
    getMe: "Celui qui demande.",
    getLobby: "Les parties ouvertes qui attendent des joueurs.",
    getGames: "Les parties de celui qui demande.",
    makeGame: "Prépare une partie avec des robots et des personnes à ses places.",
    getGame: "Une partie, telle que celui qui demande peut la connaître.",
    joinGame: "Prend une place, sur invitation ou dans une partie ouverte.",
    leaveGame: "Quitte une place avant le début.",
    startGame: "Commence la partie ; son auteur le fait une fois toutes les places prises.",
    askRematch: "La partie suivante des mêmes joueurs.",
    resign: "Abandonne une place pour de bon ; un robot continue.",
    takeSeatBack: "Reprend une place au robot qui remplaçait.",
    proposeStandIn: "Propose un robot pour un absent, ou donne son accord.",
    endAlone: "Ferme en vainqueur une partie que tous les autres ont quittée.",
    moveAway: "Ferme une partie que personne d’autre ne joue, pour la poursuivre ailleurs.",
    getChoices:
      "Tout ce qu’une place peut faire, en actions prêtes à être envoyées. Si un choix en a davantage, « next » le dit : demandez « choice » (son rang dans la liste) à partir de « from ».",
    act: "Joue une action. « seen » est celui des choix ou du moment dont elle vient ; à un plus ancien il est répondu « stale ».",
    getMoment:
      "La partie vue par un lecteur : aussitôt s’il y a du nouveau depuis « since », sinon dès qu’il y en a, null après 25 secondes.",
    getEvents:
      "Les nouvelles en server-sent events : game, opened, moment, chat, orders, trouble. Leurs données sont les réponses de la connexion WebSocket ; l’id d’un moment peut être envoyé comme Last-Event-ID pour reprendre là.",
    getChat: "Ce qui s’est dit à la table, pour autant que celui qui demande puisse l’entendre.",
    say: "Dit quelque chose à tous ou à une place.",
    getNotes: "Ce que le joueur d’une place a noté pour lui-même.",
    writeNotes: "Note quelque chose pour soi.",
    getOrders: "Les ordres scellés d’une place.",
    leaveOrders: "Laisse des ordres scellés à une place.",
    getRecord: "La partie entière avec sa graine, une fois terminée.",
    importGame: "Fait d’un fichier une partie qui reprend où il s’arrête.",
    getShown: "Les parties ouvertes à regarder ou à revoir.",
    getPack:
      "La carte, les armées et les cartes à jouer, par l’empreinte que nomme une partie. Elles ne changent jamais.",
    getAbsence: "Jusqu’à quand celui qui demande est absent.",
    announceAbsence: "Dit jusqu’à quand on est absent, 60 jours à l’avance au plus.",
    getRanking: "La force de chacun, et ce que valent les rôles.",
    getProfile: "Ce que quelqu’un a joué, et sa force.",
  },
};

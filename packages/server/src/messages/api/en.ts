/** The public API, described to those who write programs for it. */
export const en = {
  title: "MARIA: the API for programs",
  about:
    "Everything a player does at a table can be done by a program. Make a token on the page under “Your account” and send it with every request as “Authorization: Bearer TOKEN”. A token that may read sees what you see; one that may play acts for you as well. docs/api.md has an example that plays a whole game.",
  limits:
    "A token is good for {perToken} requests a minute, an address for {perAddress}. Whoever is answered 429 waits.",
  document: "This description for programs (OpenAPI 3.1)",
  parameters: "Parameters",
  body: "Body",
  answer: "Answer",
  refusals: "Refusals",
  needed: "must be given",
  scope: {
    read: "with any token, or none where the game is open to all",
    play: "with a token that may play",
  },
  tags: { games: "Games", play: "Playing", people: "People" },
  schemas: "What they are made of",
  operations: {
    getMe: "Whoever asks.",
    getLobby: "Open games that wait for players.",
    getGames: "The games of whoever asks.",
    makeGame: "Makes a game with bots and people at its seats.",
    getGame: "A game as whoever asks may know it.",
    joinGame: "Takes a seat, by an invitation or in an open game.",
    leaveGame: "Gets up from a seat before the start.",
    startGame: "Starts the game; its maker does that once all seats are taken.",
    askRematch: "The next game of the same players.",
    resign: "Gives a seat up for good; a bot plays on.",
    takeSeatBack: "Takes a seat back from the bot that stood in.",
    proposeStandIn: "Proposes a bot for somebody who is not there, or agrees.",
    endAlone: "Closes a game that all others have left, as its winner.",
    moveAway: "Closes a game nobody else plays, to go on with its record elsewhere.",
    getChoices:
      "All a seat may do, as actions ready to be sent. A choice with more of them has “next”: ask for “choice” (its place in the list) “from” there.",
    act: "Plays an action. “seen” is that of the choices or the moment it was made of; an older one is answered “stale”.",
    getMoment:
      "The game as a reader sees it: at once if there is news since “since”, otherwise when there is, null after 25 seconds.",
    getEvents:
      "News as server-sent events: game, opened, moment, chat, orders, trouble. Their data are the replies of the socket; the id of a moment can be sent as Last-Event-ID to go on from there.",
    getChat: "What was said at the table, as far as the asker may hear it.",
    say: "Says something to all, or to one seat.",
    getNotes: "What the player of a seat has written down for himself.",
    writeNotes: "Writes down something for oneself.",
    getOrders: "The sealed orders of a seat.",
    leaveOrders: "Leaves sealed orders at a seat.",
    getRecord: "The whole game with its seed, once it is over.",
    importGame: "Makes a game of a game file, to go on where it ends.",
    getShown: "Open games to look on at or to replay.",
    getPack: "Board, armies and cards by the fingerprint that a game names. It never changes.",
    getAbsence: "Until when the asker is away.",
    announceAbsence: "Says until when one is away, at most 60 days ahead.",
    getRanking: "Who is how strong, and what roles are worth.",
    getProfile: "What somebody has played, and how strong he is.",
  },
} as const;

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };
export type ApiTexts = Texts<typeof en>;

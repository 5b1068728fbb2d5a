/** Who am I, how do I win, what now: the card at the start of a game, and the first look at a disc. */
export const start = {
  "start.open": "Your role",
  "start.title": "You are {seat}",
  "start.goals": "How you win",
  "start.goal.fortresses": "As soon as {power} controls {goal} fortresses {aim}; so far {n}.",
  "start.goal.both":
    "As soon as France controls {frenchGoal} fortresses in Austria and Prussia {prussianGoal} in Austria and Silesia, both at the same time.",
  "start.goal.holdOut": "When turn {turn} ends and nobody else has reached a goal.",
  "start.goal.neither": "When turn {turn} ends and neither France nor Prussia has reached its goal.",
  "start.goal.pool":
    "As soon as the pool {of} is empty; {n} victory {n:marker is|markers are} left in it. They go to conquered fortresses, to {battles} battle boxes and to: {places}.",
  "start.goal.scores":
    "If no pool is empty after turn {turn}, with the lowest total of all winters: each notes how many markers are left in the pool.",
  "start.others": "How the others win",
  "start.sides": "Friends and enemies",
  "start.allies": "Allies",
  "start.enemies": "Enemies",
  "start.neutral": "At peace",
  "start.playedBy": "{power} ({seat})",
  "start.own": "{power} (you)",
  "start.onePlayerWins": "Powers are allied, players are not: one of you wins.",
  "start.advice": "First advice",
  "start.advice.protect":
    "A fortress is safe while a general of its power stands at most {n} cities away. You need time, not victories.",
  "start.advice.hussars":
    "Send your hussars between the enemies’ generals and their supply trains: it makes war in Austria dear.",
  "start.advice.winter":
    "A winter follows every {turns} turns: keep Tactical Cards for new troops, {price} points each.",
  "start.advice.trains":
    "Abroad a general needs his supply train at most {n} cities away: let the trains keep up, or he starves and conquers nothing.",
  "start.advice.bavaria": "What Bavaria conquers counts for France, and Bavaria is nearer to Austria.",
  "start.advice.rival": "France and Prussia are allies and rivals: whoever is first at his goal wins alone.",
  "start.advice.silesia": "Begin in Silesia, next to Prussia; what Saxony conquers counts for Prussia.",
  "start.advice.twoGoals": "One goal alone is only a tie: let neither France nor Prussia fall behind.",
  "start.advice.peace":
    "You cannot hold everything: peace with Prussia costs Silesia, but frees your armies against France.",
  "start.advice.election": "Look after the electors: the emperor is worth a victory marker.",
  "start.advice.politics":
    "Political Cards move markers, incomes and whole powers: keep Tactical Cards for politics too.",
  "start.advice.annexation":
    "With all of Silesia in hand Prussia may offer peace. Fighting on is a risk: Saxony may change sides.",
  "start.advice.twoSides":
    "Prussia and the Pragmatic Army are enemies, and you win with either. Both gain if Austria leaves Silesia and turns on France.",
  "start.advice.ceding":
    "After turn {turn} you may cede Silesia: Prussia and Saxony leave the war, and everybody gets new goals.",
  "start.advice.flanders":
    "Until Silesia is ceded nobody fights on the Flanders map: the war is decided in Bohemia.",
  "start.advice.afterCession":
    "If Silesia is ceded after turn {turn}, the Pragmatic Army goes on alone: what Prussia lacks then it has to conquer as well.",
  "start.advice.nowConquer": "Now it is for you to conquer: lead your armies into Bavaria and France.",
  "start.advice.nowDefend": "Time is on your side now: to hold out is usually enough.",
  "start.advice.pragmaticAlone": "The Pragmatic Army is all you have left, with Austria as its ally.",
  "start.advice.oneCard":
    "You execute one Political Card in a turn at most, even if both your powers select one.",
  "start.advice.ties": "All ties are yours.",
  "start.advice.bluff":
    "A card placed that is not trump stays on the display until the next turn: bluffing has its price here.",
  "start.now": "What now",
  "start.begin": "Begin",
  "start.again": "This card is opened again by “Your role”.",
  "start.disc": "The disc of {general}",
  "start.disc.troops": "his troops; only you know them",
  "start.disc.rank": "his rank: in a stack the lower number commands",
  "start.disc.seen": "I see",
} as const;

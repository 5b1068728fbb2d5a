/**
 * What things are worth to the cadet, as far as several decisions share it; what one decision alone weighs stands in its file.
 * The unit is one troop: a weight says how many troops the cadet would give for the thing, unless it is called a share, a chance
 * or a margin. The values were found by playing some ten
 * thousand games of the cadet against itself, and by reading them.
 */

// Fortresses

/** A fortress taken, or taken back. */
export const FORTRESS = 4.5;
/** Taking the last fortress that is missing to win. */
export const VICTORY = 1000;
/** A fortress that nobody else protects and that enemies could reach. */
export const GUARD = 1.6;
/** How much that counts in the advanced game, where pools are emptied faster than fortresses can be guarded. */
export const VIGILANCE = 0.55;
/** Not losing the game in the enemy's next stage, shared among the fortresses he still needs. */
export const ALARM = 24;
/** How much of a threat to a fortress is felt when an enemy needs two marches to take it, and three. */
export const THREAT_IN_TWO = 0.5;
export const THREAT_IN_THREE = 0.15;
/** A fortress just taken that the march still protects at its end, as a share of its guard. */
export const STILL_GUARDED = 0.3;
/** The pull of a fortress one could take, at no distance; it fades by this factor with every road. */
export const APPROACH = 3.8;
export const FADING = 0.8;
/** And a faint one over the whole board, so that nobody stays where there is nothing to do. */
export const FAR_APPROACH = 0.2;
export const FAR_FADING = 0.95;
/** Shares of the pull: the fortress is protected; a comrade is as near; the general will be out of supply. */
export const PROTECTED_PULL = 0.45;
export const SHARED_PULL = 0.35;
export const HUNGRY_PULL = 0.35;

// Combat

/** A general who leaves the board, beside his troops: he conquers and protects no more until winter. */
export const GENERAL = 2;
/** Losing a fight is worse than winning it is good: the loser also gives up his ground. */
export const CAUTION = 1.3;
/** The margin, in troops and card points together, at which a fight is won nearly three times in four. */
export const SPREAD = 4;
/** So few troops that attack so many are as good as lost. */
export const HANDFUL = 2;
export const HOST = 4.5;
export const RECKLESS = 10;
/** A side beaten in the field rarely gets away with less. */
export const TYPICAL_LOSS = 2;
/** What a battle costs that has been fought out with cards: the loser, and the winner's enemy. */
export const FOUGHT_OUT_LOSS = 3;
/** Whoever has spent his last card loses what the enemy's next one is worth. */
export const SPENT_LOSS = 7;
export const FOUGHT_OUT_GAIN = 2.5;
/** VBX-02: and the victory points that brings on average (points, not troops). */
export const FOUGHT_OUT_POINTS = 0.6;
/** Driving off the only protector of a fortress, and an enemy who threatens one, as shares of FORTRESS. */
export const DRIVE_OFF = 0.25;
export const RELIEF = 0.03;
/** The chance that an enemy who could attack with advantage does so, and that his second army comes along. */
export const ATTACK_LIKELY = 0.5;
export const SECOND_ARMY = 0.7;
/** The chance that a comrade who could join a stack in the same phase does so. */
export const COMRADE_COMES = 0.65;
/** Each point by which a card goes beyond the score needed makes the enemy's answer dearer. */
export const OVERSHOOT = 0.08;
/** An even score the enemy turns with any card of the suit: what that costs, in troops. */
export const EVEN_SCORE = 4;

// Tactical cards

/** A point of cards that a fight is likely to cost. */
export const CARD_POINT = 0.18;
/** A point of a card kept: in a suit that is fought in, in another, in a Reserve, and in the least of a long suit. */
export const USEFUL_SUIT = 0.45;
export const OTHER_SUIT = 0.2;
export const RESERVE_POINT = 0.4;
export const LEAST_POINT = 0.12;
/** A battle takes few cards: from the third of a suit on, each is missed less by this factor. */
export const FURTHER_CARD = 0.85;
/** A hand of this many points is ample; the points of a larger one are missed less, down to this share. */
export const AMPLE_HAND = 65;
export const LEAST_SCARCITY = 0.3;
/** What an unseen card is worth as money, on average. */
export const AVERAGE_CARD = 6;
/** A Reserve serves in every suit but is often wanted elsewhere, so in combat it is counted below its 8 points. */
export const RESERVE_IN_COMBAT = 6;

// Supply

/** A general who will be out of supply loses troops and cannot conquer; and each road that he is farther from it. */
export const STARVING = 5;
export const ROAD_TO_SUPPLY = 0.4;
/** A supply path that hussars may charge for, per city of its length. */
export const PATH_CITY = 0.08;
/** A path that is too long now, but not once the train has followed. */
export const TRAIN_MUST_FOLLOW = 2.5;
/** A train farther than is comfortable from the general it feeds, per road; and any road at all. */
export const STRETCHED_ROAD = 0.3;
export const TRAIN_ROAD = 0.06;
/** A general in his home country needs no train yet: the share of his needs that is thought of. */
export const TRAIN_AT_HOME = 0.12;
/** The same while the power has no train at all and so can never leave its country. */
export const NO_TRAIN_AT_HOME = 0.4;
/** Eliminating an enemy train, and each general abroad whom it feeds. */
export const TRAIN = 1.5;
export const TRAIN_FEEDS = 4;
/** The pull of an enemy train for each general it feeds, as a share of APPROACH. */
export const TRAIN_PULL = 0.4;
/** A train of one's own that an enemy could reach, and each general abroad whom it feeds. */
export const TRAIN_IN_REACH = 6;
export const TRAIN_FEEDS_IN_REACH = 3;
/** The share of that danger if somebody still stands in the enemy's way. */
export const DANGER_IF_OPENED = 0.1;
/** Riding over a hussar (or, for Austria, over its own). */
export const HUSSAR = 0.5;
/** For Austria: a power that cannot pay its supply loses its whole hand (in points). */
export const RUINED = 12;

// Retreats of beaten enemies

export const SENT_OUT_OF_SUPPLY = 4;
export const SENT_TO_A_TARGET = 1.5;
export const SENT_TO_A_TRAIN = 3;
export const SENT_FROM_A_HOLDING = 0.1;

// Winter

/** A recruit, for a general who has none, one, two … troops. */
export const RECRUIT: readonly number[] = [1.53, 1.44, 1.26, 1, 0.8, 0.72, 0.63, 0.54];
/** A general who comes back, beside his troops. */
export const GENERAL_BACK = 3;
/** The least share of a recruit's worth far from the war, and for a general out of supply. */
export const FAR_FROM_THE_WAR = 0.5;
export const RECRUIT_UNFED = 0.5;

// Marches

/** Every city entered, so that of two equal marches the shorter is taken. */
export const STEP = 0.01;
/** A little chance, so that no two games are alike. */
export const WHIM = 0.04;
export const OPENING_WHIM = 2;
/** What a march of a general has to gain, and that of a train, and a train taken back to a fortress. */
export const WORTH_MARCHING = 0.05;
export const WORTH_MOVING_A_TRAIN = 0.15;
export const WORTH_REENTERING = 0.5;

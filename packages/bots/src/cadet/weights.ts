/**
 * What things are worth to the cadet, in one place. The unit is one troop: every other weight says how many troops
 * the cadet would give for it. Found by playing some thousand games against itself and reading them.
 */

/** A fortress taken, or taken back. */
export const FORTRESS = 4.5;
/** Taking the last fortress that is missing to win. */
export const VICTORY = 1000;
/** A fortress that only its protectors keep safe, and that enemies could reach. */
export const GUARD = 2.2;
/** The pull of a fortress one could take, at no distance; it fades by this factor with every road. */
export const APPROACH = 3;
export const FADING = 0.8;
/** A protected fortress pulls less: its protector has to be driven off first. */
export const PROTECTED_PULL = 0.45;
/** A fortress pulls less if another general of the same camp is at least as near. */
export const SHARED_PULL = 0.35;

/** A general who leaves the board, beside his troops: he conquers and protects no more until winter. */
export const GENERAL = 2;
/** Losing a fight is worse than winning it is good: the loser also gives up his ground. */
export const CAUTION = 1.3;
/** Driving off the only protector of a fortress, by the worth of the fortress. */
export const DRIVE_OFF = 0.25;
/** Driving off an enemy who threatens a fortress, by the worth of the fortress. */
export const RELIEF = 0.03;
/** A point of tactical cards that a fight is likely to cost. */
export const CARD_POINT = 0.18;
/** How likely an enemy who could attack with advantage will do so. */
export const ATTACK_LIKELY = 0.5;

/** A general who will be out of supply loses a troop and cannot conquer. */
export const STARVING = 5;
/** A supply path that hussars may charge for, per city of its length. */
export const PATH_CITY = 0.08;
/** A path that is too long now, but not once the train has followed. */
export const TRAIN_MUST_FOLLOW = 0.8;

/** Eliminating an enemy train; more if it feeds generals abroad. */
export const TRAIN = 1.5;
export const TRAIN_FEEDS = 3;
/** How much each general it feeds makes a train draw enemies, against the pull of a fortress. */
export const TRAIN_PULL = 0.2;
/** A train of one's own that an enemy could reach. */
export const TRAIN_IN_REACH = 3;
/** Riding over a hussar (or, for Austria, losing one). */
export const HUSSAR = 0.5;

/** Every city entered, so that of two equal marches the shorter is taken. */
export const STEP = 0.01;
/** A little chance, so that no two games are alike. */
export const WHIM = 0.04;
/** A march has to better the present place by this much. */
export const WORTH_MARCHING = 0.05;

/** The part of a review that each look takes, roughly. */
export const SHARES = [0.35, 0.3, 0.35];

/** How many turning points stay the same with four times the simulations: workshop/bench/review.md. */
export const TRUST = { percent: 82, games: 3 };

/** The texts of the rulebook: its own, and those of the game that its examples quote. */
export const RULEBOOK_TEXTS = ['guide', 'rulebook', 'whyNot', 'play'] as const;

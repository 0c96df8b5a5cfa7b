/** The game's name is the same in every language. */
export const NAME = 'Kairo';

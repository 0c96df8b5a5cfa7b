/** How many times faster than in a game things move; a replay changes it. */
export const pace = { haste: 1 };

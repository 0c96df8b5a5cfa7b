/** What lies over the table: one thing at a time. */
export type Overlay = 'hints' | 'since' | 'scoring' | 'shortcuts' | 'menu' | 'payment' | undefined;

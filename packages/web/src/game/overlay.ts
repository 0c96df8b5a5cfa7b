/** What is open over the board, one at a time. */
export type Overlay =
  | 'hints'
  | 'since'
  | 'scoring'
  | 'shortcuts'
  | 'menu'
  | 'payment'
  | 'dropOut'
  | 'unsaved'
  | 'talk'
  /** Earlier turns, in the place of the table. */
  | 'past'
  | undefined;

/** Looking back on a finished game: the review, and charts. */
export type ChartKind = 'points' | 'money' | 'stands';
/** Where income came from. */
export type IncomeSource = 'own' | 'rivals' | 'brought';

export interface ReviewMessages {
  readonly points: {
    readonly heading: string;
    readonly note: string;
    /** Whose turning points are shown. */
    readonly whose: string;
    readonly place: (number: number, of: number) => string;
    readonly none: string;
    readonly noneYet: string;
    /** A first look that a closer one may correct. */
    readonly provisional: string;
    readonly chances: (before: number, after: number) => string;
    readonly better: (move: string) => string;
    readonly previous: string;
    readonly next: string;
    readonly choose: string;
  };
  readonly move: {
    readonly played: (name: string) => string;
    readonly better: string;
    readonly onBoard: string;
    readonly whyBetter: string;
    readonly whyPlayed: string;
    /** A turning point of a rival, whom the reasons address. */
    readonly asRival: (name: string) => string;
    /** Both moves are the same but for cards or coins. */
    readonly otherPayment: string;
    readonly simulations: (count: number) => string;
  };
  readonly curve: {
    readonly percent: (percent: number) => string;
    readonly heading: string;
    readonly note: string;
    readonly sentence: (name: string, turn: number) => string;
    readonly level: string;
  };
  readonly progress: {
    readonly heading: string;
    readonly paused: string;
    readonly turns: (turn: number, of: number) => string;
    readonly closer: (done: number, of: number) => string;
    readonly done: string;
    readonly pause: string;
    readonly resume: string;
    readonly stopped: string;
  };
  readonly short: { readonly heading: string; readonly text: string };
  readonly how: {
    readonly heading: string;
    readonly knows: string;
    readonly scale: string;
    readonly looks: string;
    readonly trust: (measured: { readonly percent: number; readonly games: number }) => string;
  };
  readonly charts: {
    readonly choose: string;
    readonly heading: { readonly [kind in ChartKind]: string };
    readonly note: { readonly [kind in ChartKind]: string };
    /** Which stands are counted. */
    readonly ofColours: string;
    readonly allColours: string;
    readonly only: (colour: string) => string;
    readonly turn: string;
    readonly table: string;
    readonly unknown: string;
    readonly read: (turn: number, values: readonly string[]) => string;
    readonly value: (name: string, value: string) => string;
    readonly most: { readonly [kind in ChartKind]: (name: string, value: number) => string };
    readonly equal: { readonly [kind in ChartKind]: (value: number) => string };
    readonly hidden: string;
    readonly income: string;
    readonly incomeNote: string;
    readonly source: { readonly [source in IncomeSource]: string };
    readonly sum: string;
    readonly sizes: string;
    readonly sizesNote: (turn: number) => string;
    readonly tiles: string;
  };
}

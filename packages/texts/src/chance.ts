/** A chance as it is shown. It is an estimate, so it is never shown as 0 % or 100 % unless it is exactly 1. */
export interface Odds {
  /** 1–99, or 100 */
  readonly percent: number;
  readonly bound: 'above' | 'below' | undefined;
}

/** 0–1 */
export function oddsOf(chance: number): Odds {
  const percent = Math.round(chance * 100);
  if (chance === 1) return { percent, bound: undefined };
  if (percent > 99) return { percent: 99, bound: 'above' };
  if (percent < 1) return { percent: 1, bound: 'below' };
  return { percent, bound: undefined };
}

const SIGNS = { above: '>\u00a0', below: '<\u00a0' };

/** `sign` is the language's percent sign with its space. */
export function inPercent(chance: number, sign: string): string {
  const { percent, bound } = oddsOf(chance);
  return `${bound === undefined ? '' : SIGNS[bound]}${percent}${sign}`;
}

/** The preferences, and how they are parsed from local storage. */
import { isLocale, type Locale } from '@kairo/texts/browser';

export const THEMES = ['day', 'night', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

export const MOTIONS = ['slow', 'normal', 'fast', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Preferences {
  /** Undefined: the browser's language. */
  readonly language: Locale | undefined;
  readonly theme: ThemeChoice;
  readonly sound: boolean;
  /** 0–1 */
  readonly volume: number;
  readonly motion: Motion;
  readonly boldPatterns: boolean;
  readonly largeSigns: boolean;
  readonly shortcuts: boolean;
  /** A finished turn ends after a moment in which that can be prevented. */
  readonly autoEndTurn: boolean;
  /** Bots say a few words now and then. */
  readonly remarks: boolean;
  /** In a game with a coach. */
  readonly tips: boolean;
}

export const USUAL: Preferences = {
  language: undefined,
  theme: 'system',
  sound: true,
  volume: 0.6,
  motion: 'normal',
  boldPatterns: false,
  largeSigns: false,
  shortcuts: true,
  autoEndTurn: true,
  remarks: true,
  tips: true,
};

const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isOneOf =
  (values: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && values.includes(value);

const CHECKS: { readonly [key in keyof Preferences]: (value: unknown) => boolean } = {
  language: (value) => typeof value === 'string' && isLocale(value),
  theme: isOneOf(THEMES),
  sound: isBoolean,
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  motion: isOneOf(MOTIONS),
  boldPatterns: isBoolean,
  largeSigns: isBoolean,
  shortcuts: isBoolean,
  autoEndTurn: isBoolean,
  remarks: isBoolean,
  tips: isBoolean,
};

export interface Read {
  readonly preferences: Preferences;
  /** Some stored values were invalid and have been replaced by defaults. */
  readonly isDamaged: boolean;
}

function parsed(text: string): object | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

export function readPreferences(text: string | undefined): Read {
  if (text === undefined) return { preferences: USUAL, isDamaged: false };
  const kept = parsed(text);
  if (kept === undefined) return { preferences: USUAL, isDamaged: true };
  const known = Object.entries(kept).filter(([key]) => key in CHECKS);
  const good = known.filter(([key, value]) => CHECKS[key as keyof Preferences](value));
  return {
    preferences: { ...USUAL, ...Object.fromEntries(good) },
    isDamaged: good.length < known.length,
  };
}

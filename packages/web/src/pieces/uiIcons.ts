/** The signs on buttons, 48 × 48: lines of width 4, and solid parts. */
export interface UiDrawing {
  readonly lines?: string;
  readonly solid?: string;
}

const drawings = {
  build: {
    lines:
      'M6 44V24M42 44V24M3 24 9 8H39L45 24ZM3 24a5.2 5.2 0 0 0 10.5 0a5.2 5.2 0 0 0 10.5 0a5.2 5.2 0 0 0 10.5 0a5.2 5.2 0 0 0 10.5 0M16 44V35H32V44',
  },
  lure: {
    lines: 'M28 22H44M38 14l7 8-7 8',
    solid: 'M7 9a6 6 0 0 1 12 0a6 6 0 0 1-12 0M13 17c7 0 9 8 11 22H2C4 25 6 17 13 17Z',
  },
  draw: {
    lines:
      'M17.5 41.5L11.5 42.3A4 4 0 0 1 7 38.9L3.9 17.1A4 4 0 0 1 7.3 12.6L12 12M24.9 6.1L40.8 8.3A4 4 0 0 1 44.2 12.8L41 34.6A4 4 0 0 1 36.5 38L20.6 35.8A4 4 0 0 1 17.2 31.2L20.4 9.4A4 4 0 0 1 24.9 6.1ZM31.7 15L29.7 29M23.8 21L37.6 23',
  },
  undo: { lines: 'M10 20H30a10 10 0 0 1 0 20H18M18 11l-9 9 9 9' },
  menu: { lines: 'M8 14H40M8 24H40M8 34H40' },
  sound: { lines: 'M33 17q6 7 0 14M38 11q11 13 0 26', solid: 'M8 18h8l10-9v30l-10-9H8z' },
  mute: { lines: 'M33 19l10 10M43 19L33 29', solid: 'M8 18h8l10-9v30l-10-9H8z' },
  moon: { solid: 'M38 29A16 16 0 1 1 21 9A13 13 0 0 0 38 29Z' },
  sun: {
    lines: 'M24 4v6M24 38v6M4 24h6M38 24h6M10 10l4 4M34 34l4 4M38 10l-4 4M10 38l4-4',
    solid: 'M15 24a9 9 0 0 1 18 0a9 9 0 0 1-18 0',
  },
  play: { solid: 'M13 7V41L41 24Z' },
  close: { lines: 'M12 12 36 36M36 12 12 36' },
  caution: { lines: 'M24 7 44 41H4ZM24 20V29', solid: 'M21.5 35a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1-5 0' },
  plus: { lines: 'M24 10V38M10 24H38' },
  minus: { lines: 'M10 24H38' },
  check: { lines: 'M9 25l10 10 20-22' },
  cards: {
    lines:
      'M9 11H26a4 4 0 0 1 4 4V35a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V15a4 4 0 0 1 4-4ZM14 5H39a4 4 0 0 1 4 4V33',
  },
  hint: { lines: 'M18 36V32C12 28 11 24 11 20a13 13 0 0 1 26 0c0 4-1 8-7 12V36ZM19 43H29' },
  log: { lines: 'M10 6H38V42H10ZM17 16H31M17 24H31M17 32H26' },
  help: { lines: 'M16 17a8 8 0 1 1 12 7c-3 2-4 3.5-4 7', solid: 'M21 39a3 3 0 0 1 6 0a3 3 0 0 1-6 0' },
  keys: {
    lines:
      'M8 11H40a4 4 0 0 1 4 4V33a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V15a4 4 0 0 1 4-4ZM16 30H32M12 20h.01M20 20h.01M28 20h.01M36 20h.01',
  },
  end: { lines: 'M8 24H34M24 13l11 11-11 11M42 10V38' },
  back: { lines: 'M40 24H10M20 13L9 24l11 11' },
  down: { lines: 'M12 18 24 31 36 18' },
  next: { lines: 'M8 24H38M28 13l11 11-11 11' },
  settings: {
    lines:
      'M6 14H24M36 14H42M6 34H12M24 34H42M24 14a6 6 0 0 1 12 0a6 6 0 0 1-12 0M12 34a6 6 0 0 1 12 0a6 6 0 0 1-12 0',
  },
  eye: { lines: 'M4 24C14 10 34 10 44 24C34 38 14 38 4 24ZM18 24a6 6 0 0 1 12 0a6 6 0 0 1-12 0' },
  whole: { lines: 'M8 18V8H18M30 8H40V18M40 30V40H30M18 40H8V30' },
  share: { lines: 'M24 30V6M15 14l9-9 9 9M10 24V42H38V24' },
} as const satisfies Record<string, UiDrawing>;

export type UiIconName = keyof typeof drawings;
export const UI_ICONS: { readonly [name in UiIconName]: UiDrawing } = drawings;

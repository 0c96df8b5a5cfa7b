/** The signs on the buttons of a replay, 48 × 48, as in pieces/uiIcons.ts. */
import type { UiDrawing } from '../pieces/uiIcons.ts';

export const REPLAY_ICONS = {
  first: { solid: 'M9 9h5v30H9zM42 9V39L28 24ZM28 9V39L14 24Z' },
  back: { solid: 'M12 9h6v30h-6zM38 8V40L18 24Z' },
  pause: { solid: 'M13 8h8v32h-8zM27 8h8v32h-8z' },
  forward: { solid: 'M30 9h6v30h-6zM10 8V40L30 24Z' },
  last: { solid: 'M34 9h5v30h-5zM6 9V39L20 24ZM20 9V39L34 24Z' },
  link: {
    lines: 'M20 28a8 8 0 0 0 12 1l8-8a8 8 0 0 0-12-12l-4 4M28 20a8 8 0 0 0-12-1l-8 8a8 8 0 0 0 12 12l4-4',
  },
} as const satisfies Record<string, UiDrawing>;

export type ReplayIconName = keyof typeof REPLAY_ICONS;

/** Signs that only the list of games has; drawn like the others. */
import type { PictureProps } from '../pieces/Picture.tsx';
import { DrawnIcon } from '../pieces/UiIcon.tsx';
import type { UiDrawing } from '../pieces/uiIcons.ts';

const drawings = {
  takeIn: { lines: 'M24 32V7M14 17 24 7l10 10M9 41H39' },
  takeOut: { lines: 'M24 6V31M14 21l10 10 10-10M9 41H39' },
  search: { lines: 'M8 20a12 12 0 0 0 24 0a12 12 0 0 0-24 0M29 29 41 41' },
  won: {
    solid:
      'M24 4l4.6 8.9 9.5-3-3 9.5L44 24l-8.9 4.6 3 9.5-9.5-3L24 44l-4.6-8.9-9.5 3 3-9.5L4 24l8.9-4.6-3-9.5 9.5 3Z',
  },
  star: { lines: 'M24 5 30 17.5 43.5 19.2 33.6 28.7 36.2 42 24 35.4 11.8 42 14.4 28.7 4.5 19.2 18 17.5Z' },
  starred: { solid: 'M24 5 30 17.5 43.5 19.2 33.6 28.7 36.2 42 24 35.4 11.8 42 14.4 28.7 4.5 19.2 18 17.5Z' },
  glass: {
    lines: 'M12 5H36M12 43H36M15 5V12Q15 19 24 24Q33 29 33 36V43M33 5V12Q33 19 24 24Q15 29 15 36V43',
  },
  picture: { lines: 'M6 9H42V39H6ZM6 33l11-11 9 9 6-6 10 9M33 16h.01' },
  bin: { lines: 'M7 13H41M18 13V7H30V13M11 13l3 29H34l3-29M20 21V34M28 21V34' },
  flag: { lines: 'M11 44V5M11 8Q18 3 25 8T39 8V26Q32 31 25 26T11 26' },
  file: { lines: 'M10 5H29L39 15V43H10ZM28 6V16H38' },
} as const satisfies { readonly [name: string]: UiDrawing };

export type GamesIconName = keyof typeof drawings;

export function GamesIcon({ name, ...picture }: PictureProps & { readonly name: GamesIconName }) {
  return <DrawnIcon {...picture} drawing={drawings[name]} />;
}

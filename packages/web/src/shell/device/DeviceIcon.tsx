/** Signs about the device; drawn like those on buttons. */
import type { PictureProps } from '../../pieces/Picture.tsx';
import { DrawnIcon } from '../../pieces/UiIcon.tsx';
import type { UiDrawing } from '../../pieces/uiIcons.ts';

const drawings = {
  update: { lines: 'M40 20A17 17 0 0 0 9 17M9 7V18H20M8 28A17 17 0 0 0 39 31M39 41V30H28' },
  offline: {
    lines:
      'M5 5 43 43M4 19Q9 14 15 11.500M23 9Q35 9.500 44 19M11 27Q15 23 20 21.500M30 22.500Q34 24.500 37 27M18 34Q24 29 30 34',
    solid: 'M21 40a3 3 0 0 1 6 0a3 3 0 0 1-6 0',
  },
  install: { lines: 'M12 5H36V43H12ZM24 12V30M17 24l7 7 7-7' },
  share: { lines: 'M24 29V6M15 14l9-9 9 9M14 21H10V43H38V21H34' },
} as const satisfies { readonly [name: string]: UiDrawing };

export function DeviceIcon({ name, ...picture }: PictureProps & { readonly name: keyof typeof drawings }) {
  return <DrawnIcon {...picture} drawing={drawings[name]} />;
}

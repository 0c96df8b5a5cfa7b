/** Signs on buttons that only the rulebook has; drawn like the others. */
import type { PictureProps } from '../pieces/Picture.tsx';
import { DrawnIcon } from '../pieces/UiIcon.tsx';
import type { UiDrawing } from '../pieces/uiIcons.ts';

const drawings = {
  search: { lines: 'M8 20a12 12 0 0 1 24 0a12 12 0 0 1-24 0M29 29 41 41' },
  print: { lines: 'M14 18V6H34V18M14 34H6V18H42V34H34M14 28H34V42H14Z' },
} as const satisfies { readonly [name: string]: UiDrawing };

export function BookIcon({ name, ...picture }: PictureProps & { readonly name: keyof typeof drawings }) {
  return <DrawnIcon {...picture} drawing={drawings[name]} />;
}

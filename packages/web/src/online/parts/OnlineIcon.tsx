/** Signs on buttons that only online pages have; drawn like the others. */
import type { PictureProps } from '../../pieces/Picture.tsx';
import { DrawnIcon } from '../../pieces/UiIcon.tsx';
import type { UiDrawing } from '../../pieces/uiIcons.ts';

const drawings = {
  link: {
    lines:
      'M20 28a8 8 0 0 0 12 .8l7-7a8 8 0 0 0-11.4-11.4l-3.6 3.6M28 20a8 8 0 0 0-12-.8l-7 7a8 8 0 0 0 11.4 11.4l3.6-3.6',
  },
  door: { lines: 'M10 43V13Q10 5 24 5Q38 5 38 13V43M5 43H43M19 43V24q0-5 5-5t5 5V43' },
  bot: {
    lines: 'M10 17H38a4 4 0 0 1 4 4V37a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V21a4 4 0 0 1 4-4ZM24 17V8M18 33H30',
    solid:
      'M21 7a3 3 0 0 1 6 0a3 3 0 0 1-6 0M13.5 26a3 3 0 0 1 6 0a3 3 0 0 1-6 0M28.5 26a3 3 0 0 1 6 0a3 3 0 0 1-6 0',
  },
  copy: {
    lines:
      'M18 16H38a3 3 0 0 1 3 3V40a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3V19a3 3 0 0 1 3-3ZM8 32V8a3 3 0 0 1 3-3H32',
  },
  unplug: { lines: 'M17 4V12M31 4V10M11 15V22a13 13 0 0 0 20 11M37 15V22q0 4-2 7M24 36V44M4 6 44 42' },
  lock: { lines: 'M11 21H37V42H11ZM16 21V14a8 8 0 0 1 16 0V21' },
  seal: {
    lines:
      'M24 5l6 4.5 7.5-.4 2 7.2 6 4.5-3 6.9 1.2 7.4-7.2 2-4.5 6-7-2.6-7 2.6-4.5-6-7.2-2 1.2-7.4-3-6.9 6-4.5 2-7.2L20 9.5ZM17 24l6 6 10-11',
  },
  crown: { lines: 'M7 38H41M8 31 5 13l11 8 8-13 8 13 11-8-3 18Z' },
  screen: { lines: 'M5 9H43V35H5ZM16 43H32M24 35V43' },
  handOn: { lines: 'M5 30h8l7-8q2-2 5-2h6a3.5 3.5 0 0 1 0 7h-8M31 25l8-6a4 4 0 0 1 5 6L33 36q-2 2-5 2H5' },
  key: { lines: 'M6 33a9 9 0 1 0 18 0a9 9 0 1 0-18 0M22 26 42 6M35 13l6 6M29 19l5 5' },
  more: {
    solid:
      'M7 24a4 4 0 0 1 8 0a4 4 0 0 1-8 0M20 24a4 4 0 0 1 8 0a4 4 0 0 1-8 0M33 24a4 4 0 0 1 8 0a4 4 0 0 1-8 0',
  },
  chat: {
    lines:
      'M10 8H38a5 5 0 0 1 5 5V29a5 5 0 0 1-5 5H24L14 42V34H10a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5ZM15 21h.01M24 21h.01M33 21h.01',
  },
  glass: {
    lines: 'M12 5H36M12 43H36M15 5V12Q15 19 24 24Q33 29 33 36V43M33 5V12Q33 19 24 24Q15 29 15 36V43',
  },
  phone: { lines: 'M15 4H33a4 4 0 0 1 4 4V40a4 4 0 0 1-4 4H15a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM21 37H27' },
  hand: {
    lines:
      'M14 26V13a3.5 3.5 0 0 1 7 0V22M21 22V8a3.5 3.5 0 0 1 7 0V22M28 22V11a3.5 3.5 0 0 1 7 0V29Q35 43 23 43Q15 43 11 35L6 26q-1-4 2-5t5 3l2 4',
  },
  tea: {
    lines: 'M12 16H34Q33 24 31 30T32 42H14Q17 36 15 30T12 16ZM33 20q8-1 8 5t-9 7M19 4q3 3 0 7M27 4q3 3 0 7',
  },
  star: { lines: 'M24 5 30 17.5 43.5 19.2 33.6 28.7 36.2 42 24 35.4 11.8 42 14.4 28.7 4.5 19.2 18 17.5Z' },
  oh: {
    lines: 'M5 24a19 19 0 0 1 38 0a19 19 0 0 1-38 0M16 18v3M32 18v3',
    solid: 'M18.5 32a5.5 5.5 0 0 1 11 0a5.5 5.5 0 0 1-11 0',
  },
  smile: { lines: 'M5 24a19 19 0 0 1 38 0a19 19 0 0 1-38 0M16 18v2M32 18v2M14 28q10 10 20 0' },
  swap: { lines: 'M8 17H38M30 8l9 9-9 9M40 33H10M18 24l-9 9 9 9' },
  send: { lines: 'M6 24 42 7 33 42 22 29ZM22 29 42 7' },
  flag: { lines: 'M11 44V5M11 8Q18 3 25 8T39 8V26Q32 31 25 26T11 26' },
} as const satisfies { readonly [name: string]: UiDrawing };

export type OnlineIconName = keyof typeof drawings;

export function OnlineIcon({ name, ...picture }: PictureProps & { readonly name: OnlineIconName }) {
  return <DrawnIcon {...picture} drawing={drawings[name]} />;
}

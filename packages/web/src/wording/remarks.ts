/** What a bot says. */
import type { RemarkTexts } from '@kairo/texts/browser';
import type { Remark } from '../game/remarks.ts';

export function lineOf({ level, occasion, line }: Remark, texts: RemarkTexts): string {
  const lines = texts[level][occasion];
  return lines[line % lines.length] ?? '';
}

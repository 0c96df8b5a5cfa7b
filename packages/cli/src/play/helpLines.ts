/** The answer to `?` in a game. */
import { COLOURS } from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import { GOODS_LETTERS } from '../screen/glyphs.ts';
import { askingExamples, wishExamples } from './examples.ts';

export function helpLines(t: Messages): string[] {
  const { play, askRules } = t.terminal.help;
  const letters = COLOURS.map((colour) => `${GOODS_LETTERS[colour]} ${t.terms.colour[colour]}`).join(', ');
  return [
    play.type,
    ...wishExamples(t).map((examples) => `  ${examples.join('    ')}`),
    play.keys,
    play.asking(askingExamples(t)),
    askRules,
    play.pieces,
    play.letters(letters),
    play.panel,
  ];
}

/** What `?` says within a game. */
import { COLOURS } from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import { GOODS_LETTERS } from '../screen/signs.ts';

const EXAMPLES = [
  'expand green d6    lure red    stall blue c4-c5 with S1    d6    take 2    take pile',
  'expand green d6 with J2 pay 2 green 2 red fee blue    lure red f4 past 1',
];

const ASKING = {
  site: '? c5',
  card: '? S3',
  customer: '? red',
  action: '? expand green d6',
  rule: '? R5.5',
  rules: '? rules',
};

export function helpLines(t: Messages): string[] {
  const { play, askRules } = t.terminal.help;
  const letters = COLOURS.map((colour) => `${GOODS_LETTERS[colour]} ${t.terms.colour[colour]}`).join(', ');
  return [
    play.type,
    ...EXAMPLES.map((line) => `  ${line}`),
    play.keys,
    play.asking(ASKING),
    askRules,
    play.pieces,
    play.letters(letters),
    play.panel,
  ];
}

/** Examples of what can be typed, in the words of the user's language that `readWish` understands. */
import type { Colour } from '@kairo/engine';
import type { AskingExamples, Messages } from '@kairo/texts';

function colourIn({ terms, locale }: Messages, colour: Colour): string {
  return terms.colour[colour].toLocaleLowerCase(locale);
}

/** By line, the short ones first. */
export function wishExamples(t: Messages): readonly (readonly string[])[] {
  const { verbs, joints, pay, fee, past, pile } = t.terminal.words;
  const { expand, lure, stall, pick } = verbs;
  const [red, green, blue] = (['red', 'green', 'blue'] as const).map((colour) => colourIn(t, colour));
  return [
    [`${expand[0]} ${green} d6`, `${lure[0]} ${red}`, 'd6', `${pick[0]} 2`, `${pick[0]} ${pile[0]}`],
    [`${stall[0]} ${blue} c4-c5 ${joints[0]} S1`, `${lure[0]} ${red} f4 ${past[0]} 1`],
    [`${expand[0]} ${green} d6 ${joints[0]} J2 ${pay[0]} 2 ${green} 2 ${red} ${fee[0]} ${blue}`],
  ];
}

export function askingExamples(t: Messages): AskingExamples {
  const { verbs, rules } = t.terminal.words;
  return {
    site: '? c5',
    card: '? S3',
    customer: `? ${colourIn(t, 'red')}`,
    action: `? ${verbs.expand[0]} ${colourIn(t, 'green')} d6`,
    rule: '? R5.5',
    rules: `? ${rules[0]}`,
  };
}

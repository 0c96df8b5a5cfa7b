/** `docs/positions.md`: every position with its picture and its answer. */
import { POSITIONS } from './all.ts';
import { boardText, tableText } from './picture.ts';
import { type Answer, stateOf, type TacticalPosition } from './position.ts';

function answersText(answers: readonly Answer[]): string {
  const texts = answers.map(
    ({ does, keeps }) => `\`${does}\`${keeps === undefined ? '' : ` (keep ${keeps})`}`,
  );
  return texts.join(', ');
}

function positionText(position: TacticalPosition): string {
  const state = stateOf(position);
  return `## ${position.id}: ${position.title}

Theme: ${position.theme}. ${position.why}

\`\`\`
${boardText(state)}

${tableText(state).join('\n')}
\`\`\`

Right: ${answersText(position.right)}. Wrong: ${answersText(position.traps)}.
`;
}

export function reportText(): string {
  return `# Tactical positions

${POSITIONS.length} positions with one right answer each, made by hand, to see what a bot understands. This file is generated:
\`npm run bench -- positions --write\`. How many each bot solves: \`npm run bench -- positions --bots apprentice,hand-greedy\`.

**All of them are proved.** \`packages/bots/test/positions/solver.ts\` tries everything until the game is over, every mix of
coins too, and the test checks that the right answers win alone, whatever rivals who play to win may do, and that
everything else loses or is worth half a victory at most. To make that possible the positions lie in the final phase, or a
turn from the end of the supply, or up to three turns from a standstill (R11.6). Everybody can know everything but the order of
the pile: the cards in hand came from the display, money was counted. Not proved is how much a position tells about whole
games: most are endings, where points can be counted.

In the pictures \`R0\` is the red stall of seat 0, \`r0\` its expansions, \`Rn\` a neutral stall, \`+r\` a red entry, \`*r\` the
red customer, \`@r\` the same on an entry, \`_\` the restaurant area. An answer is written as in [notation.md](notation.md) and stands
for everything that begins so; "keep" names coins that must not be spent.

${POSITIONS.map(positionText).join('\n')}`;
}

/** `kairo rules [WORDS]`: the rules as text, all of them or those with a number or with certain words. */
import {
  EXAMPLE_IDS,
  EXAMPLES,
  findRules,
  groupOf,
  isInterpreted,
  isReconstructed,
  type Messages,
  RULE_GROUPS,
  type RuleNumber,
} from '@kairo/texts';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import { DEFAULT_WIDTH, writeLines } from '../io.ts';
import { MAX_PROSE, wrap } from '../screen/text.ts';

export function defineRules(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('rules')
    .description(help.commands.rules)
    .usage(help.rulesUsage)
    .argument(`[${help.rulesWord}...]`, help.arguments.rules)
    .action((words: readonly string[]) => showRules(context, words.join(' ')));
}

async function showRules({ t, io }: Context, asked: string): Promise<void> {
  const found = findRules(t.rules, asked);
  if (found.length === 0) fail(t.terminal.bad.noRule(asked));
  const width = Math.min(io.stdout.columns || DEFAULT_WIDTH, MAX_PROSE);
  const overview = asked === '' ? [...t.rules.overview.flatMap((line) => wrap(line, width)), ''] : [];
  await writeLines(io.stdout, [...overview, ...linesOf(t, found, width)]);
}

function linesOf({ rules, rulebook }: Messages, found: readonly RuleNumber[], width: number): string[] {
  const indent = ' '.repeat(7);
  const remark = (text: string): string[] => wrap(`${indent}${text}`, width);
  return RULE_GROUPS.flatMap((group) => {
    const within = found.filter((rule) => groupOf(rule) === group);
    if (within.length === 0) return [];
    const texts = within.flatMap((rule) => [
      ...wrap(`${rule.padEnd(6)} ${rules.rule[rule]}`, width, indent),
      ...(isInterpreted(rule) ? remark(`[${rulebook.interpretation}] ${rulebook.decided[rule]}`) : []),
      ...(isReconstructed(rule) ? remark(`[${rulebook.reconstructed}] ${rulebook.lost[rule]}`) : []),
      ...examplesAfter(rule).flatMap((id) => {
        const { title, text } = rulebook.examples[id];
        return remark(`[${rulebook.example(EXAMPLE_IDS.indexOf(id) + 1)}] ${title}: ${text}`);
      }),
    ]);
    return [`${group}  ${rules.group[group]}`, ...texts, ''];
  }).slice(0, -1);
}

/** Their words say what the page shows in pictures. */
const examplesAfter = (rule: RuleNumber) => EXAMPLE_IDS.filter((id) => EXAMPLES[id] === rule);

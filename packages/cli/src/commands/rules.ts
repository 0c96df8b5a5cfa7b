/** `kairo rules [WORDS]`: the rules as text, all of them or those with a number or with certain words. */
import { type Messages, RULE_GROUPS, RULE_NUMBERS, type RuleGroup, type RuleNumber } from '@kairo/texts';
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
  const found = rulesAbout(t, asked);
  if (found.length === 0) fail(t.terminal.bad.noRule(asked));
  const width = Math.min(io.stdout.columns || DEFAULT_WIDTH, MAX_PROSE);
  const overview = asked === '' ? [...t.rules.overview.flatMap((line) => wrap(line, width)), ''] : [];
  await writeLines(io.stdout, [...overview, ...linesOf(t, found, width)]);
}

const groupOf = (rule: RuleNumber): RuleGroup | undefined =>
  RULE_GROUPS.find((group) => rule === group || rule.startsWith(`${group}.`));

/** With a number: that rule, or its group. Otherwise those in which all words occur, in any order and spelling. */
function rulesAbout({ rules }: Messages, asked: string): readonly RuleNumber[] {
  const number = asked.toUpperCase();
  const numbered = RULE_NUMBERS.filter((rule) => rule === number || groupOf(rule) === number);
  if (numbered.length > 0) return numbered;
  const words = plain(asked).split(/\s+/);
  return RULE_NUMBERS.filter((rule) => {
    const group = groupOf(rule);
    const text = plain(`${rules.rule[rule]} ${group === undefined ? '' : rules.group[group]}`);
    return words.every((word) => text.includes(word));
  });
}

/** Without accents and capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function linesOf({ rules }: Messages, found: readonly RuleNumber[], width: number): string[] {
  const indent = ' '.repeat(7);
  return RULE_GROUPS.flatMap((group) => {
    const within = found.filter((rule) => groupOf(rule) === group);
    if (within.length === 0) return [];
    const texts = within.flatMap((rule) => wrap(`${rule.padEnd(6)} ${rules.rule[rule]}`, width, indent));
    return [`${group}  ${rules.group[group]}`, ...texts, ''];
  }).slice(0, -1);
}

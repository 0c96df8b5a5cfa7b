/**
 * Mutants: for each rule of docs/rules.md at least one small change of the engine that breaks it. The tests that cite
 * the rule must fail (`npm run mutants`), otherwise they do not really test it.
 *
 * A list is written like a diff:
 *
 *     # a file of the engine
 *     R5.5 what the change breaks
 *     - the text to replace, which occurs once; line breaks and indentation do not matter
 *     + the replacement (empty: the text is deleted)
 */
import { buildMutants } from './buildMutants.ts';
import { knowledgeMutants } from './knowledgeMutants.ts';
import { setupMutants } from './setupMutants.ts';
import { turnMutants } from './turnMutants.ts';

export interface Mutant {
  readonly rule: string;
  readonly breaks: string;
  /** Relative to packages/engine. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

function parseMutants(text: string): Mutant[] {
  const mutants: Mutant[] = [];
  let file = '';
  let rule = '';
  let breaks = '';
  let find = '';
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const [mark = '', ...rest] = line.split(' ');
    const content = rest.join(' ');
    if (mark === '#') file = content;
    else if (/^R\d+(\.\d+)?$/.test(mark)) [rule, breaks] = [mark, content];
    else if (mark === '-') find = content;
    else if (mark === '+') mutants.push({ rule, breaks, file, find, replace: content });
    else if (line !== '') throw new Error(`not a line of a list of mutants: ${line}`);
  }
  return mutants;
}

export const MUTANTS: readonly Mutant[] = [setupMutants, buildMutants, turnMutants, knowledgeMutants].flatMap(
  parseMutants,
);

/** The mutated source; undefined unless the text to replace occurs exactly once. */
export function mutate(source: string, { find, replace }: Mutant): string | undefined {
  const escaped = find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = [...source.matchAll(new RegExp(escaped.replace(/\s+/g, '\\s+'), 'g'))];
  const [match] = found;
  if (match === undefined || found.length > 1) return undefined;
  return source.slice(0, match.index) + replace + source.slice(match.index + match[0].length);
}

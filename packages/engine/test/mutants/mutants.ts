/**
 * Deliberate mistakes: for each rule of docs/rules.md at least one small change of the engine that breaks it. The tests
 * that cite the rule must notice (`npm run mutants`), else they only look as if they tested it.
 *
 * A list is a text, so that a reviewer reads it like a diff:
 *
 *     # a file of the engine
 *     R5.5 what the change breaks
 *     - the text as it stands there, once; line breaks and indents do not matter
 *     + the text instead (nothing: the text is left out)
 */
import { buildMutants } from './buildMutants.ts';
import { knowledgeMutants } from './knowledgeMutants.ts';
import { setupMutants } from './setupMutants.ts';
import { turnMutants } from './turnMutants.ts';

export interface Mutant {
  readonly rule: string;
  readonly breaks: string;
  /** Below packages/engine. */
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

/** The source with the change; undefined unless the text to change stands in it exactly once. */
export function mutate(source: string, { find, replace }: Mutant): string | undefined {
  const escaped = find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = [...source.matchAll(new RegExp(escaped.replace(/\s+/g, '\\s+'), 'g'))];
  const [match] = found;
  if (match === undefined || found.length > 1) return undefined;
  return source.slice(0, match.index) + replace + source.slice(match.index + match[0].length);
}

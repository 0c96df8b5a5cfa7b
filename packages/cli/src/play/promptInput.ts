/** Reads a line that was typed at a prompt: a key or word for help, log, undo, back and quit, or a number. */
import type { Messages } from '@kairo/texts';
import { plainWord } from './words.ts';

export type PromptInput =
  | { readonly type: 'empty' | 'undo' | 'back' | 'quit' | 'other' }
  | { readonly type: 'log'; readonly all: boolean }
  | { readonly type: 'help'; readonly topic: string }
  | { readonly type: 'number'; readonly number: number };

const KEYS = { undo: 'u', back: '0', quit: 'q' } as const;
/** For the steps since the last turn, and for the whole game. */
const LOG_KEYS = ['l', 'll'];

export function readInput(line: string, t: Messages): PromptInput {
  const text = line.trim();
  if (text === '') return { type: 'empty' };
  if (text.startsWith('?')) return { type: 'help', topic: text.slice(1).trim() };
  const word = plainWord(text);
  const { commands } = t.terminal.words;
  if (word === 'help' || commands.help.some((known) => plainWord(known) === word))
    return { type: 'help', topic: '' };
  if (LOG_KEYS.includes(word)) return { type: 'log', all: word === 'll' };
  if (word === 'log' || commands.log.some((known) => plainWord(known) === word))
    return { type: 'log', all: true };
  for (const type of ['undo', 'back', 'quit'] as const) {
    if (word === KEYS[type] || word === type || commands[type].some((known) => plainWord(known) === word))
      return { type };
  }
  return /^\d{1,4}$/.test(text) ? { type: 'number', number: Number(text) } : { type: 'other' };
}

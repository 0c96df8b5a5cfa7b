import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutsideError } from '@kairo/arena';
import { expect, test } from 'vitest';
import { describeOutsideFailure } from '../src/commands/arenaOutside.ts';

const protocol = readFileSync(join(import.meta.dirname, '../../../docs/bot-protocol.md'), 'utf8');
const refusal = { code: 'seat/not-acting', rule: 'R3.4', acting: 1 } as const;

test.each<[OutsideError, string]>([
  [
    { code: 'outside/start', program: 'python3', detail: 'ENOENT' },
    'cannot be started: the program “python3” does not exist or cannot be run (ENOENT).',
  ],
  [{ code: 'outside/start', status: '3' }, 'cannot be started: it exited before saying “hello” (3).'],
  [{ code: 'outside/silent', milliseconds: 10_000 }, 'said nothing for 10,000 ms.'],
  [{ code: 'outside/late', milliseconds: 10_000 }, 'did not decide within 10,000 ms.'],
  [{ code: 'outside/junk', found: 'what?' }, 'sent something that is not in the protocol: what?'],
  [
    { code: 'outside/junk', found: 'what?', expected: '{"type":"action","id":7,"index":0}' },
    'sent something that is not in the protocol: what? Expected something like: {"type":"action","id":7,"index":0}',
  ],
  [
    { code: 'outside/no-such-action', found: '{"index":-1}', actions: 42 },
    'chose an action that is not in the list: {"index":-1} “index” has to be a whole number from 0 to 41.',
  ],
  [
    { code: 'outside/illegal', found: '{}', refusal },
    'chose an action that is not allowed: {} It is Player 2’s turn. Wait for yours (R3.4).',
  ],
  [{ code: 'outside/exited', status: '3' }, 'exited mid-game (3).'],
  [{ code: 'outside/gave-up', found: '{}' }, 'gave up: {}'],
])('%o names the program, and ends with a documented code', (error, sentence) => {
  const { code } = error;
  expect(describeOutsideFailure({ command: 'python3 bot.py', error })).toBe(
    `“python3 bot.py” ${sentence} [${code}]`,
  );
  expect(protocol).toContain(`\`${code}\``);
});

import type { BotError } from '@kairo/bots';
import { messages } from '@kairo/texts';
import { expect, test } from 'vitest';
import { describeBotError } from '../src/botError.ts';

const de = messages('de');

test.each<[BotError, string]>([
  [
    { code: 'bot/rules-version', found: '2', supported: 1 },
    'the bot was asked about version 2 of the rules, but plays version 1',
  ],
  [
    { code: 'bot/unknown-edition', id: 'souk', hash: '0123', known: [] },
    'the bot does not know the edition “souk” (0123)',
  ],
  [
    { code: 'bot/other-edition', found: '0123', expected: '3210' },
    'the bot was sent the edition 0123, but the game uses 3210',
  ],
  [
    { code: 'bot/not-acting', viewer: 'spectator', acting: 1 },
    'the bot of viewer spectator was asked, but it is the turn of seat 1',
  ],
  [
    { code: 'bot/malformed', field: 'view.seats', expected: { kind: 'list' } },
    'in the question to the bot, “view.seats” is missing or wrong; expected {"kind":"list"}',
  ],
])('%o is a bug, described in English', (error, description) => {
  expect(describeBotError(de, error)).toBe(de.terminal.bad.bug(description));
});

test('what a player can fix is said in the player’s language', () => {
  const error = { code: 'bot/budget', found: '1s' } as const;
  expect(describeBotError(de, error)).toBe(de.error(error));
});

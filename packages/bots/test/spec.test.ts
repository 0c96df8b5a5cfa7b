import { expect, test } from 'vitest';
import { BOT_NAMES, type BotSpec, formatBotSpec, isBotName, parseBotSpec, withPeople } from '../src/index.ts';

test('names and budgets', () => {
  expect(BOT_NAMES.every(isBotName)).toBe(true);
  expect(isBotName('human')).toBe(false);
  expect(parseBotSpec('random')).toEqual({
    ok: true,
    value: { name: 'random', iterations: 0, isUsual: true },
  });
  expect(parseBotSpec('vizier@50')).toEqual({ ok: true, value: { name: 'vizier', iterations: 50 } });
  expect(parseBotSpec('uct@250ms')).toEqual({ ok: true, value: { name: 'uct', milliseconds: 250 } });
  expect(parseBotSpec('sultan')).toEqual({
    ok: false,
    error: { code: 'bot/unknown', name: 'sultan', known: BOT_NAMES },
  });
  for (const found of ['', '0', 'x', '1s', '5@5']) {
    expect(parseBotSpec(`uct@${found}`)).toEqual({ ok: false, error: { code: 'bot/budget', found } });
  }
  expect(parseBotSpec('trader@500')).toEqual({
    ok: false,
    error: { code: 'bot/needs-no-budget', name: 'trader', found: '500' },
  });
  for (const text of ['random', 'uct', 'uct@7', 'uct@1000', 'vizier@1000', 'flat-1000x12@90ms']) {
    const spec = parseBotSpec(text);
    expect(spec.ok && formatBotSpec(spec.value)).toBe(text);
  }
  const seated = (text: string): BotSpec | undefined => {
    const spec = parseBotSpec(text);
    return spec.ok ? withPeople(spec.value) : undefined;
  };
  expect(seated('vizier')).toEqual({ name: 'vizier', milliseconds: 1000 });
  expect(seated('vizier@1000')).toEqual({ name: 'vizier', iterations: 1000 });
  expect(seated('vizier@200ms')).toEqual({ name: 'vizier', milliseconds: 200 });
  expect(seated('merchant')).toMatchObject({ name: 'merchant', iterations: 128 });
});

import { expect, test } from 'vitest';
import {
  BOT_NAMES,
  type Effort,
  effortOf,
  formatBotSpec,
  isBotName,
  parseBotSpec,
  withPeople,
} from '../src/index.ts';

test('names and budgets', () => {
  expect(BOT_NAMES.every(isBotName)).toBe(true);
  expect(isBotName('human')).toBe(false);
  expect(parseBotSpec('random')).toEqual({ ok: true, value: { name: 'random' } });
  expect(parseBotSpec('vizier@50')).toEqual({
    ok: true,
    value: { name: 'vizier', effort: { iterations: 50 } },
  });
  expect(parseBotSpec('uct@250ms')).toEqual({
    ok: true,
    value: { name: 'uct', effort: { milliseconds: 250 } },
  });
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
  const effortWithPeople = (text: string): Effort | undefined => {
    const spec = parseBotSpec(text);
    return spec.ok ? effortOf(withPeople(spec.value)) : undefined;
  };
  expect(effortWithPeople('vizier')).toEqual({ milliseconds: 1000 });
  expect(effortWithPeople('vizier@1000')).toEqual({ iterations: 1000 });
  expect(effortWithPeople('vizier@200ms')).toEqual({ milliseconds: 200 });
  expect(effortWithPeople('merchant')).toEqual({ iterations: 128 });
});

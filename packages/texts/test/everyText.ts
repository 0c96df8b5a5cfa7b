/** Every text of a language by key, so that tests can check all of them. */
import type { Colour, GameEvent, Refusal } from '@kairo/engine';
import type { KairoError, Messages } from '../src/index.ts';
import { COLOURED_PIECES, COUNTABLES } from '../src/messages/terms.ts';
import { errorSamples } from './errorSamples.ts';
import { context, eventSamples, refusalSamples } from './samples.ts';

export type Texts = ReadonlyMap<string, string>;

/** The texts that fail the check. */
export function bad(texts: Texts, isGood: (text: string) => boolean): string[] {
  return [...texts].filter(([, text]) => !isGood(text)).map(([key, text]) => `${key}: ${text}`);
}

export function numbered<T>(
  samples: { readonly [key: string]: readonly T[] },
  say: (sample: T) => string,
): [string, string][] {
  return Object.entries(samples).flatMap(([key, list]) =>
    list.map((sample, i): [string, string] => [`${key} ${i + 1}`, say(sample)]),
  );
}

export function events(m: Messages): Texts {
  return new Map(numbered<GameEvent>(eventSamples, (event) => m.event(event, context)));
}

export function refusals(m: Messages): Texts {
  return new Map(numbered<Refusal>(refusalSamples, (refusal) => m.refusal(refusal, context)));
}

export function errors(m: Messages): Texts {
  return new Map(numbered<KairoError>(errorSamples, (error) => m.error(error, context)));
}

/** The strings of a section, without its functions: there are no samples to call them with. */
function strings(section: unknown, path: string): [string, string][] {
  if (typeof section === 'string') return [[path, section]];
  if (typeof section !== 'object' || section === null) return [];
  return Object.entries(section).flatMap(([key, value]) => strings(value, `${path}.${key}`));
}

export function terms(m: Messages): Texts {
  const { coloured, count, medalOf, card, coins } = m.terms;
  const colours = Object.keys(m.terms.colour) as Colour[];
  return new Map([
    ...strings(m.terms, 'terms'),
    ...COLOURED_PIECES.flatMap((piece) =>
      colours.map((colour): [string, string] => [`${colour} ${piece}`, coloured(piece, colour)]),
    ),
    ...COUNTABLES.flatMap((thing) => [1, 2].map((n): [string, string] => [`${n} ${thing}`, count[thing](n)])),
    ...colours.map((colour): [string, string] => [`gold ${colour}`, medalOf('gold', colour)]),
    ['standard card', card('S4', context.jokers)],
    ['joker card', card('J1', context.jokers)],
    ['joker of an unknown edition', card('J1', [])],
    ['coins', coins({ red: 1, blue: 2 })],
    ['no coins', coins({})],
    ['player', m.terms.player(3)],
  ]);
}

export function rules(m: Messages): Texts {
  return new Map(strings(m.rules, 'rules'));
}

/** Without the words for input: languages may share them, and have different numbers of them. */
export function terminal(m: Messages): Texts {
  const { words: _typed, ...said } = m.terminal;
  return new Map(strings(said, 'terminal'));
}

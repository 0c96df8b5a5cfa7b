import type { Colour, GameEvent, RuleRefusal } from '@kairo/engine';
import { COLOURS } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { type Locale, messages } from '../src/index.ts';
import { coinEntries } from '../src/pieces.ts';
import { context } from './samples.ts';

describe('plurals', () => {
  test.each<[Locale, readonly string[]]>([
    ['en', ['0 coins', '1 coin', '2 coins', '1,000,000 coins']],
    ['de', ['0 Münzen', '1 Münze', '2 Münzen', '1.000.000 Münzen']],
    ['es', ['0 monedas', '1 moneda', '2 monedas', '1.000.000 monedas']],
    ['fr', ['0 pièce', '1 pièce', '2 pièces', '1\u202f000\u202f000 pièces']],
  ])('%s', (locale, expected) => {
    expect([0, 1, 2, 1_000_000].map(messages(locale).terms.count.coins)).toEqual(expected);
  });

  test.each<[Locale, readonly string[]]>([
    ['en', ['1 barker', '2 barkers', '1 expansion', '3 expansions']],
    ['de', ['1 Marktschreier', '2 Marktschreier', '1 Ausbau', '3 Ausbauten']],
    ['es', ['1 charlatán', '2 charlatanes', '1 ampliación', '3 ampliaciones']],
    ['fr', ['1 bonimenteur', '2 bonimenteurs', '1 agrandissement', '3 agrandissements']],
  ])('%s: words that change in the plural', (locale, expected) => {
    const { barkers, expansions } = messages(locale).terms.count;
    expect([barkers(1), barkers(2), expansions(1), expansions(3)]).toEqual(expected);
  });
});

test.each<Locale>(['en', 'de', 'es', 'fr'])(
  '%s: numbers are formatted as Intl.NumberFormat does',
  (locale) => {
    const numbers = [0, 7, 0.5, -3, 999, 1000, 12_345.6];
    const { format } = new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale);
    expect(numbers.map(messages(locale).terms.number)).toEqual(numbers.map((number) => format(number)));
  },
);

describe('lists', () => {
  const ENDS = ['c5', 'Omar', 'hoja', 'Inés', 'hijo', 'hielo', 'Ian', 'Yara', '8', '11', '118', ''];
  test.each<Locale>(['en', 'de', 'es', 'fr'])('%s: items are joined as Intl.ListFormat does', (locale) => {
    const { and, or } = messages(locale).terms;
    const of = (type: 'conjunction' | 'disjunction') =>
      new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type });
    const lists = [
      [],
      ['a1'],
      ...ENDS.flatMap((end) => [
        ['a1', end],
        ['a1', 'b2', end],
      ]),
    ];
    expect(lists.map(and)).toEqual(lists.map((list) => of('conjunction').format(list)));
    expect(lists.map(or)).toEqual(lists.map((list) => of('disjunction').format(list)));
  });
});

test('Spanish lists ignore accents on the vowel that follows', () => {
  const { and, or } = messages('es').terms;
  expect([and(['Ana', 'Íñigo']), or(['Ana', 'Óscar'])]).toEqual(['Ana e Íñigo', 'Ana u Óscar']);
});

describe('coins', () => {
  test('are listed in the order of the colours', () => {
    const backwards = Object.fromEntries(COLOURS.toReversed().map((colour) => [colour, 1]));
    expect(coinEntries(backwards).map(([colour]) => colour)).toEqual(COLOURS);
  });

  test.each<[Locale, readonly string[]]>([
    ['en', ['1 red coin', '2 white and 1 purple coin', '1 red, 2 green and 3 blue coins', 'no coins']],
    [
      'de',
      ['1 rote Münze', '2 weiße und 1 violette Münze', '1 rote, 2 grüne und 3 blaue Münzen', 'keine Münzen'],
    ],
    [
      'es',
      [
        '1 moneda roja',
        '2 monedas blancas y 1 morada',
        '1 moneda roja, 2 verdes y 3 azules',
        'ninguna moneda',
      ],
    ],
    [
      'fr',
      [
        '1 pièce rouge',
        '2 pièces blanches et 1 violette',
        '1 pièce rouge, 2 vertes et 3 bleues',
        'aucune pièce',
      ],
    ],
  ])('%s', (locale, expected) => {
    const { coins } = messages(locale).terms;
    const said = [{ red: 1 }, { purple: 1, white: 2, blue: 0 }, { red: 1, green: 2, blue: 3 }, {}].map(coins);
    expect(said).toEqual(expected);
  });
});

describe('colours agree with their nouns', () => {
  const entries = (locale: Locale) =>
    COLOURS.map((colour) => messages(locale).terms.coloured('entry', colour));
  const built = (locale: Locale) =>
    COLOURS.map((colour) => {
      const event: GameEvent = { type: 'stallBuilt', to: 'all', seat: 1, colour, stall: 'c5', entry: 'd5' };
      return messages(locale).event(event, context);
    });
  const soldOut = (locale: Locale) => (colour: Colour) =>
    messages(locale).refusal({ code: 'build/supply-empty', rule: 'R6.1', colour }, context).split('. ')[0];

  test('German accusative', () => {
    expect(built('de')).toEqual(
      ['roten', 'gelben', 'grünen', 'blauen', 'weißen', 'violetten'].map(
        (adjective) => `Bruno baut einen ${adjective} Hauptstand auf c5, Eingang d5.`,
      ),
    );
  });

  test('Spanish feminine', () => {
    expect(entries('es')).toEqual(
      ['roja', 'amarilla', 'verde', 'azul', 'blanca', 'morada'].map((adjective) => `entrada ${adjective}`),
    );
  });

  test('Spanish feminine plural', () => {
    expect(COLOURS.map(soldOut('es'))).toEqual(
      ['rojas', 'amarillas', 'verdes', 'azules', 'blancas', 'moradas'].map(
        (adjective) => `Se han acabado las ampliaciones ${adjective}`,
      ),
    );
  });

  test('French feminine', () => {
    expect(entries('fr')).toEqual(
      ['rouge', 'jaune', 'verte', 'bleue', 'blanche', 'violette'].map((adjective) => `entrée ${adjective}`),
    );
  });

  test('French masculine plural', () => {
    expect(COLOURS.map(soldOut('fr'))).toEqual(
      ['rouges', 'jaunes', 'verts', 'bleus', 'blancs', 'violets'].map(
        (adjective) => `Il n’y a plus d’agrandissements ${adjective}`,
      ),
    );
  });
});

describe('owners', () => {
  const touches = (owner: number | 'neutral'): RuleRefusal => ({
    code: 'build/touches',
    rule: 'R5.5',
    site: 'c5',
    at: 'd4',
    colour: 'white',
    owner,
  });
  const first = (locale: Locale, owner: number | 'neutral') =>
    messages(locale).refusal(touches(owner), context).split('. ')[0];

  test.each<[Locale, string, string]>([
    ['en', 'c5 touches Bruno’s white stand at d4', 'c5 touches the neutral white stall at d4'],
    [
      'de',
      'c5 grenzt an den weißen Stand von Bruno auf d4',
      'c5 grenzt an den neutralen weißen Hauptstand auf d4',
    ],
    ['es', 'c5 toca el puesto blanco de Bruno en d4', 'c5 toca el puesto neutral blanco en d4'],
    ['fr', 'c5 touche l’étal blanc de Bruno en d4', 'c5 touche l’étal neutre blanc en d4'],
  ])('%s', (locale, rival, neutral) => {
    expect(first(locale, 1)).toBe(rival);
    expect(first(locale, 'neutral')).toBe(neutral);
  });

  test('French elides before a vowel', () => {
    expect(first('fr', 0)).toBe('c5 touche l’étal blanc d’Amina en d4');
  });

  test('a seat without a name is called by its number', () => {
    expect(first('de', 3)).toContain('von Spieler 4');
    expect(first('es', 3)).toContain('del jugador 4');
    expect(first('fr', 3)).toContain('du joueur 4');
  });
});

test('cards are called by their segments', () => {
  const cards = (locale: Locale) =>
    (['S4', 'J1'] as const).map((card) => messages(locale).terms.card(card, context.jokers));
  expect(cards('en')).toEqual(['segment 4', 'joker (1, 2 or 3)']);
  expect(cards('de')).toEqual(['Abschnitt 4', 'Joker (1, 2 oder 3)']);
  expect(cards('es')).toEqual(['sector 4', 'comodín (1, 2 o 3)']);
  expect(cards('fr')).toEqual(['secteur 4', 'joker (1, 2 ou 3)']);
});

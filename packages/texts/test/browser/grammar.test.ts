import { COLOURS } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import type { Locale, SiteFacts } from '../../src/browser.ts';
import { textsOf } from './everyText.ts';

const playOf = (locale: Locale) => textsOf(locale).play.messages;

describe('sites', () => {
  const stall: SiteFacts = {
    site: 'c6',
    segment: 4,
    area: 'market',
    tile: { kind: 'stall', colour: 'white', owner: 'Amina', size: 3, entry: 'd6' },
  };
  const free: SiteFacts = { site: 'c6', segment: 4, area: 'market' };
  const entry: SiteFacts = { ...free, entry: { colour: 'white', owner: undefined }, customer: 'blue' };

  test.each<[Locale, readonly string[]]>([
    [
      'en',
      [
        'c6, white stall, Amina, size 3, entry d6',
        'c6, free, segment 4',
        'c6, white entry, neutral, blue customer on it, segment 4',
      ],
    ],
    [
      'de',
      [
        'c6, weißer Hauptstand, Amina, Größe 3, Eingang d6',
        'c6, frei, Abschnitt 4',
        'c6, weißer Eingang, neutral, darauf blauer Kunde, Abschnitt 4',
      ],
    ],
    [
      'es',
      [
        'c6, puesto principal blanco, Amina, tamaño 3, entrada d6',
        'c6, libre, sector 4',
        'c6, entrada blanca, neutral, con el cliente azul, sector 4',
      ],
    ],
    [
      'fr',
      [
        'c6, étal blanc, Amina, taille 3, entrée d6',
        'c6, libre, secteur 4',
        'c6, entrée blanche, neutre, avec le client bleu, secteur 4',
      ],
    ],
  ])('%s', (locale, expected) => {
    expect([stall, free, entry].map(playOf(locale).things.site)).toEqual(expected);
  });
});

describe('colours agree with their nouns', () => {
  test('German', () => {
    expect(COLOURS.map((colour) => playOf('de').preview.way(colour, 2))).toEqual(
      ['Roter', 'Gelber', 'Grüner', 'Blauer', 'Weißer', 'Violetter'].map(
        (word) => `${word} Kunde, 2 Schritte`,
      ),
    );
  });

  test('Spanish, what is left of the supply', () => {
    const left = (count: number) => playOf('es').finalPhase.left('white', count);
    expect([0, 1, 3].map(left)).toEqual([
      'no queda ninguna ampliación blanca',
      'queda 1 ampliación blanca',
      'quedan 3 ampliaciones blancas',
    ]);
  });

  test('French, what is left of the supply', () => {
    const left = (count: number) => playOf('fr').finalPhase.left('blue', count);
    expect([0, 1, 3].map(left)).toEqual([
      'aucun agrandissement bleu',
      '1 agrandissement bleu',
      '3 agrandissements bleus',
    ]);
  });

  test('French elides names', () => {
    const { preview, scoring } = playOf('fr');
    const owners = ['Amina', 'Hélène', 'Yves', 'Bruno', 'Hassan', 'Yann'].map(preview.standOf);
    expect(owners).toEqual([
      'étal d’Amina',
      'étal d’Hélène',
      'étal d’Yves',
      'étal de Bruno',
      'étal de Hassan',
      'étal de Yann',
    ]);
    expect(scoring.winner('Bruno')).toBe('Victoire de Bruno.');
  });
});

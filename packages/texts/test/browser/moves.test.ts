/** Moves and reasons in words, as hints and the confirming button show them. */
import type { Action } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/browser.ts';
import type { MoveContext } from '../../src/messages/sentenceContext.ts';
import { bad } from '../everyText.ts';
import { context } from '../samples.ts';
import { browserSections, textsOf } from './everyText.ts';
import { position } from './samples.ts';

/** With plain spaces instead of non-breaking ones. */
const moveText = (locale: Locale, action: Action, before: MoveContext = position): string =>
  textsOf(locale).play.move(action, context, before).replace(/\s/g, ' ');

describe('an expansion names the colour of its stand', () => {
  test.each<[Locale, string, string]>([
    ['en', 'Expand green onto c8', 'Expand purple onto c8'],
    ['de', 'Grün um c8 erweitern', 'Violett um c8 erweitern'],
    ['es', 'Añadir c8 al puesto verde', 'Añadir c8 al puesto morado'],
    ['fr', 'Agrandir l’étal vert sur c8', 'Agrandir l’étal violet sur c8'],
  ])('%s', (locale, green, purple) => {
    const expand = (colour: 'green' | 'purple') =>
      moveText(locale, { type: 'expand', colour, site: 'c8', cards: ['S4'], fee: null, payment: {} });
    expect(expand('green')).toBe(green);
    expect(expand('purple')).toBe(purple);
  });
});

describe('R3.7 a move that concerns a neutral or a rival’s stall says so', () => {
  const place: Action = { type: 'place', colour: 'white', stall: 'c5', entry: 'd5' };
  const lure: Action = { type: 'lure', colour: 'white', entry: 'd5', barkers: 0 };
  const stand = { colour: 'white', stall: 'c5', entry: 'd5', expansions: [] } as const;

  test.each<[Locale, string, string]>([
    ['en', 'Place the white stall at c5', 'Place the neutral white stall at c5'],
    ['de', 'Weißen Hauptstand auf c5 legen', 'Neutralen weißen Hauptstand auf c5 legen'],
    ['es', 'Colocar el puesto blanco en c5', 'Colocar el puesto neutral blanco en c5'],
    ['fr', 'Placer l’étal blanc en c5', 'Placer l’étal neutre blanc en c5'],
  ])('%s, when it is placed', (locale, own, neutral) => {
    expect(moveText(locale, place)).toBe(own);
    expect(moveText(locale, place, { ...position, pending: { neutral: 'white' } })).toBe(neutral);
  });

  test.each<[Locale, string, string]>([
    ['en', 'Lure the white customer to d5', 'Lure the white customer to d5 (neutral stall)'],
    ['de', 'Weißen Kunden nach d5 locken', 'Weißen Kunden nach d5 locken (neutraler Hauptstand)'],
    ['es', 'Atraer al cliente blanco a d5', 'Atraer al cliente blanco a d5 (puesto neutral)'],
    ['fr', 'Attirer le client blanc en d5', 'Attirer le client blanc en d5 (étal neutre)'],
  ])('%s, when a customer is lured there', (locale, own, neutral) => {
    const others = { owner: 'neutral', colour: 'red', stall: 'a1', entry: 'a2', expansions: [] } as const;
    const to = (owner: 0 | 1 | 'neutral') =>
      moveText(locale, lure, { ...position, stands: [others, { owner, ...stand }] });
    expect(to(0)).toBe(own);
    expect(to(1)).toBe(`${own} (${context.names[1]})`);
    expect(to('neutral')).toBe(neutral);
  });
});

describe('a card taken from the display is named by its meaning, not its place', () => {
  test.each<[Locale, string, string]>([
    ['en', 'Take the card for segment 4', 'Take the joker (1, 2 or 3)'],
    ['de', 'Die Karte für Abschnitt 4 nehmen', 'Den Joker (1, 2 oder 3) nehmen'],
    ['es', 'Tomar la carta del sector 4', 'Tomar el comodín (1, 2 o 3)'],
    ['fr', 'Prendre la carte du secteur 4', 'Prendre le joker (1, 2 ou 3)'],
  ])('%s', (locale, standard, joker) => {
    const pick = (index: number) => moveText(locale, { type: 'pick', from: 'display', index });
    expect([pick(0), pick(1)]).toEqual([standard, joker]);
    // Equal cards have equal texts.
    expect(pick(2)).toBe(standard);
  });
});

describe('lines do not break', () => {
  test.each(LOCALES)('%s: between a number and what it counts', (locale) => {
    const { reasons, moves } = browserSections;
    const texts = new Map([...reasons(textsOf(locale)), ...moves(textsOf(locale))]);
    expect([...texts.values()].some((text) => /\d\u00a0\p{L}/u.test(text))).toBe(true);
    expect(bad(texts, (text) => !/(?<![\p{L}\d\u00a0])\d+ [\p{L}%]/u.test(text))).toEqual([]);
  });

  test.each<[Locale, string, string]>([
    ['en', 'Discard the card for segment\u00a04', 'Expand green onto\u00a0c8'],
    ['de', 'Die Karte für Abschnitt\u00a04 abwerfen', 'Grün um\u00a0c8 erweitern'],
    ['es', 'Descartarse de la carta del sector\u00a04', 'Añadir\u00a0c8 al puesto verde'],
    ['fr', 'Se défausser de la carte du secteur\u00a04', 'Agrandir l’étal vert sur\u00a0c8'],
  ])('%s: within the name of a card, and before a site', (locale, discard, expand) => {
    const say = (action: Action) => textsOf(locale).play.move(action, context, position);
    expect(say({ type: 'discard', card: 'S4' })).toBe(discard);
    expect(say({ type: 'expand', colour: 'green', site: 'c8', cards: ['S4'], fee: null, payment: {} })).toBe(
      expand,
    );
  });

  test.each<[Locale, string]>([
    ['es', 'Descartarse del comodín (1, 2 o 3)'],
    ['fr', 'Se défausser du joker (1, 2 ou 3)'],
  ])('%s: the article of a discarded joker is contracted', (locale, discard) => {
    expect(moveText(locale, { type: 'discard', card: 'J1' })).toBe(discard);
  });

  test('fr: before its punctuation marks, some of which have a narrow space', () => {
    const { advice } = textsOf('fr');
    expect(advice.reason({ kind: 'startsFinalPhase', standing: 'ahead' }, context)).toContain(
      'commence\u202f;',
    );
    expect(advice.reason({ kind: 'keepsMoney', points: 3 }, context)).toContain(
      'décompte\u00a0: 3\u00a0points',
    );
    for (const section of Object.values(browserSections)) {
      expect(bad(section(textsOf('fr')), (text) => !/ [:;?!%»]|« /.test(text))).toEqual([]);
    }
  });
});

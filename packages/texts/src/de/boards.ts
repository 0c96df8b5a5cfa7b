/** What can be wrong with a board of one's own. */
import type { BoardProblems, PresetProblem } from '../messages/errors.ts';
import { isRuleNumber } from '../messages/rules.ts';
import { boardTextsFrom } from '../refusedBoard.ts';
import { expectation } from './refusals.ts';
import { rules } from './rules.ts';
import { colourWith, terms } from './terms.ts';

const { count } = terms;

function presetProblem(problem: PresetProblem): string {
  switch (problem.code) {
    case 'unreadable':
      return `Das ist nicht lesbar. Erwartet: ${expectation(problem.expected)}.`;
    case 'count':
      return `${count.stalls(problem.found)} statt ${problem.expected}.`;
    case 'illegal': {
      if (problem.reason === 'action/no-such-site') return 'Eines der Felder liegt nicht auf dem Spielplan.';
      const rule = isRuleNumber(problem.rule) ? ` ${rules.rule[problem.rule]}` : '';
      return `So darf der Hauptstand nicht liegen (${problem.rule}).${rule}`;
    }
  }
}

export const boardProblems = {
  'edition/not-json': ({ detail }) => `Die Edition ist kein gültiges JSON: ${detail}`,
  'edition/missing': ({ field, expected }) =>
    `In der Edition fehlt die Angabe „${field}“, oder sie ist falsch. Erwartet: ${expectation(expected)}.`,
  'edition/unknown-field': ({ field }) =>
    `Die Edition enthält die unbekannte Angabe „${field}“. Entferne sie.`,
  'edition/medals-mixed': ({ colours }) =>
    `Die Medaillen der Edition haben Werte für alle Farben und andere für ${terms.and(colours.map((colour) => terms.colour[colour]))}. Nenne ein Paar für alle Farben oder eines für jede der sechs.`,
  'edition/range': ({ field, found, min, max }) =>
    `Die Angabe „${field}“ der Edition ist ${found}, erwartet ist eine ganze Zahl von ${min} bis ${max}.`,
  'edition/row-length': ({ map, row, found, expected }) =>
    `In „${map}“, Zeile ${row}: ${found} ${found === 1 ? 'Feld' : 'Felder'} statt ${expected}.`,
  'edition/row-count': ({ found, expected }) =>
    `In „areas“ gibt es ${found} ${found === 1 ? 'Zeile' : 'Zeilen'} statt ${expected} wie in „segments“.`,
  'edition/bad-symbol': ({ map, site, symbol, expected }) =>
    `In „${map}“ steht auf ${site} „${symbol}“. Erwartet: ${expectation(expected)}.`,
  'edition/segment-missing': ({ segment }) =>
    `Abschnitt ${segment} hat kein Feld. Jeder der neun braucht mindestens eines.`,
  'edition/start-in-restaurant': ({ site }) =>
    `Das Startfeld ${site} liegt im Restaurantbereich. Kunden beginnen im Marktbereich.`,
  'edition/start-count': ({ found, expected }) =>
    `Es gibt ${found} ${found === 1 ? 'Startfeld' : 'Startfelder'} statt ${expected}.`,
  'edition/start-twice': ({ site }) =>
    `Das Startfeld ${site} ist doppelt aufgeführt. Jeder Kunde braucht ein eigenes.`,
  'edition/start-off-board': ({ site }) => `Das Startfeld „${site}“ liegt nicht auf dem Spielplan.`,
  'edition/not-connected': ({ sites }) =>
    `Vom ersten Startfeld führt kein Weg nach ${terms.and(sites)}. Der Marktbereich muss alle Startfelder verbinden.`,
  'edition/no-place': ({ colour, count: needed, found }) => {
    const stalls =
      needed === 1 ? `${colourWith('en', colour)} Hauptstand` : `${colourWith('e', colour)} Hauptstände`;
    return `Für ${needed} ${stalls} ist kein Platz${found === 0 ? '' : `, nur für ${found}`}.`;
  },
  'edition/joker-segments': ({ joker, found }) =>
    `Joker ${joker} hat die Abschnitte „${found}“. Erwartet: drei verschiedene, zum Beispiel „123“.`,
  'edition/too-few-cards': ({ found, min }) =>
    `Es gibt nur ${count.cards(found)}. Der Stapel ginge zu Ende: Mindestens ${min} sind nötig.`,
  'edition/preset': ({ players, stall, problem }) =>
    `Vorgegebene Startaufstellung für ${count.players(players)}, „${stall}“: ${presetProblem(problem)}`,
  'setup/players': ({ found, min, max }) =>
    `Das Spiel ist für ${min} bis ${max} Spieler, nicht für „${found}“.`,
  'setup/no-preset': ({ edition, players, available }) => {
    const others = available.length === 0 ? '' : ` Es gibt eine für ${terms.or(available.map(String))}.`;
    return (
      `Die Edition „${edition}“ hat keine vorgegebene Startaufstellung für ${count.players(players)}.${others} ` +
      'Die variable ist immer möglich.'
    );
  },
} satisfies BoardProblems;

export const texts = boardTextsFrom(boardProblems);

/** What can be wrong with a board of one's own. */
import type { BoardProblems, PresetProblem } from '../messages/errors.ts';
import { isRuleNumber } from '../messages/rules.ts';
import { boardTextsFrom } from '../refusedBoard.ts';
import { expectation } from './refusals.ts';
import { rules } from './rules.ts';
import { colourFor, terms } from './terms.ts';

const { count } = terms;

function presetProblem(problem: PresetProblem): string {
  switch (problem.code) {
    case 'unreadable':
      return `no se entiende. Se espera: ${expectation(problem.expected)}.`;
    case 'count':
      return `hay ${count.stalls(problem.found)}, se esperan ${problem.expected}.`;
    case 'illegal': {
      if (problem.reason === 'action/no-such-site') return 'una de sus casillas no está en el tablero.';
      const rule = isRuleNumber(problem.rule) ? ` ${rules.rule[problem.rule]}` : '';
      return `el puesto principal no puede estar así (${problem.rule}).${rule}`;
    }
  }
}

export const boardProblems = {
  'edition/not-json': ({ detail }) => `La edición no es un JSON válido: ${detail}`,
  'edition/missing': ({ field, expected }) =>
    `En la edición, el campo «${field}» falta o no es correcto. Se espera: ${expectation(expected)}.`,
  'edition/unknown-field': ({ field }) => `La edición tiene un campo desconocido: «${field}». Quítalo.`,
  'edition/medals-mixed': ({ colours }) =>
    `Las medallas de la edición tienen valores para todos los colores y otros para algunos (${terms.and(colours.map((colour) => terms.colour[colour]))}). Indica un par para todos los colores o uno para cada uno de los seis.`,
  'edition/range': ({ field, found, min, max }) =>
    `El campo «${field}» de la edición vale ${found}; se espera un número entero de ${min} a ${max}.`,
  'edition/row-length': ({ map, row, found, expected }) =>
    `En el mapa «${map}», la fila ${row} tiene ${found} ${found === 1 ? 'casilla' : 'casillas'}; se esperan ${expected}.`,
  'edition/row-count': ({ found, expected }) =>
    `El mapa «areas» tiene ${found} ${found === 1 ? 'fila' : 'filas'}; se esperan ${expected}, como en «segments».`,
  'edition/bad-symbol': ({ map, site, symbol, expected }) =>
    `En el mapa «${map}», ${site} contiene «${symbol}». Se espera: ${expectation(expected)}.`,
  'edition/segment-missing': ({ segment }) =>
    `El sector ${segment} no tiene casillas. Cada uno de los nueve necesita al menos una.`,
  'edition/start-in-restaurant': ({ site }) =>
    `La casilla de salida ${site} está en la zona de tabernas. Los clientes empiezan en el zoco.`,
  'edition/start-count': ({ found, expected }) =>
    `Hay ${found} ${found === 1 ? 'casilla' : 'casillas'} de salida; se esperan ${expected}.`,
  'edition/start-twice': ({ site }) =>
    `La casilla de salida ${site} aparece dos veces. Cada cliente necesita la suya.`,
  'edition/start-off-board': ({ site }) => `La casilla de salida «${site}» no está en el tablero.`,
  'edition/not-connected': ({ sites }) =>
    `Desde la primera casilla de salida no hay camino a ${terms.and(sites)}. El zoco debe unirlas todas.`,
  'edition/no-place': ({ colour, count: needed, found }) => {
    const stalls = needed === 1 ? 'puesto principal' : 'puestos principales';
    return `No hay sitio para ${needed} ${stalls} ${colourFor('masculine', needed, colour)}${found === 0 ? '' : `, solo para ${found}`}.`;
  },
  'edition/joker-segments': ({ joker, found }) =>
    `El comodín ${joker} tiene los sectores «${found}»; se esperan tres distintos, por ejemplo «123».`,
  'edition/too-few-cards': ({ found, min }) =>
    `Solo hay ${count.cards(found)}. El mazo se agotaría: hacen falta al menos ${min}.`,
  'edition/preset': ({ players, stall, problem }) =>
    `Colocación preestablecida para ${count.players(players)}, «${stall}»: ${presetProblem(problem)}`,
  'setup/players': ({ found, min, max }) => `El juego es de ${min} a ${max} jugadores, no de «${found}».`,
  'setup/no-preset': ({ edition, players, available }) => {
    const others = available.length === 0 ? '' : ` Tiene una para ${terms.or(available.map(String))}.`;
    return (
      `La edición «${edition}» no tiene colocación preestablecida para ${count.players(players)}.${others} ` +
      'La variable siempre es posible.'
    );
  },
} satisfies BoardProblems;

export const texts = boardTextsFrom(boardProblems);

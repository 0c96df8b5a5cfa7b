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
      return `illisible. Attendu : ${expectation(problem.expected)}.`;
    case 'count':
      return `il y a ${count.stalls(problem.found)}, il en faut ${problem.expected}.`;
    case 'illegal': {
      if (problem.reason === 'action/no-such-site') return 'une de ses cases n’est pas sur le plateau.';
      const rule = isRuleNumber(problem.rule) ? ` ${rules.rule[problem.rule]}` : '';
      return `l’étal ne peut pas être placé ainsi (${problem.rule}).${rule}`;
    }
  }
}

export const boardProblems = {
  'edition/not-json': ({ detail }) => `L’édition n’est pas un JSON valide : ${detail}`,
  'edition/missing': ({ field, expected }) =>
    `Dans l’édition, le champ « ${field} » manque ou est incorrect. Attendu : ${expectation(expected)}.`,
  'edition/unknown-field': ({ field }) => `L’édition a un champ inconnu : « ${field} ». Retire-le.`,
  'edition/medals-mixed': ({ colours }) =>
    `Les médailles de l’édition ont des valeurs pour toutes les couleurs et d’autres pour certaines (${terms.and(colours.map((colour) => terms.colour[colour]))}). Donne une paire pour toutes les couleurs, ou une pour chacune des six.`,
  'edition/range': ({ field, found, min, max }) =>
    `Le champ « ${field} » de l’édition vaut ${found} ; il faut un nombre entier de ${min} à ${max}.`,
  'edition/row-length': ({ map, row, found, expected }) =>
    `Dans le plan « ${map} », la ligne ${row} a ${found} ${found <= 1 ? 'case' : 'cases'} ; il en faut ${expected}.`,
  'edition/row-count': ({ found, expected }) =>
    `Le plan « areas » a ${found} ${found <= 1 ? 'ligne' : 'lignes'} ; il en faut ${expected}, comme dans « segments ».`,
  'edition/bad-symbol': ({ map, site, symbol, expected }) =>
    `Dans le plan « ${map} », ${site} contient « ${symbol} ». Attendu : ${expectation(expected)}.`,
  'edition/segment-missing': ({ segment }) =>
    `Le secteur ${segment} n’a aucune case. Il en faut au moins une dans chacun des neuf.`,
  'edition/start-in-restaurant': ({ site }) =>
    `La case de départ ${site} est dans l’espace restaurant. Les clients commencent dans l’espace marché.`,
  'edition/start-count': ({ found, expected }) =>
    `Il y a ${found} ${found <= 1 ? 'case' : 'cases'} de départ ; il en faut ${expected}.`,
  'edition/start-twice': ({ site }) =>
    `La case de départ ${site} est citée deux fois. Il en faut une par client.`,
  'edition/start-off-board': ({ site }) => `La case de départ « ${site} » n’est pas sur le plateau.`,
  'edition/not-connected': ({ sites }) =>
    `De la première case de départ, aucun chemin ne mène à ${terms.and(sites)}. L’espace marché doit les relier toutes.`,
  'edition/no-place': ({ colour, count: needed, found }) =>
    `Il n’y a pas de place pour ${count.stalls(needed)} ${colourFor('masculine', needed, colour)}${found === 0 ? '' : `, seulement pour ${found}`}.`,
  'edition/joker-segments': ({ joker, found }) =>
    `Le joker ${joker} a les secteurs « ${found} » ; il en faut trois différents, comme « 123 ».`,
  'edition/too-few-cards': ({ found, min }) =>
    `Il n’y a que ${count.cards(found)}. La pioche s’épuiserait : il en faut au moins ${min}.`,
  'edition/preset': ({ players, stall, problem }) =>
    `Position de départ fixe à ${count.players(players)}, « ${stall} » : ${presetProblem(problem)}`,
  'setup/players': ({ found, min, max }) => `Le jeu se joue de ${min} à ${max} joueurs, pas à « ${found} ».`,
  'setup/no-preset': ({ edition, players, available }) => {
    const others = available.length === 0 ? '' : ` Elle en a une à ${terms.or(available.map(String))}.`;
    return (
      `L’édition « ${edition} » n’a pas de position de départ fixe à ${count.players(players)}.${others} ` +
      'La position variable est toujours possible.'
    );
  },
} satisfies BoardProblems;

export const texts = boardTextsFrom(boardProblems);

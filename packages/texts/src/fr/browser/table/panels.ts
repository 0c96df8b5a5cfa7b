import type {
  FinalPhaseMessages,
  PanelMessages,
  ThingMessages,
} from '../../../messages/browser/table/panels.ts';
import { siteInWords } from '../../../siteInWords.ts';
import { colourFor, terms } from '../../terms.ts';

const { colour, coloured, count, medalOf } = terms;

export const panels = {
  hand: 'Ta main',
  noCards: 'Aucune carte',
  barkers: 'Bonimen\u00adteurs',
  money: 'Ton argent',
  moneyHidden: 'caché aux autres',
  display: 'À l’étalage',
  displayNote: 'complété à la fin du tour',
  pile: 'Pioche',
  discards: 'Défausse',
  supply: 'Réserve et médailles',
  supplyNote: (of) => `sur ${of} au départ`,
  players: 'Joueurs',
  supplyTab: 'Réserve',
  market: 'Étalage',
  log: 'Journal',
  logDetails: 'Détails',
  standings: 'Classement',
  points: 'points',
  you: 'Toi',
  yourTurn: 'à toi',
  out: 'hors jeu',
  planned: 'prévu',
  waits: 'attend',
  bot: (level) => `Bot · ${level}`,
} satisfies PanelMessages;

export const finalPhase = {
  explain:
    'Elle commence quand une couleur n’a plus d’agrandissement, ou quand deux couleurs en ont chacune au plus un. Tu ne peux alors que construire ou te retirer.',
  left: (of, left) =>
    left === 0
      ? `plus d’${coloured('expansion', of)}`
      : `${count.expansions(left)} ${colourFor('masculine', left, of)}`,
  distance: (expansions) => `Phase finale au plus tôt dans ${count.expansions(expansions)}`,
  running: 'Phase finale',
} satisfies FinalPhaseMessages;

export const things = {
  board: 'Plateau',
  site: siteInWords(terms, {
    size: (size) => `taille ${size}`,
    entry: (site) => `entrée ${site}`,
    customerOn: (of) => `avec le client ${colour[of]}`,
    free: 'libre',
    segment: (segment) => `partie ${segment}`,
    restaurant: 'espace restaurant',
    startSpace: 'case de départ',
    mark: { legal: 'possible', selected: 'choisie', target: 'destination' },
  }),
  customer: (of, site) =>
    site === undefined
      ? `${coloured('customer', of)}, attend à côté du plateau`
      : `${coloured('customer', of)} en ${site}`,
  card: (card, costsCoin) => (costsCoin ? `${card}, coûte 1 pièce` : card),
  displayCard: (place, card) => `Étalage ${place} : ${card ?? 'vide'}`,
  pile: (cards) => `Pioche : ${count.cards(cards)}`,
  discards: (cards) => `Défausse : ${count.cards(cards)}`,
  barkerStock: (barkers) => `Bonimenteurs restants : ${barkers}`,
  medal: (medal, of, points, holder) =>
    `${medalOf(medal, of)}, ${count.points(points)}, ${holder ?? 'en réserve'}`,
  stand: (of, size) => `${coloured('stand', of)}, taille ${size}`,
  noStand: (of) => `pas d’${coloured('stand', of)}`,
  blockedStall: (of) => `${coloured('stall', of)} bloqué, à déplacer`,
  supply: (of, left) => finalPhase.left(of, left),
  player: (name, points, cards, barkers) =>
    `${name} : ${count.points(points)}, ${count.cards(cards)}, ${count.barkers(barkers)}`,
} satisfies ThingMessages;

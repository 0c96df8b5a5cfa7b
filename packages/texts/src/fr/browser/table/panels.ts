import type {
  FinalPhaseMessages,
  PanelMessages,
  SiteFacts,
  ThingMessages,
} from '../../../messages/browser/table/panels.ts';
import { colourFor, terms } from '../../terms.ts';

const { colour, coloured, count, medalOf } = terms;

export const panels = {
  hand: 'Ta main',
  noCards: 'Aucune carte',
  barkers: 'Bonimenteurs',
  money: 'Ton argent',
  moneyHidden: 'caché aux autres',
  display: 'À l’étalage',
  displayNote: 'complété à la fin du tour',
  pile: 'pioche',
  discards: 'défausse',
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
  distance: (expansions) => `phase finale dans au moins ${count.expansions(expansions)}`,
  running: 'Phase finale',
} satisfies FinalPhaseMessages;

function owner(name: string | undefined): string {
  return name ?? terms.neutral;
}

function onSite({ segment, area, isStart, tile, entry, customer }: SiteFacts): string[] {
  const parts: string[] = [];
  if (tile !== undefined) {
    parts.push(
      coloured(tile.kind, tile.colour),
      owner(tile.owner),
      `taille ${tile.size}`,
      `entrée ${tile.entry}`,
    );
  }
  if (entry !== undefined) parts.push(coloured('entry', entry.colour), owner(entry.owner));
  if (customer !== undefined) parts.push(`avec le client ${colour[customer]}`);
  if (parts.length === 0) parts.push('libre');
  if (tile === undefined) {
    parts.push(`partie ${segment}`);
    if (area === 'restaurant') parts.push('espace restaurant');
    if (isStart) parts.push('case de départ');
  }
  return parts;
}

const marks = { legal: 'possible', selected: 'choisie', target: 'destination' };

function chosen({ mark, way }: SiteFacts): string[] {
  const parts = mark === undefined ? [] : [marks[mark]];
  if (way === undefined) return parts;
  return [...parts, count.steps(way.steps), ...(way.barkers > 0 ? [count.barkers(way.barkers)] : [])];
}

export const things = {
  board: 'Plateau',
  site: (facts) => [facts.site, ...onSite(facts), ...chosen(facts)].join(', '),
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

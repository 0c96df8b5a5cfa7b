import { capital } from '../../../capital.ts';
import type {
  ActionLabels,
  CardChoiceMessages,
  HintMessages,
  MoveMessages,
  PaymentMessages,
  PreviewMessages,
  PromptMessages,
  WhyNotMessages,
} from '../../../messages/browser/table/dialogue.ts';
import { ofName } from '../../elision.ts';
import { terms } from '../../terms.ts';

const { colour, coloured, coins, count, medalOf } = terms;

/** What stands behind “agrandir”. */
const wares = {
  red: 'les tapis',
  yellow: 'les épices',
  green: 'les fruits',
  blue: 'la porcelaine',
  white: 'les huiles',
  purple: 'le restaurant',
};

export const actions = {
  build: 'Construire',
  lure: 'Attirer',
  drawTwo: 'Deux cartes',
  endTurn: 'Terminer le tour',
  undo: 'Revenir',
  cancel: 'Annuler',
  dropOut: 'Se retirer',
  discard: 'Défausser',
  takeBarker: 'Prendre un bonimenteur',
  takeFromPile: 'Piocher',
  takeCard: 'Prendre cette carte',
  hurry: 'Ne pas attendre',
  skipMotion: 'Passer l’animation',
  hints: 'Conseil',
  menu: 'Menu',
} satisfies ActionLabels;

export const prompts = {
  placeStall: (left) =>
    left === 1
      ? 'Place un étal, le dernier de la mise en place.'
      : `Place un étal : encore ${left} à placer.`,
  placeNeutral: (of) => `Place l’étal neutre ${colour[of]}.`,
  chooseAction: 'Que fais-tu : construire, attirer un client ou prendre deux cartes ?',
  chooseCardOrSite: 'Choisis une carte ou une case.',
  chooseSite: 'Choisis une case.',
  chooseWhat: (site) => `Choisis ce que tu construis en ${site}.`,
  chooseColour: 'Choisis une couleur.',
  chooseSide: (site) => `Choisis de quel côté de ${site} sera l’entrée.`,
  chooseCards: 'Choisis les cartes que tu joues.',
  chooseCustomer: 'Choisis un client.',
  chooseEntry: (of) => `Choisis une entrée pour le client ${colour[of]}.`,
  firstCard: 'Prends la première carte.',
  secondCard: 'Prends la deuxième carte.',
  discard: (cards) => `Défausse ${count.cards(cards)}.`,
  finalPhase: 'Phase finale : construis ou retire-toi.',
  endTurn: 'Ton tour est joué. Termine-le ou reviens en arrière.',
  endTurnOnly: 'Ton tour est joué. Termine-le.',
  endTurnToSee: 'Termine ton tour pour voir la suite.',
  watching: 'Tu regardes.',
} satisfies PromptMessages;

export const moves = {
  place: (action) => `Placer l’étal ${colour[action.colour]} en ${action.stall}`,
  stall: (action) => `Monter un étal ${colour[action.colour]} en ${action.stall}`,
  expand: (action) => `Agrandir ${wares[action.colour]} en ${action.site}`,
  move: (action) => `Déplacer l’étal ${colour[action.colour]} en ${action.stall}`,
  lure: (action) => `Attirer le client ${colour[action.colour]} en ${action.entry}`,
  pick: (action) => {
    if (action.from === 'display') return `Prendre la carte ${action.index + 1} de l’étalage`;
    return action.from === 'pile' ? 'Piocher une carte' : 'Prendre un bonimenteur';
  },
  discard: (action, say) => `Défausser : ${say.card(action.card)}`,
  dropOut: () => 'Se retirer',
} satisfies MoveMessages;

export const preview = {
  points: (points) => `+${count.points(points)}`,
  size: (size) => `taille ${size}`,
  price: (paid, fee) => {
    if (fee === undefined) return `coûte ${coins(paid)}`;
    const joker = `1 ${coloured('coin', fee)} pour le joker`;
    return Object.keys(paid).length === 0 ? `coûte ${joker}` : `coûte ${coins(paid)}, plus ${joker}`;
  },
  noPrice: 'ne coûte pas d’argent',
  cards: (cards) => `tu joues : ${cards}`,
  takesMedal: (medal, of, from, points) =>
    from === undefined
      ? `tu prends la ${medalOf(medal, of)} : +${points}`
      : `tu prends à ${from} la ${medalOf(medal, of)} : +${points}`,
  keepsMedal: (medal, of) => `tu gardes la ${medalOf(medal, of)}`,
  noMedal: (of) => `pas de médaille pour l’étal ${colour[of]}`,
  income: (name, of, amount) =>
    name === undefined ? `tu gagnes ${coins({ [of]: amount })}` : `${name} gagne ${coins({ [of]: amount })}`,
  way: (of, steps) => capital(`${coloured('customer', of)}, ${count.steps(steps)}`),
  barkers: (barkers) => `demande ${count.barkers(barkers)}`,
  takesPlace: (of, entry) => `le client ${colour[of]} prend sa place en ${entry}`,
  ownStand: 'ton étal',
  standOf: (name) => `étal ${ofName(name)}`,
  neutralStall: 'étal neutre',
  startsFinalPhase: 'la phase finale commence',
} satisfies PreviewMessages;

export const payment = {
  heading: 'Paiement',
  explain: (of, size) =>
    `${capital(coins({ [of]: size }))}. Chacune, sauf la première, peut être remplacée par deux d’autres couleurs.`,
  fee: 'Pour le joker : 1 pièce de n’importe quelle couleur.',
  missing: (missing) => `il manque ${count.coins(missing)}`,
  tooMany: (extra) => `${count.coins(extra)} en trop`,
  pay: (paid) => `Payer ${coins(paid)}`,
  otherwise: 'Payer autrement',
  more: (of) => `Une ${coloured('coin', of)} de plus`,
  fewer: (of) => `Une ${coloured('coin', of)} de moins`,
} satisfies PaymentMessages;

export const cardChoice = {
  heading: 'Cartes pour construire',
  anyThree: 'Trois cartes au choix',
  chosen: (chosen, needed) => `${chosen} sur ${needed}`,
} satisfies CardChoiceMessages;

export const whyNot = {
  ask: 'Pourquoi pas ?',
  heading: 'Pourquoi ce n’est pas possible',
  site: (site) => `On ne peut rien construire en ${site}`,
  rule: (number) => `Règle ${number}`,
} satisfies WhyNotMessages;

export const hints = {
  heading: 'Meilleurs coups',
  thinking: 'Recherche des meilleurs coups',
  winChance: (chance) => `gagne ${Math.round(chance * 100)} fois sur 100`,
  show: 'Montrer sur le plateau',
  none: 'Il n’y a qu’un coup possible.',
} satisfies HintMessages;

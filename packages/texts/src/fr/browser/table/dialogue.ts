import { capital } from '../../../capital.ts';
import { inPercent, oddsOf } from '../../../chance.ts';
import type {
  ActionLabels,
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

export const actions = {
  build: 'Construire',
  lure: 'Attirer',
  drawTwo: 'Piocher deux',
  endTurn: 'Terminer le tour',
  undo: 'Reprendre',
  cancel: 'Annuler',
  dropOut: 'Se retirer',
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
  chooseAction: 'Que fais-tu : construire, attirer un client ou piocher deux cartes ?',
  chooseCardOrSite: 'Choisis une carte ou une case.',
  dots: 'Petits points : avec trois cartes quelconques.',
  notAlone:
    'Seule, cette carte ne construit rien maintenant. Trois cartes quelconques suffisent : choisis-en deux autres.',
  chooseSite: 'Choisis une case.',
  siteFor: (tile) => `${capital(tile)} : choisis une case.`,
  chooseWhat: (site) => `Choisis ce que tu construis en ${site}.`,
  chooseColour: 'Choisis une couleur.',
  chooseSide: (site) => `Choisis de quel côté de ${site} sera l’entrée.`,
  chooseCards: 'Choisis les cartes que tu joues.',
  chooseCustomer: 'Choisis un client.',
  chooseEntry: (of) => `Choisis une entrée pour le client ${colour[of]}.`,
  firstCard: 'Prends la première carte.',
  secondCard: 'Prends la deuxième carte.',
  pile: 'Tu verras la carte tout de suite : tu ne pourras plus la remettre.',
  cannot: {
    build: 'Tu ne peux rien construire maintenant. Touche une carte ou une case pour savoir pourquoi.',
    lure: 'Tu ne peux attirer personne maintenant. Touche un client pour savoir pourquoi.',
    draw: 'Il n’y a plus de carte à prendre.',
  },
  discard: (cards) => `Défausse ${count.cards(cards)}.`,
  finalPhase: 'Phase finale : construis ou retire-toi.',
  endTurn: 'Ton tour est joué. Termine-le ou reviens en arrière.',
  endTurnOnly: 'Ton tour est joué. Termine-le.',
  endTurnToDo: 'Ce sera fait à la fin de ton tour.',
  watching: 'Tu regardes.',
} satisfies PromptMessages;

export const moves = {
  place: (action, say) =>
    `Placer l’étal ${say.placesNeutral() ? 'neutre ' : ''}${colour[action.colour]} en ${action.stall}`,
  stall: (action) => `Monter un étal ${colour[action.colour]} en ${action.stall}`,
  expand: (action) => `Agrandir l’étal ${colour[action.colour]} en ${action.site}`,
  move: (action) => `Déplacer l’étal ${colour[action.colour]} en ${action.stall}`,
  lure: (action, say) => {
    const whose = say.host(action, preview.neutralStall);
    return `Attirer le client ${colour[action.colour]} en ${action.entry}${whose}`;
  },
  pick: (action, say) => {
    if (action.from === 'display') return `Prendre à l’étalage : ${say.displayed(action.index)}`;
    return action.from === 'pile' ? 'Piocher une carte' : 'Prendre un bonimenteur';
  },
  discard: (action, say) => `Défausser : ${say.card(action.card)}`,
  dropOut: () => 'Se retirer',
} satisfies MoveMessages;

export const preview = {
  points: (points) => `+${count.points(points)}`,
  total: (points) => `+${count.points(points)} en tout`,
  size: (size) => `Taille ${size}`,
  price: (paid, fee) => {
    if (fee === undefined) return `Coûte ${coins(paid)}`;
    const joker = `1 ${coloured('coin', fee)} pour le joker`;
    return Object.keys(paid).length === 0 ? `Coûte ${joker}` : `Coûte ${coins(paid)}, plus ${joker}`;
  },
  noPrice: 'Ne coûte pas d’argent',
  cards: (cards) => `Tu joues : ${cards}`,
  takesMedal: (medal, of, from, points) =>
    from === undefined
      ? `Tu prends la ${medalOf(medal, of)} : +${points}`
      : `Tu prends à ${from} la ${medalOf(medal, of)} : +${points}`,
  income: (name, of, amount) =>
    name === undefined ? `Tu gagnes ${coins({ [of]: amount })}` : `${name} gagne ${coins({ [of]: amount })}`,
  way: (of, steps) => capital(`${coloured('customer', of)}, ${count.steps(steps)}`),
  barkers: (barkers) => `Demande ${count.barkers(barkers)}`,
  takesPlace: (of, entry) => `Le client ${colour[of]} prend sa place en ${entry}`,
  ownStand: 'ton étal',
  standOf: (name) => `étal ${ofName(name)}`,
  neutralStall: 'étal neutre',
  startsFinalPhase: 'La phase finale commence',
} satisfies PreviewMessages;

export const payment = {
  heading: 'Paiement',
  explain: (of, size) =>
    `${capital(coins({ [of]: size }))}. Chacune, sauf la première, peut être remplacée par deux d’autres couleurs.`,
  fee: 'Pour le joker : 1 pièce de n’importe quelle couleur.',
  missing: (missing, of) =>
    `Il manque ${of === undefined ? count.coins(missing) : coins({ [of]: missing })}.`,
  complete: 'Le compte y est. Reprends une pièce pour payer autrement.',
  pay: (paid) => `Payer ${coins(paid)}`,
  payThis: 'Payer ainsi',
  cheapest: 'Moins cher',
  otherwise: 'Payer autrement',
  chosen: (chosen, held) => `payer ${chosen} sur ${held}`,
  more: (of) => `Une ${coloured('coin', of)} de plus`,
  fewer: (of) => `Une ${coloured('coin', of)} de moins`,
} satisfies PaymentMessages;

export const whyNot = {
  heading: 'Pourquoi ce n’est pas possible',
  site: (site) => `On ne peut rien construire en ${site}`,
  nobody: (site) => `Il n’y a pas de client en ${site}. Choisis l’un de ceux qui sont marqués`,
  shared: {
    'build/wrong-area': ({ site }) => `${site} est dans l’espace restaurant, réservé au violet`,
    'build/segment-has-colour': ({ segment }) =>
      `La partie ${segment} a déjà un étal de chacune de ces couleurs`,
    'build/no-stall-in-stock': () => 'Tes étals de ces couleurs sont déjà sur le plateau',
    'build/supply-empty': () => 'Il n’y a plus d’agrandissements de ces couleurs',
    'build/not-beside-stand': ({ site }) =>
      `${site} ne touche aucun de ces étals. Un agrandissement se place juste à côté du sien`,
    'build/beside-other-stand': ({ site }) =>
      `${site} touche d’autres étals de ces couleurs, ce qui est interdit à un agrandissement`,
    'build/cannot-pay': () => 'Tu ne peux pas payer ces agrandissements',
  },
} satisfies WhyNotMessages;

export const hints = {
  heading: 'Meilleurs coups',
  adviser: 'Conseils du vizir, qui ne sait que ce que tu sais et s’attend à des adversaires de même force.',
  thinking: 'Recherche des meilleurs coups',
  chance: (chance) => inPercent(chance, ' %'),
  winChance: (chance) => {
    const { percent, bound } = oddsOf(chance);
    const about = bound === undefined ? '' : { above: 'plus de ', below: 'moins de ' }[bound];
    return `${about}${percent} % de chances de gagner`;
  },
  alike: 'À peu près aussi bons les uns que les autres.',
  shared: 'Ce qu’ils ont en commun :',
  speaks: { for: 'Pour', against: 'Contre' },
  show: 'Montrer',
  retry: 'Demander à nouveau',
} satisfies HintMessages;

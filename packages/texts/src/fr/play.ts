import { siteDescriber } from '../describeSite.ts';
import type {
  ActionLabels,
  CurtainMessages,
  FinalPhaseMessages,
  LiveMessages,
  MenuMessages,
  MoveMessages,
  OpeningMessages,
  PanelMessages,
  PaymentMessages,
  PlayMessages,
  PreviewMessages,
  PromptMessages,
  ScoringMessages,
  ShortcutMessages,
  SinceMessages,
  StatusMessages,
  ThingMessages,
  WhyNotMessages,
} from '../messages/play.ts';
import { playTextsFrom } from '../pageTexts.ts';
import { capital } from '../typography.ts';
import { hints, reasons } from './hints.ts';
import { events, log, phrases } from './log.ts';
import { refusals, tableErrors, tableRefusals } from './refusals.ts';
import { colourFor, ofName, terms } from './terms.ts';
import { typeset } from './typography.ts';

const { and, coins, colour, coloured, count, medalOf } = terms;

const actions = {
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

const prompts = {
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

const moves = {
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

const preview = {
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

const payment = {
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

const whyNot = {
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

const panels = {
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

const finalPhase = {
  explain:
    'Elle commence quand une couleur n’a plus d’agrandissement, ou quand deux couleurs en ont chacune au plus un. Tu ne peux alors que construire ou te retirer.',
  left: (of, left) =>
    left === 0
      ? `plus d’${coloured('expansion', of)}`
      : `${count.expansions(left)} ${colourFor('masculine', left, of)}`,
  distance: (expansions) => `Phase finale au plus tôt dans ${count.expansions(expansions)}`,
  running: 'Phase finale',
} satisfies FinalPhaseMessages;

const things = {
  board: 'Plateau',
  site: siteDescriber(terms, {
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

const status = {
  round: (round) => `Manche ${round}`,
  yourTurn: 'À toi de jouer',
  turnOf: (name) => `Au tour ${ofName(name)}`,
  thinking: (name) => `${name} réfléchit`,
  finalPhase: 'Phase finale',
  over: 'La partie est finie',
  mishap: {
    crashed: (name) => `${name} a trébuché en réfléchissant et a joué un coup rapide.`,
    hung: (name) => `${name} s’est perdu dans ses pensées et a joué un coup rapide.`,
    absent: (name) =>
      `${name} n’a pas pu démarrer et a joué un coup rapide. Si cela se répète, vérifie la connexion et recharge la page.`,
  },
} satisfies StatusMessages;

const curtain = {
  pass: (name) => `Passe l’appareil à ${name}`,
  note: 'D’ici là, cartes et argent restent cachés.',
  ready: (name) => `Je suis ${name}`,
} satisfies CurtainMessages;

const since = {
  heading: 'Depuis ton dernier tour',
  nothing: 'Il ne s’est encore rien passé.',
  again: 'Revoir',
  goOn: 'Continuer',
} satisfies SinceMessages;

const scoring = {
  heading: 'Décompte final',
  reason: {
    supply: 'Il ne restait presque plus d’agrandissements.',
    standstill: 'Personne ne construisait plus depuis longtemps.',
  },
  stands: 'Étals',
  medals: 'Médailles',
  medalsAgain: 'Médailles, fin',
  money: 'Argent',
  coins: (coins, points) => `${count.coins(coins)}, ${count.points(points)}`,
  total: 'Total',
  youWin: 'Tu gagnes.',
  winner: (name) => `Victoire ${ofName(name)}.`,
  winners: (names) => `${and(names)} se partagent la victoire.`,
  rematch: 'Revanche',
  newGame: 'Nouvelle partie',
  seeBoard: 'Voir le plateau',
  toResult: 'Voir le résultat',
  skip: 'Aller à la fin',
} satisfies ScoringMessages;

const live = {
  yourTurnAfter: (events) => `${events} À toi de jouer.`,
} satisfies LiveMessages;

const storage = {
  unsavedHeading: 'Cette partie n’est pas enregistrée',
  unsaved:
    'Ce navigateur ne garde pas de parties ici, peut-être parce que la fenêtre est privée. Tu peux jouer, mais la partie sera perdue quand tu fermeras ou rechargeras la page.',
  play: 'Jouer quand même',
  failedHeading: 'La partie n’a pas pu être enregistrée',
  failed:
    'Le dernier coup n’a pas été joué. L’appareil manque peut-être d’espace : libères-en et réessaie, ou continue sans enregistrer. Dans ce cas, la partie sera perdue quand tu fermeras ou rechargeras la page.',
  retry: 'Réessayer',
  goOn: 'Continuer sans enregistrer',
};

const menu = {
  heading: 'Menu',
  leave: 'Quitter la table',
  kept: 'La partie est enregistrée dans ce navigateur ; tu peux la reprendre plus tard.',
  preferences: 'Préférences',
  shortcuts: 'Raccourcis clavier',
} satisfies MenuMessages;

const opening = {
  laying: 'On prépare la table',
  resuming: 'On reprend ta partie',
  failed: 'La table n’est pas disponible',
  variable: 'Jouer avec un départ variable',
} satisfies OpeningMessages;

const shortcuts = {
  heading: 'Raccourcis clavier',
  letters: { build: 'c', lure: 'a', draw: 'p', endTurn: 't', undo: 'r', hint: 'm', log: 'j', rules: 'g' },
  does: {
    build: 'construire',
    lure: 'attirer un client',
    draw: 'piocher deux cartes',
    endTurn: 'terminer le tour',
    undo: 'reprendre le coup',
    hint: 'meilleurs coups',
    log: 'journal',
    rules: 'règles',
    arrows: 'parcourir le plateau',
    confirm: 'choisir ou confirmer',
    cancel: 'annuler le choix',
    colours: 'choisir une couleur',
    help: 'cette liste',
  },
  keys: { arrows: 'Flèches', enter: 'Entrée', escape: 'Échap', colours: '1 à 6' },
  off: 'Tu peux activer ou désactiver les raccourcis à une touche dans les préférences.',
} satisfies ShortcutMessages;

const play = {
  actions,
  prompts,
  moves,
  preview,
  payment,
  whyNot,
  hints,
  panels,
  log,
  finalPhase,
  things,
  status,
  curtain,
  since,
  scoring,
  live,
  menu,
  storage,
  opening,
  shortcuts,
} satisfies PlayMessages;

export const texts = playTextsFrom(
  typeset({ terms, events, phrases, refusals, tableRefusals, tableErrors, reasons, play }),
);

import { siteDescriber } from '../describeSite.ts';
import type {
  ActionLabels,
  CurtainMessages,
  DropOutMessages,
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
} from '../messages/play.ts';
import { playTextsFrom } from '../pageTexts.ts';
import { capital } from '../typography.ts';
import { events, log, phrases } from './log.ts';
import { colourFor, ofCard, ofName, terms, toName } from './terms.ts';
import { typeset } from './typography.ts';

const { and, coins, colour, coloured, count, medalOf } = terms;

const actions = {
  build: 'Construire',
  lure: 'Attirer',
  drawTwo: 'Prendre deux',
  endTurn: 'Terminer le tour',
  undo: 'Annuler',
  cancel: 'Retour',
  dropOut: 'Se retirer',
  hurry: 'Ne pas attendre',
  skipMotion: 'Passer l’animation',
  hints: 'Conseil',
  menu: 'Menu',
  endingTurn: 'Fin du tour…',
  wait: 'Attendre',
} satisfies ActionLabels;

const prompts = {
  placeStall: (left) =>
    left === 1 ? 'Place ton dernier étal de départ.' : `Place un étal : encore ${left} à placer.`,
  placeNeutral: (of) => `Place l’étal neutre ${colour[of]}.`,
  chooseAction: 'Choisis une action : construire, attirer ou prendre deux cartes.',
  chooseCardOrSite: 'Choisis une carte ou une case.',
  dots: 'Petits points : possible avec trois cartes au choix.',
  notAlone:
    'Seule, cette carte ne sert à rien pour l’instant. Trois cartes au choix suffisent : choisis-en deux autres.',
  chooseSite: 'Choisis une case.',
  siteFor: (tile) => `${capital(tile)} : choisis une case.`,
  chooseWhat: (site) => `Choisis ce que tu construis en ${site}.`,
  chooseColour: 'Choisis une couleur.',
  chooseSide: (site, of) => `Choisis de quel côté de ${site} sera l’entrée de l’étal ${colour[of]}.`,
  chooseCards: 'Choisis les cartes que tu joues.',
  chooseCustomer: 'Choisis un client.',
  chooseEntry: (of) => `Choisis une entrée pour le client ${colour[of]}.`,
  firstCard: 'Prends la première carte.',
  secondCard: 'Prends la seconde carte.',
  pile: 'Tu verras la carte tout de suite et ne pourras plus annuler.',
  cannot: {
    build: 'Tu ne peux rien construire maintenant. Touche une carte ou une case pour savoir pourquoi.',
    lure: 'Tu ne peux attirer personne maintenant. Touche un client pour savoir pourquoi.',
    draw: 'Il n’y a plus de carte à prendre.',
  },
  discard: (cards) => `Défausse-toi ${cards === 1 ? 'd’une carte' : `de ${count.cards(cards)}`}.`,
  finalPhase: 'Phase finale : construis ou retire-toi.',
  endTurn: 'Ton coup est joué. Termine ton tour ou annule.',
  endTurnOnly: 'Ton coup est joué. Termine ton tour.',
  endTurnToDo: 'Ce sera fait à la fin de ton tour.',
  watching: 'Tu regardes.',
  ending: 'Ton tour va se terminer. Tu peux encore annuler.',
  endingOnly: 'Ton tour va se terminer.',
} satisfies PromptMessages;

const moves = {
  place: (action, say) =>
    `Placer l’étal ${say.placesNeutral() ? 'neutre ' : ''}${colour[action.colour]} en ${action.stall}`,
  stall: (action) => `Monter un étal ${colour[action.colour]} en ${action.stall}`,
  expand: (action) => `Agrandir l’étal ${colour[action.colour]} sur ${action.site}`,
  move: (action) => `Déplacer l’étal ${colour[action.colour]} en ${action.stall}`,
  lure: (action, say) => {
    const whose = say.host(action, preview.neutralStall);
    return `Attirer le client ${colour[action.colour]} en ${action.entry}${whose}`;
  },
  pick: (action, say) => {
    if (action.from === 'display') return `Prendre ${say.displayed(action.index)}`;
    return action.from === 'pile' ? 'Prendre une carte de la pioche' : 'Prendre un bonimenteur';
  },
  discard: (action, say) => `Se défausser ${ofCard(say.card(action.card))}`,
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
      : `Tu prends la ${medalOf(medal, of)} ${toName(from)} : +${points}`,
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
    `${capital(coins({ [of]: size }))}. Tu peux remplacer chacune, sauf la première, par deux d’autres couleurs.`,
  fee: 'Pour le joker : 1 pièce de n’importe quelle couleur.',
  missing: (missing, of) =>
    `Il manque ${of === undefined ? count.coins(missing) : coins({ [of]: missing })}.`,
  complete: 'Le compte y est. Retire une pièce pour payer autrement.',
  pay: (paid) => `Payer ${coins(paid)}`,
  payThis: 'Payer ainsi',
  cheapest: 'Le moins cher',
  otherwise: 'Payer autrement',
  chosen: (chosen, held) => `payer ${chosen} sur ${held}`,
  more: (of) => `Une ${coloured('coin', of)} de plus`,
  fewer: (of) => `Une ${coloured('coin', of)} de moins`,
} satisfies PaymentMessages;

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
      ? `aucun ${coloured('expansion', of)}`
      : `${count.expansions(left)} ${colourFor('masculine', left, of)}`,
  distance: (expansions) => `Phase finale au plus tôt dans ${count.expansions(expansions)}`,
  running: 'Phase finale',
  race: (expansions) => `${expansions}+ agrandissements avant la phase finale`,
  raceShort: (expansions) => `${expansions}+ avant la phase finale`,
  onlyBuilding: 'Phase finale : construire seulement',
} satisfies FinalPhaseMessages;

const things = {
  board: 'Plateau',
  wholeBoard: 'Plateau entier',
  site: siteDescriber(terms, {
    size: (size) => `taille ${size}`,
    entry: (site) => `entrée ${site}`,
    customerOn: (of) => `avec le client ${colour[of]}`,
    free: 'libre',
    segment: (segment) => `secteur ${segment}`,
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
  noStand: (of) => `aucun ${coloured('stand', of)}`,
  blockedStall: (of) => `${coloured('stall', of)} bloqué, peut être déplacé`,
  supply: (of, left) => finalPhase.left(of, left),
  player: (name, points, cards, barkers) =>
    `${name} : ${count.points(points)}, ${count.cards(cards)}, ${count.barkers(barkers)}`,
} satisfies ThingMessages;

const status = {
  round: (round) => `Tour de table ${round}`,
  yourTurn: 'À toi de jouer',
  turnOf: (name) => `Au tour ${ofName(name)}`,
  thinking: (name) => `${name} réfléchit`,
  finalPhase: 'Phase finale',
  over: 'La partie est finie',
  mishap: {
    crashed: (name) => `${name} a trébuché en réfléchissant : un coup rapide a été joué à sa place.`,
    hung: (name) => `${name} n’en finissait pas de réfléchir : un coup rapide a été joué à sa place.`,
    absent: (name) =>
      `${name} n’a pas démarré : un coup rapide a été joué à sa place. Si cela se répète, vérifie la connexion et recharge la page.`,
  },
} satisfies StatusMessages;

const curtain = {
  pass: (name) => `Passe l’appareil ${toName(name)}`,
  note: 'D’ici là, cartes et argent restent cachés.',
  ready: (name) => `Je suis ${name}`,
} satisfies CurtainMessages;

const since = {
  heading: 'Depuis ton dernier tour',
  nothing: 'Il ne s’est encore rien passé.',
  again: 'Revoir',
  goOn: 'Continuer',
  moves: (count) => (count === 1 ? '1 coup' : `${count} coups`),
  from: (site) => `depuis ${site}`,
  showCards: 'Voir mes cartes',
  covered: 'Tes cartes sont encore cachées.',
  drawnIn: (moves) => `pris ici au coup ${moves}`,
} satisfies SinceMessages;

const scoring = {
  heading: 'Décompte final',
  reason: {
    supply: 'Il ne restait presque plus d’agrandissements.',
    standstill: 'Plus personne ne construisait depuis longtemps.',
  },
  stands: 'Étals',
  medals: 'Médailles',
  medalsAgain: 'Médailles à la fin',
  money: 'Argent',
  total: 'Total',
  youWin: 'Tu as gagné.',
  winner: (name) => `Victoire ${ofName(name)}.`,
  winners: (names) => `${and(names)} se partagent la victoire.`,
  aheadBy: (points) => `Avec ${count.points(points)} d’avance.`,
  behindBy: (points) => `Il t’a manqué ${count.points(points)}.`,
  rematch: 'Revanche',
  newGame: 'Nouvelle partie',
  seeBoard: 'Voir le plateau',
  replay: 'Revoir',
  review: 'Analyse',
  toResult: 'Voir le résultat',
  skip: 'Aller à la fin',
  inThrees: (coins) => `${coins} par trois`,
  leftOver: (coins) => `reste ${coins}`,
  key: { medals: 'Médailles en cours de partie', money: 'Argent, 3 pièces par point' },
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
    'Le dernier coup n’a pas encore été joué. L’appareil manque peut-être d’espace : libères-en et réessaie, ou continue sans enregistrer. Dans ce cas, la partie sera perdue quand tu fermeras ou rechargeras la page.',
  retry: 'Réessayer',
  goOn: 'Continuer sans enregistrer',
};

const menu = {
  heading: 'Menu',
  leave: 'Quitter la table',
  kept: 'La partie est enregistrée dans ce navigateur ; tu peux la reprendre plus tard.',
  preferences: 'Préférences',
  shortcuts: 'Raccourcis clavier',
  over: 'La partie est finie. Tu peux la revoir dans « Mes parties ».',
  overUnsaved: 'La partie est finie. Elle n’est pas enregistrée : si tu quittes la table, elle sera perdue.',
} satisfies MenuMessages;

const dropOut = {
  heading: 'Te retirer ?',
  text: 'C’est définitif : tu n’auras plus aucun tour dans cette partie. Tes points, tes médailles et tes pièces comptent au décompte final, mais les autres peuvent encore te prendre des médailles.',
  stay: 'Continuer à jouer',
} satisfies DropOutMessages;

const opening = {
  laying: 'Préparation de la table',
  resuming: 'Chargement de ta partie',
  failed: 'La partie n’a pas pu être ouverte',
  variable: 'Jouer avec un départ variable',
} satisfies OpeningMessages;

const shortcuts = {
  heading: 'Raccourcis clavier',
  letters: {
    build: 'c',
    lure: 'a',
    draw: 'p',
    endTurn: 't',
    undo: 'u',
    hint: 'm',
    log: 'j',
    rules: 'r',
    inspect: 'i',
    recap: 'v',
  },
  does: {
    build: 'construire',
    lure: 'attirer un client',
    draw: 'prendre deux cartes',
    endTurn: 'terminer le tour',
    undo: 'annuler le coup',
    hint: 'meilleurs coups',
    log: 'journal',
    rules: 'règles',
    inspect: 'regarder de près',
    recap: 'ce que les autres ont fait',
    arrows: 'parcourir le plateau',
    confirm: 'choisir ou confirmer',
    cancel: 'revenir sur le choix',
    colours: 'choisir une couleur',
    help: 'cette liste',
  },
  keys: { arrows: 'Flèches', enter: 'Entrée', escape: 'Échap', colours: '1 à 6' },
  off: 'Tu peux activer ou désactiver les lettres seules dans les préférences.',
} satisfies ShortcutMessages;

const play = {
  actions,
  prompts,
  moves,
  preview,
  payment,
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
  dropOut,
} satisfies PlayMessages;

export const texts = playTextsFrom(typeset({ terms, events, phrases, play }));

import type {
  CurtainMessages,
  LiveMessages,
  MenuMessages,
  OpeningMessages,
  ScoringMessages,
  ShortcutMessages,
  SinceMessages,
  StatusMessages,
} from '../../../messages/browser/table/course.ts';
import { ofName } from '../../elision.ts';
import { terms } from '../../terms.ts';

const { and, count } = terms;

export const status = {
  round: (round) => `Manche ${round}`,
  turn: (turn) => `Tour ${turn}`,
  yourTurn: 'À toi de jouer',
  turnOf: (name) => `Tour ${ofName(name)}`,
  thinking: (name) => `${name} réfléchit`,
  finalPhase: 'Phase finale',
  over: 'La partie est finie',
  fallback: {
    crashed: (name) => `${name} a trébuché en réfléchissant et a joué un coup rapide.`,
    hung: (name) => `${name} s’est perdu dans ses pensées et a joué un coup rapide.`,
  },
} satisfies StatusMessages;

export const curtain = {
  pass: (name) => `Passe l’appareil à ${name}`,
  note: 'Cartes et argent restent couverts jusque-là.',
  ready: (name) => `Je suis ${name}`,
} satisfies CurtainMessages;

export const since = {
  heading: 'Depuis ton dernier tour',
  nothing: 'Il ne s’est encore rien passé.',
  again: 'Revoir',
  goOn: 'Continuer',
} satisfies SinceMessages;

export const scoring = {
  heading: 'Décompte final',
  reason: {
    supply: 'Les agrandissements venaient à manquer.',
    standstill: 'Personne ne construisait plus depuis longtemps.',
  },
  soFar: 'Jusqu’ici',
  medals: 'Médailles',
  money: 'Argent',
  coins: (coins, points) => `${count.coins(coins)}, ${count.points(points)}`,
  total: 'Total',
  youWin: 'Tu gagnes.',
  winner: (name) => `Victoire ${ofName(name)}.`,
  winners: (names) => `${and(names)} se partagent la victoire.`,
  rematch: 'Revanche',
  newGame: 'Nouvelle partie',
  seeBoard: 'Voir le plateau',
  toResult: 'Vers le résultat',
  skip: 'Aller à la fin',
} satisfies ScoringMessages;

export const live = {
  undone: 'Coup repris.',
  cancelled: 'Choix annulé.',
  turnEnded: 'Tour terminé.',
  chosen: (what) => `Choix : ${what}.`,
  yourTurnAfter: (events) => `${events} À toi de jouer.`,
} satisfies LiveMessages;

export const menu = {
  heading: 'Menu',
  leave: 'Quitter la table',
  kept: 'La partie est gardée dans ce navigateur ; tu peux la reprendre plus tard.',
  notKept: 'Ce navigateur ne garde rien : si tu pars, la partie est perdue.',
  preferences: 'Préférences',
  shortcuts: 'Clavier',
} satisfies MenuMessages;

export const opening = {
  laying: 'On met la table',
  resuming: 'On retrouve ta partie',
  failed: 'Il n’y a pas de table',
  lost: 'La table s’est arrêtée. Ta partie est enregistrée : recharge la page.',
} satisfies OpeningMessages;

export const shortcuts = {
  heading: 'Clavier',
  letters: { build: 'c', lure: 'a', draw: 'p', endTurn: 'f', undo: 'r', hint: 'o', log: 'j' },
  does: {
    build: 'construire',
    lure: 'attirer un client',
    draw: 'piocher deux cartes',
    endTurn: 'finir le tour',
    undo: 'revenir en arrière',
    hint: 'meilleurs coups',
    log: 'journal',
    arrows: 'parcourir le plateau',
    confirm: 'choisir ou confirmer',
    cancel: 'annuler le choix',
    colours: 'choisir une couleur',
    help: 'cette liste',
  },
  keys: { arrows: 'Flèches', enter: 'Entrée', escape: 'Échap', colours: '1 à 6' },
  off: 'Les lettres seules sont désactivées dans les préférences.',
} satisfies ShortcutMessages;

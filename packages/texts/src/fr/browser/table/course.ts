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

export const curtain = {
  pass: (name) => `Passe l’appareil à ${name}`,
  note: 'D’ici là, cartes et argent restent cachés.',
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

export const live = {
  yourTurnAfter: (events) => `${events} À toi de jouer.`,
} satisfies LiveMessages;

export const menu = {
  heading: 'Menu',
  leave: 'Quitter la table',
  kept: 'La partie est enregistrée dans ce navigateur ; tu peux la reprendre plus tard.',
  preferences: 'Préférences',
  shortcuts: 'Raccourcis clavier',
} satisfies MenuMessages;

export const opening = {
  laying: 'On prépare la table',
  resuming: 'On reprend ta partie',
  failed: 'La table n’est pas disponible',
  variable: 'Jouer avec un départ variable',
} satisfies OpeningMessages;

export const shortcuts = {
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

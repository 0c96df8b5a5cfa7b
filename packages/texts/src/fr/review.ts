import type { ReviewMessages } from '../messages/review.ts';
import { ofName, terms } from './terms.ts';

const { number } = terms;

export const texts: ReviewMessages = {
  points: {
    heading: 'Tournants',
    note: 'Les tours qui ont coûté le plus de chances de gagner.',
    whose: 'Tournants pour',
    place: (point, of) => `Tournant ${point} sur ${of}`,
    none: 'Aucun tour n’a coûté plus de 5 points de chances. Les cartes ont fait le reste.',
    noneYet: 'Aucun pour l’instant.',
    provisional: 'première impression',
    chances: (before, after) => `Chances de gagner\u00a0: de ${before}\u00a0% à ${after}\u00a0%`,
    better: (move) => `Mieux\u00a0: ${move}`,
    previous: 'Tournant précédent',
    next: 'Tournant suivant',
    choose: 'Choisis un tournant pour le voir sur le plateau.',
  },
  move: {
    played: (name) => `Coup ${ofName(name)}`,
    better: 'Mieux',
    onBoard: 'Sur le plateau',
    whyBetter: 'À propos du meilleur coup',
    whyPlayed: 'À propos du coup joué',
    asRival: (name) => `À la place ${ofName(name)}\u00a0:`,
    otherPayment: 'Le même coup avec d’autres cartes ou d’autres pièces.',
    simulations: (count) => `Évalué sur ${number(count)} parties simulées.`,
  },
  curve: {
    percent: (percent) => `${percent}\u202f%`,
    heading: 'Chances de gagner',
    note: 'selon le vizir, après chaque tour',
    sentence: (name, turn) => `${name} avait les meilleures chances à partir du tour ${turn}.`,
    level: 'Personne n’a gardé l’avantage.',
  },
  progress: {
    heading: 'Le vizir revoit la partie',
    paused: 'En pause',
    turns: (turn, of) => `Tour ${turn} sur ${of}`,
    closer: (done, of) => `Vus de plus près\u00a0: ${done} sur ${of}`,
    done: 'L’analyse est terminée.',
    pause: 'Pause',
    resume: 'Continuer',
    stopped: 'L’analyse s’est arrêtée. Rouvre la page\u202f; ce qui a été trouvé est conservé.',
  },
  short: {
    heading: 'Trop courte pour une analyse',
    text: 'Il faut une partie d’au moins dix tours pour l’analyser.',
  },
  how: {
    heading: 'Comment est-ce calculé\u202f?',
    knows:
      'Pour chaque décision, le vizir ne sait que ce que savait le joueur\u00a0: sa main, le plateau et ce qui s’était passé. Il redistribue les cartes cachées des centaines de fois et continue à partir de là.',
    scale:
      'Il évalue le joueur dont c’est le tour. Les autres gardent leur dernier chiffre et le tout est ramené à 100\u00a0%\u202f; la courbe bouge donc un peu d’un tour à l’autre, même s’il ne se passe rien.',
    looks:
      'Les décisions qui semblent avoir coûté le plus sont revues de plus près. Un tournant a coûté au moins 5 points de chances\u202f; un écart de moins de 3 points n’est jamais appelé une erreur. Deux tournants au plus sont ceux d’adversaires.',
    trust: ({ percent, games }) =>
      `Le vizir suppose des adversaires aussi forts que lui, et il peut se tromper\u00a0: avec quatre fois plus de simulations, ${percent}\u00a0% des tournants sont restés les mêmes (parties d’essai\u00a0: ${games}).`,
  },
  charts: {
    choose: 'Ce qui est tracé',
    heading: { points: 'Points', money: 'Argent', stands: 'Tuiles des étals' },
    note: {
      points: 'le dernier tour comprend le décompte final',
      money: 'pièces après chaque tour',
      stands: 'de toutes les couleurs, étals compris',
    },
    ofColours: 'Étals de quelle couleur',
    allColours: 'Tous',
    only: (colour) => `${colour} seulement, étals compris`,
    turn: 'Tour',
    table: 'En tableau',
    unknown: 'inconnu',
    read: (turn, values) =>
      `${turn === 0 ? 'Avant le premier tour' : `Tour ${turn}`}\u00a0: ${values.join(', ')}`,
    value: (name, value) => `${name} ${value}`,
    most: {
      points: (name, value) => `${name} a fini avec le plus de points\u00a0: ${value}.`,
      money: (name, value) => `${name} a eu jusqu’à ${value} pièces, plus que les autres.`,
      stands: (name, value) => `${name} a fini avec le plus de tuiles\u00a0: ${value}.`,
    },
    equal: {
      points: (value) => `Les meilleurs ont fini à égalité avec ${value} points.`,
      money: (value) => `Personne n’a eu plus de ${value} pièces.`,
      stands: (value) => `Les plus grands ont fini à égalité avec ${value} tuiles.`,
    },
    hidden: 'Seulement ce qui était connu à cette place.',
    income: 'Recettes par origine',
    incomeNote: 'pièces des clients',
    source: {
      own: 'attirés à son étal',
      rivals: 'attirés à un autre étal',
      brought: 'amenés par les adversaires',
    },
    sum: 'en tout',
    sizes: 'Taille des étals',
    sizesNote: (turn) => (turn === 0 ? 'avant le premier tour' : `après le tour ${turn}`),
    tiles: 'tuiles',
  },
};

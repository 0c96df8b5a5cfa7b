import { grammarOf } from '../grammar.ts';
import type { HomeMessages } from '../messages/home.ts';
import { typeset } from './typography.ts';

const { counted } = grammarOf('fr');

export const texts = typeset<HomeMessages>({
  tagline: 'Cinq clients dans les ruelles, six marchandises à vendre, un bazar à faire tourner.',
  about: {
    heading: 'Le principe',
    lines: [
      'Monte des étals dans le bazar du Caire.',
      'Attire les clients : ils prennent le chemin le plus court.',
      'Avec tes gains, agrandis tes étals : points et médailles mènent à la victoire.',
    ],
  },
  continueGame: 'Reprendre',
  round: (round) => `Manche ${round}`,
  newGame: 'Nouvelle partie',
  start: 'Commencer',
  minutes: (minutes) => `Environ ${counted(minutes, { one: 'minute', other: 'minutes' })}`,
  minutesNote: {
    people: 'En comptant 20 secondes par tour.',
    both: 'En comptant 20 secondes par tour pour toi et 2 pour un bot.',
    bots: 'En comptant 2 secondes par tour de bot.',
  },
  replace: {
    heading: 'Une partie est en cours',
    text: 'Une nouvelle partie la remplace, et on ne peut plus y revenir.',
  },
  players: 'Joueurs',
  who: (number) => `Qui est le joueur ${number}`,
  person: 'Humain',
  levelOption: (level, manner) => `${level}, ${manner}`,
  level: {
    apprentice: 'doux',
    trader: 'solide',
    merchant: 'rusé',
    vizier: 'impitoyable',
  },
  name: (number) => `Nom du joueur ${number}`,
  nameElse: (sign) => `Nom (sinon ${sign})`,
  sign: (number) => `Symbole du joueur ${number}`,
  signIs: (number, sign) => `Symbole du joueur ${number} : ${sign}`,
  addSeat: 'Ajouter un joueur',
  removeSeat: (number) => `Retirer le joueur ${number}`,
  board: {
    label: 'Plateau',
    boards: {
      cairo: { label: 'Grand bazar', note: '12 × 12 cases, le jeu complet' },
      alley: { label: 'Ruelle', note: '9 × 9 cases, plus serré' },
    },
  },
  ownBoard: (id) => `Plateau « ${id} »`,
  opening: {
    label: 'Position de départ',
    preset: { label: 'Départ fixe', note: 'Trois étals par joueur sont déjà en place.' },
    variable: { label: 'Départ variable', note: 'Chacun place lui-même trois étals.' },
  },
  options: {
    heading: 'La table',
    openMoney: { label: 'Argent visible', note: 'Chacun voit les pièces des autres.' },
    routes: { label: 'Montrer les chemins', note: 'Où irait un client, et qui gagnerait quoi.' },
    hints: { label: 'Conseils', note: 'Demande à tout moment les meilleurs coups.' },
  },
  nobody: 'Il n’y a que des bots : tu regardes.',
  proposal: {
    heading: 'Ce lien propose une partie',
    bot: (level) => `${level} (bot)`,
    decline: 'Garder mes réglages',
  },
  copyLink: 'Copier le lien de cette partie',
  linkCopied: 'Lien copié.',
  linkByHand: 'Copie ce lien :',
  language: 'Langue',
  unofficial:
    'Une adaptation non officielle, faite par des fans, du jeu de société Kairo de Kimmo Sorsamo (2012).',
  licence: 'Programme sous licence MIT, polices sous SIL Open Font License.',
});

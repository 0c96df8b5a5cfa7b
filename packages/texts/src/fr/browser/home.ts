import type { HomeMessages } from '../../messages/browser/home.ts';
import { grammarOf } from '../../plural.ts';
import { typeset } from '../typography.ts';

const { counted } = grammarOf('fr');

export const texts = typeset<HomeMessages>({
  tagline: 'Cinq clients dans les ruelles, six marchandises à vendre, un bazar à mener.',
  about: {
    heading: 'Le principe',
    lines: [
      'Monte des étals dans le bazar du Caire.',
      'Attire les clients ; ils prennent le plus court chemin.',
      'Avec tes gains, agrandis : points et médailles font la victoire.',
    ],
  },
  continueGame: 'Reprendre',
  newGame: 'Nouvelle partie',
  start: 'Commencer',
  minutes: (minutes) => `Environ ${counted(minutes, { one: 'minute', other: 'minutes' })}`,
  minutesNote: 'En comptant 20 secondes pour un tour à toi et 2 pour celui d’un bot.',
  replaces: 'Une nouvelle partie remplace celle en cours.',
  players: 'Qui joue',
  who: (number) => `Qui joue à la place ${number}`,
  person: 'Humain',
  levelOption: (level, manner) => `${level}, ${manner}`,
  level: {
    apprentice: 'doux',
    trader: 'solide',
    merchant: 'rusé',
    vizier: 'impitoyable',
  },
  name: (number) => `Nom pour la place ${number}`,
  nameElse: (sign) => `Nom, sinon ${sign}`,
  sign: (number) => `Signe de la place ${number}`,
  signIs: (number, sign) => `Signe de la place ${number} : ${sign}`,
  addSeat: 'Ajouter quelqu’un',
  removeSeat: (number) => `Retirer la place ${number}`,
  board: {
    label: 'Plateau',
    boards: {
      cairo: { label: 'Grand bazar', note: '12 × 12 cases, comme dans la boîte' },
      alley: { label: 'Ruelle', note: '9 × 9 cases, plus serré' },
    },
  },
  ownBoard: (id) => `Le plateau « ${id} »`,
  opening: {
    label: 'Début',
    preset: { label: 'Déjà installé', note: 'Trois étals chacun sont en place.' },
    variable: { label: 'À vous de placer', note: 'Chacun place trois étals.' },
  },
  options: {
    heading: 'La table',
    openMoney: { label: 'Argent visible', note: 'Tout le monde voit les pièces de tous.' },
    routes: { label: 'Montrer les chemins', note: 'Où irait un client, et qui gagnerait quoi.' },
    hints: { label: 'Conseils', note: 'Demande à tout moment les meilleurs coups.' },
  },
  nobody: 'Seuls des bots jouent : tu regardes.',
  copyLink: 'Copier le lien de cette partie',
  linkCopied: 'Le lien est copié.',
  linkByHand: 'Copie ce lien :',
  language: 'Langue',
  toNight: 'Passer à la nuit',
  toDay: 'Passer au jour',
  unofficial: 'Une œuvre de fans, non officielle, d’après le jeu de société Kairo de Kimmo Sorsamo (2012).',
  licence: 'Programme sous licence MIT, polices sous SIL Open Font License.',
});

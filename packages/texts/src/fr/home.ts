import { grammarOf } from '../grammar.ts';
import type { HomeMessages } from '../messages/home.ts';
import { typeset } from './typography.ts';

const { counted } = grammarOf('fr');

export const texts = typeset<HomeMessages>({
  tagline: 'Cinq clients dans les ruelles, six marchandises à vendre, un bazar à faire tourner.',
  about: {
    heading: 'Le principe',
    learn: 'Apprendre en jouant',
    lines: [
      'Monte des étals dans le bazar du Caire.',
      'Attire les clients : ils prennent le chemin le plus court.',
      'Avec tes gains, agrandis tes étals : ils rapportent points de victoire et médailles.',
    ],
  },
  continueGame: 'Reprendre',
  round: (round) => `Tour de table ${round}`,
  newGame: 'Nouvelle partie',
  playHere: 'Jouer ici',
  together: {
    heading: 'Jouer ensemble',
    create: 'Créer une table',
    note: 'Invite des amis avec un lien, ou laisse venir tout le monde.',
    join: 'Rejoindre une table',
    openTables: 'Tables ouvertes',
    waiting: (tables) => (tables === 1 ? '1 en attente' : `${tables} en attente`),
    code: 'Code ou lien de la table',
    go: 'Y aller',
    badCode: 'Un code a six lettres et chiffres. Le lien entier convient aussi.',
    away: 'Les tables sont injoignables pour le moment. Tout le reste fonctionne.',
    noServer: 'Cette page n’a pas de serveur de tables. Tout le reste fonctionne.',
  },
  games: {
    label: 'Parties en cours',
    mine: 'Mes parties',
    all: (games) => `Les ${games} parties`,
    yourTurn: 'à toi',
    alone: 'Ta table',
    state: { turn: 'On t’attend', playing: 'Aux autres de jouer', waiting: 'En préparation' },
  },
  start: 'Commencer',
  minutes: (minutes) => `Environ ${counted(minutes, { one: 'minute', other: 'minutes' })}`,
  minutesNote: {
    people: (person) => `En comptant ${person} secondes par tour.`,
    both: (person, bot) => `En comptant ${person} secondes par tour pour toi et ${bot} pour un bot.`,
    bots: (bot) => `En comptant ${bot} secondes par tour de bot.`,
  },
  replace: {
    heading: 'Une partie est en cours',
    text: 'Elle reste enregistrée. La page d’accueil la proposera de nouveau quand la nouvelle sera finie.',
  },
  players: 'Joueurs',
  who: (number) => `Qui est le joueur ${number}`,
  person: 'Humain',
  levelOption: (level, manner) => `${level}, ${manner}`,
  level: {
    apprentice: 'débute lui aussi',
    trader: 'un bon adversaire',
    merchant: 'un vrai défi',
    vizier: 'presque imbattable',
  },
  name: (number) => `Nom du joueur ${number}`,
  nameElse: (icon) => `Nom (sinon ${icon})`,
  icon: (number) => `Symbole du joueur ${number}`,
  iconIs: (number, icon) => `Symbole du joueur ${number} : ${icon}`,
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
    variable: { label: 'Départ variable', note: 'Chacun place ses trois étals.' },
  },
  options: {
    heading: 'Options de la partie',
    openMoney: { label: 'Argent visible', note: 'Chacun voit les pièces des autres.' },
    routes: { label: 'Montrer les chemins', note: 'Où irait un client, et qui gagnerait combien.' },
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

import { grammarOf } from '../grammar.ts';
import type { GamesMessages } from '../messages/games.ts';
import { momentIn } from '../moment.ts';
import { typeset } from './typography.ts';

const { counted, number } = grammarOf('fr-FR');
const games = (count: number): string => counted(count, { one: 'partie', other: 'parties' });

export const texts: GamesMessages = typeset({
  heading: 'Mes parties',
  search: 'Chercher une partie',
  filter: 'Afficher',
  filters: {
    all: 'Toutes',
    running: 'En cours',
    over: 'Terminées',
    won: 'Gagnées',
    lost: 'Perdues',
    shared: 'Partagées',
    starred: 'Favorites',
  },
  result: { won: 'Gagnée', lost: 'Perdue', shared: 'Partagée' },
  wins: (name) => `Victoire : ${name}`,
  noWinner: 'Arrêtée avant la fin',
  yourTurn: 'À toi de jouer',
  running: 'En cours',
  waiting: 'En préparation',
  damaged: 'Endommagée',
  damagedNote: 'Cette partie est illisible. Elle a été laissée telle quelle.',
  online: 'En ligne',
  moment: momentIn('fr-FR', { today: 'Aujourd’hui', yesterday: 'Hier' }),
  resume: 'Reprendre',
  replay: 'Revoir',
  toTable: 'À la table',
  moreOf: (game) => `Plus : ${game}`,
  showMore: 'Afficher plus de parties',
  none: 'Pas encore de parties',
  noneNote: 'La prochaine apparaîtra ici d’elle-même.',
  nothingFound: 'Aucune partie ne correspond.',
  showAll: 'Afficher toutes les parties',
  menu: {
    title: 'Titre',
    titleNote: 'Toi seul le vois. Laisse-le vide pour afficher les joueurs.',
    save: 'Enregistrer',
    review: 'Analyser la partie',
    star: 'Ajouter aux favorites',
    unstar: 'Retirer des favorites',
    file: 'En fichier',
    notation: 'En notation',
    notationNote: 'Chaque tour en texte, pour les humains et le terminal.',
    knownNote: 'Ce que tu sais jusqu’ici, à lire. On ne peut pas la reprendre.',
    json: 'Partie entière',
    jsonNote: 'Tout, pour un autre appareil.',
    hidden:
      'Cette partie est encore en cours. Le fichier contient toutes les cartes cachées : quiconque l’ouvre peut les voir.',
    hiddenSure: 'Enregistrer avec toutes les cartes',
    picture: 'Image du plateau',
    share: 'Partager',
    remove: 'Supprimer cette partie',
    onlineNote: 'Cette partie est conservée par son serveur.',
  },
  saved: 'Le fichier est enregistré.',
  removed: (game) => `Supprimée : ${game}`,
  restored: (game) => `De retour : ${game}`,
  undo: 'Annuler',
  takeIn: {
    heading: 'Ajouter des parties',
    open: 'Importer et exporter',
    drop: 'Dépose des fichiers ici',
    dropHere: 'Relâche pour ajouter ces parties',
    note: 'Une ou plusieurs, en notation ou entières. Chaque coup est vérifié avant qu’elles n’apparaissent.',
    choose: 'Choisir des fichiers',
    looking: (count) => `${games(count)} ${count < 2 ? 'vérifiée' : 'vérifiées'}…`,
    added: (count) => `${games(count)} ${count < 2 ? 'ajoutée' : 'ajoutées'}.`,
    known: (count) => `${games(count)} déjà ${count < 2 ? 'présente' : 'présentes'}.`,
    leftOut: (count) => `${games(count)} non ${count < 2 ? 'ajoutée' : 'ajoutées'} :`,
    problems: {
      tooLarge: (megabytes) => `le fichier dépasse ${number(megabytes)} Mo.`,
      noGame: 'il ne contient aucune partie de Kairo.',
      damaged: 'il est incomplet ou a été modifié. Enregistre-le de nouveau là d’où il vient.',
      line: (line) => `la ligne ${line} est illisible. Le fichier est incomplet ou a été modifié.`,
      otherVersion: 'il vient d’une autre version de Kairo, que celle-ci ne sait pas lire.',
      board: (board) => `son plateau « ${board} » ne fait pas partie de cette version.`,
      notWhole: 'il ne contient que ce qu’un joueur a vu. Enregistre la partie de nouveau après sa fin.',
      illegal: (turn, rule) =>
        `le tour ${turn} n’est pas un coup autorisé${rule === undefined ? '' : ` (${rule})`}.`,
    },
  },
  takeAlong: {
    heading: 'Les emporter',
    note: 'Tes parties ne sont conservées que dans ce navigateur. Un fichier les met à l’abri.',
    all: (count) => (count < 2 ? `Exporter ${games(count)}` : `Exporter les ${games(count)}`),
    shown: (count) => `Exporter celles affichées (${number(count)})`,
    notation: (count) => `${games(count)} en notation`,
    hidden: (count) =>
      `Avec toutes les cartes cachées de ${games(count)} en cours : garde le fichier pour toi.`,
  },
  kept: {
    heading: 'Conservé ici',
    text: (count, megabytes) =>
      `${games(count)} sur cet appareil. Kairo occupe ${megabytes.toLocaleString('fr-FR')} Mo.`,
    nearlyFull:
      'Le stockage du navigateur est presque plein. Exporte des parties et supprimes-en, afin de pouvoir en enregistrer de nouvelles.',
    none: {
      heading: 'Cette fenêtre oublie tout',
      text: 'Ce navigateur ne conserve pas de parties ici, comme dans certaines fenêtres privées. Exporte ce que tu veux garder.',
    },
    full: 'Le stockage du navigateur est plein. Ce qui est ici est en sécurité. Exporte des parties, supprimes-en et réessaie.',
    failed: 'Le stockage du navigateur ne répond pas. Rien n’a été changé. Recharge la page et réessaie.',
  },
});

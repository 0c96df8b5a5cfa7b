import type { ReplayMessages } from '../messages/replay.ts';
import { typeset } from './typography.ts';

export const texts: ReplayMessages = typeset({
  lookBack: 'Revenir sur la partie',
  parts: { replay: 'Revoir', review: 'Analyse', charts: 'Courbes' },
  turn: (turn, last) => (turn === 0 ? `Avant le tour 1 sur ${last}` : `Tour ${turn} sur ${last}`),
  turnNumber: (turn) => `Tour ${turn}`,
  toTable: 'Retour à la table',
  logNote: 'choisis un tour pour y aller',
  turns: 'Tours',
  legend: {
    expansion: 'agrandissement',
    stall: 'nouvel étal',
    lure: 'client attiré',
    draw: 'pioche',
    medal: 'médaille',
  },
  buttons: {
    first: 'Aller au début',
    back: 'Un tour en arrière',
    play: 'Lecture',
    pause: 'Mettre en pause',
    forward: 'Un tour en avant',
    last: 'Aller à la fin',
  },
  speed: 'Vitesse',
  next: 'Ensuite',
  wanted: { build: 'Chantier', medal: 'Médaille', income: 'Recette' },
  nextOf: { build: 'Chantier suivant', medal: 'Médaille suivante', income: 'Recette suivante' },
  link: 'Lien vers ce tour',
  linkCopied: 'Lien copié.',
  linkByHand: 'Copie ce lien :',
  shown: 'Ce qui est montré',
  everything: 'Tout',
  everythingNote: 'toutes les cartes et pièces',
  eyesNote: 'vu de sa place',
  hand: (name, cards, coins) => `${name} a : ${cards} ; ${coins}`,
  noCards: 'aucune carte',
  trouble: {
    'replay/not-over': {
      heading: 'Cette partie n’est pas finie',
      text: 'Revoir une partie montre toutes les mains : c’est possible une fois qu’elle est terminée.',
    },
    'replay/no-game': {
      heading: 'Aucune partie ici',
      text: 'Il n’y a pas de partie à cette adresse. Elle est peut-être dans un autre navigateur, ou le lien est incomplet.',
    },
    'replay/unreadable': {
      heading: 'Cette partie ne peut pas être revue',
      text: 'Son enregistrement est abîmé, ou elle a été jouée avec une autre version des règles. Elle est restée telle quelle.',
    },
    'replay/unreachable': {
      heading: 'La partie n’a pas pu être chargée',
      text: 'Le serveur ne répond pas. Vérifie ta connexion et rouvre cette page.',
    },
    'replay/crashed': {
      heading: 'La lecture s’est arrêtée',
      text: 'Un problème est survenu à l’ouverture. Recharge la page ; la partie elle-même n’a rien.',
    },
  },
});

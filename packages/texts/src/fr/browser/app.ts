import type { AppMessages } from '../../messages/browser/app.ts';
import { terms } from '../terms.ts';

const why: AppMessages['badLink']['why'] = (error) => {
  switch (error.code) {
    case 'link/unknown-board':
      return `Le plateau « ${error.found} » n’existe pas ici, seulement ${error.known.join(', ')}.`;
    case 'link/unknown-player':
      return `Le joueur « ${error.found} » n’existe pas ici, seulement ${error.known.join(', ')}.`;
    case 'setup/players':
      return `Il est fait pour ${terms.count.players(Number(error.found))} ; le jeu se joue de ${error.min} à ${error.max}.`;
    case 'link/malformed':
      return error.field === 'link'
        ? 'Il est illisible.'
        : `« ${error.field} » y manque, ou ne convient pas.`;
  }
};

export const app = {
  title: 'Kairo',
  howToPlay: 'Règles du jeu',
  loading: 'Un instant',
  toStart: 'Retour à l’accueil',
  close: 'Fermer',
  retry: 'Réessayer',
  broken: {
    heading: 'Quelque chose est tombé de l’étal',
    text: 'L’erreur vient du programme, pas de toi. Recharge la page : la partie en cours est enregistrée.',
    reload: 'Recharger',
    details: 'Détails pour le dépannage',
  },
  offline: {
    heading: 'Il manque un morceau de la page',
    text: 'Il n’a pas pu être chargé. Vérifie la connexion et réessaie.',
  },
  badLink: {
    heading: 'Ce lien ne mène nulle part',
    why,
    remedy:
      'Il est peut-être incomplet ou vient d’une autre version. Redemande-le, ou prépare la partie toi-même.',
  },
  noPage: { heading: 'Cette page n’existe pas', text: 'L’adresse contient peut-être une faute de frappe.' },
} satisfies AppMessages;

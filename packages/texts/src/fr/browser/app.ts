import type { AppMessages } from '../../messages/browser/app.ts';

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
    text: 'Il est peut-être incomplet ou vient d’une autre version. Redemande-le, ou prépare la partie toi-même.',
  },
  noPage: { heading: 'Cette page n’existe pas', text: 'L’adresse contient peut-être une faute de frappe.' },
} satisfies AppMessages;

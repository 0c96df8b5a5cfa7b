import type { AppMessages } from '../../messages/browser/app.ts';

export const app = {
  title: 'Kairo',
  loading: 'Un instant',
  toStart: 'Vers la page d’accueil',
  close: 'Fermer',
  back: 'Retour',
  retry: 'Réessayer',
  broken: {
    heading: 'Quelque chose est tombé de l’étal',
    text: 'C’est une erreur du programme, pas la tienne. Recharge la page : la partie en cours est conservée.',
    reload: 'Recharger',
    details: 'Pour qui réparera',
  },
  offline: {
    heading: 'Il manque une partie de la page',
    text: 'Elle n’a pas pu être chargée. Vérifie la connexion et réessaie.',
  },
  badLink: {
    heading: 'Ce lien ne mène nulle part',
    text: 'Il est peut-être coupé ou vient d’une autre version. Redemande-le, ou prépare la partie toi-même.',
  },
  noPage: { heading: 'Cette page n’existe pas', text: 'L’adresse contient peut-être une faute de frappe.' },
} satisfies AppMessages;

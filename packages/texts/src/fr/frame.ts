import type { AppMessages, PreferenceMessages } from '../messages/frame.ts';
import type { FrameTexts } from '../pageTexts.ts';
import { terms } from './terms.ts';
import { typeset } from './typography.ts';

const why: AppMessages['badLink']['why'] = (error) => {
  switch (error.code) {
    case 'link/unknown-board':
      return `Le plateau « ${error.found} » n’existe pas ici, seulement ${terms.and(error.known)}.`;
    case 'link/unknown-player':
      return `Le joueur « ${error.found} » n’existe pas ici, seulement ${terms.and(error.known)}.`;
    case 'setup/players':
      return `Il est fait pour ${terms.count.players(Number(error.found))} ; le jeu se joue de ${error.min} à ${error.max}.`;
    case 'link/malformed':
      return error.field === 'link' ? 'Il est illisible.' : `« ${error.field} » y manque ou y est incorrect.`;
  }
};

const app = {
  title: 'Kairo',
  howToPlay: 'Règles du jeu',
  loading: 'Un instant',
  toStart: 'Retour à l’accueil',
  close: 'Fermer',
  retry: 'Réessayer',
  badge: { noNetwork: 'pas de réseau', newVersion: 'nouvelle version' },
  broken: {
    heading: 'Quelque chose est tombé de l’étal',
    text: 'L’erreur vient du programme, pas de toi. Recharge la page : la partie en cours est enregistrée.',
    reload: 'Recharger',
    details: 'Détails techniques',
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

const preferences = {
  heading: 'Préférences',
  language: 'Langue',
  switchTo: { day: 'Passer en mode jour', night: 'Passer en mode nuit' },
  theme: { label: 'Thème', day: 'Jour', night: 'Nuit', system: 'Selon l’appareil' },
  sound: { label: 'Son', volume: 'Volume', mute: 'Couper le son', unmute: 'Remettre le son' },
  motion: {
    label: 'Animations',
    slow: 'Lentes',
    normal: 'Normales',
    fast: 'Rapides',
    none: 'Aucune',
    reduced: 'Ton appareil demande de réduire les animations : il n’y en a donc aucune.',
  },
  patterns: { label: 'Motifs plus marqués', note: 'Les couleurs se distinguent mieux.' },
  signs: {
    label: 'Symboles plus grands',
    note: 'Les symboles et les marchandises remplissent mieux leur tuile.',
  },
  shortcuts: {
    label: 'Raccourcis clavier',
    note: 'Pendant la partie, une lettre suffit pour choisir une action.',
  },
  autoEndTurn: {
    label: 'Fin de tour automatique',
    note: 'Un tour joué se termine après un court instant. Jusque-là, tu peux l’annuler.',
  },
  remarks: { label: 'Remarques des bots', note: 'Quelques mots aimables quand l’occasion s’y prête.' },
  notKept: 'Ce navigateur n’enregistre rien : tes choix durent jusqu’à la fermeture de la page.',
  unreadable: 'Tes anciennes préférences étaient illisibles. Voici celles par défaut.',
} satisfies PreferenceMessages;

export const texts: FrameTexts = typeset({ locale: 'fr', terms, app, preferences });

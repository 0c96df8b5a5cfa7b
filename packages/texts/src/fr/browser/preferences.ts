import type { PreferenceMessages } from '../../messages/browser/preferences.ts';

export const preferences = {
  heading: 'Préférences',
  language: 'Langue',
  switchTo: { day: 'Passer en mode jour', night: 'Passer en mode nuit' },
  theme: { label: 'Thème', day: 'Jour', night: 'Nuit', system: 'Comme l’appareil' },
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
    note: 'Ceux des joueurs et des marchandises remplissent mieux leur tuile.',
  },
  shortcuts: {
    label: 'Raccourcis à une touche',
    note: 'À la table, une lettre suffit pour choisir une action.',
  },
  autoEndTurn: {
    label: 'Fin de tour automatique',
    note: 'Tu ne peux alors plus revenir sur un tour joué.',
  },
  notKept: 'Ce navigateur n’enregistre rien : tes choix durent jusqu’à la fermeture de la page.',
  unreadable: 'Tes anciennes préférences étaient illisibles. Voici celles par défaut.',
} satisfies PreferenceMessages;

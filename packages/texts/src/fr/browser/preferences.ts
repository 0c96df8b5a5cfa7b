import type { PreferenceMessages } from '../../messages/browser/preferences.ts';

export const preferences = {
  heading: 'Préférences',
  language: 'Langue',
  theme: { label: 'Lumière', day: 'Jour', night: 'Nuit', system: 'Comme l’appareil' },
  sound: { label: 'Son', volume: 'Volume', mute: 'Couper le son', unmute: 'Remettre le son' },
  motion: {
    label: 'Mouvements',
    slow: 'Lents',
    normal: 'Moyens',
    fast: 'Rapides',
    none: 'Aucun',
    reduced: 'Ton appareil demande moins de mouvement : il n’y en a donc pas.',
  },
  patterns: { label: 'Motifs plus marqués', note: 'Les couleurs se distinguent mieux.' },
  signs: { label: 'Signes plus grands', note: 'Sceaux et marchandises remplissent mieux leur tuile.' },
  shortcuts: { label: 'Raccourcis à une touche', note: 'À la table, des lettres choisissent les actions.' },
  autoEndTurn: {
    label: 'Les tours se terminent seuls',
    note: 'Un tour joué ne peut alors plus être annulé.',
  },
  notKept: 'Ce navigateur ne garde rien : tes choix durent jusqu’à la fermeture de la page.',
  unreadable: 'Tes anciennes préférences étaient illisibles. Voici celles d’origine.',
} satisfies PreferenceMessages;

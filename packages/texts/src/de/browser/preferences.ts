import type { PreferenceMessages } from '../../messages/browser/preferences.ts';

export const preferences = {
  heading: 'Einstellungen',
  language: 'Sprache',
  switchTo: { day: 'Auf Tag umschalten', night: 'Auf Nacht umschalten' },
  theme: { label: 'Darstellung', day: 'Tag', night: 'Nacht', system: 'Wie das Gerät' },
  sound: { label: 'Ton', volume: 'Lautstärke', mute: 'Ton ausschalten', unmute: 'Ton einschalten' },
  motion: {
    label: 'Animationen',
    slow: 'Langsam',
    normal: 'Mittel',
    fast: 'Schnell',
    none: 'Keine',
    reduced: 'Dein Gerät ist auf weniger Bewegung eingestellt, darum gibt es keine.',
  },
  patterns: { label: 'Kräftigere Muster', note: 'So sind die Farben leichter zu unterscheiden.' },
  signs: { label: 'Größere Symbole', note: 'Siegel und Waren füllen ihre Plättchen stärker aus.' },
  shortcuts: { label: 'Tastenkürzel', note: 'Am Tisch wählst du Aktionen mit Buchstaben.' },
  autoEndTurn: {
    label: 'Züge enden von selbst',
    note: 'Ein fertiger Zug lässt sich dann nicht mehr zurücknehmen.',
  },
  notKept: 'Dieser Browser merkt sich nichts: Deine Wahl gilt, bis du die Seite schließt.',
  unreadable: 'Deine früheren Einstellungen waren nicht lesbar. Jetzt gelten die üblichen.',
} satisfies PreferenceMessages;

import type { PreferenceMessages } from '../../messages/browser/preferences.ts';

export const preferences = {
  heading: 'Einstellungen',
  language: 'Sprache',
  theme: { label: 'Licht', day: 'Tag', night: 'Nacht', system: 'Wie das Gerät' },
  sound: { label: 'Ton', volume: 'Lautstärke', mute: 'Ton ausschalten', unmute: 'Ton einschalten' },
  motion: {
    label: 'Animationen',
    slow: 'Langsam',
    normal: 'Mittel',
    fast: 'Schnell',
    none: 'Keine',
    reduced: 'Dein Gerät bittet um weniger Bewegung, darum gibt es keine.',
  },
  patterns: { label: 'Kräftigere Muster', note: 'Farben sind leichter zu unterscheiden.' },
  signs: { label: 'Größere Zeichen', note: 'Siegel und Waren füllen ihr Plättchen mehr aus.' },
  shortcuts: { label: 'Tastenkürzel', note: 'Buchstaben wählen am Tisch die Aktionen.' },
  autoEndTurn: {
    label: 'Züge enden von selbst',
    note: 'Ein fertiger Zug lässt sich dann nicht mehr zurücknehmen.',
  },
  notKept: 'Dieser Browser merkt sich nichts: Deine Wahl gilt, bis du die Seite schließt.',
  unreadable: 'Deine früheren Einstellungen waren nicht lesbar. Das sind die üblichen.',
} satisfies PreferenceMessages;

import type { AppMessages, PreferenceMessages } from '../messages/frame.ts';
import type { FrameTexts } from '../pageTexts.ts';
import { terms } from './terms.ts';

const why: AppMessages['badLink']['why'] = (error) => {
  switch (error.code) {
    case 'link/unknown-board':
      return `Den Spielplan „${error.found}“ gibt es hier nicht, nur ${terms.and(error.known)}.`;
    case 'link/unknown-player':
      return `Den Mitspieler „${error.found}“ gibt es hier nicht, nur ${terms.and(error.known)}.`;
    case 'setup/players':
      return `Er ist für ${terms.count.players(Number(error.found))}; das Spiel ist für ${error.min} bis ${error.max}.`;
    case 'link/malformed':
      return error.field === 'link'
        ? 'Er lässt sich nicht lesen.'
        : `„${error.field}“ fehlt darin oder stimmt nicht.`;
  }
};

const app = {
  title: 'Kairo',
  howToPlay: 'Spielregeln',
  loading: 'Einen Moment',
  toStart: 'Zur Startseite',
  close: 'Schließen',
  retry: 'Noch einmal versuchen',
  badge: { noNetwork: 'kein Netz', newVersion: 'neue Version' },
  broken: {
    heading: 'Da ist etwas vom Stand gefallen',
    text: 'Das ist ein Fehler des Programms, nicht deiner. Lade die Seite neu: Ein laufendes Spiel bleibt erhalten.',
    reload: 'Neu laden',
    details: 'Einzelheiten für die Fehlersuche',
  },
  offline: {
    heading: 'Ein Teil der Seite fehlt',
    text: 'Er ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.',
  },
  badLink: {
    heading: 'Dieser Link führt nirgendwohin',
    why,
    remedy:
      'Vielleicht ist er abgeschnitten oder stammt aus einer anderen Version. Lass ihn dir noch einmal schicken oder stell das Spiel selbst zusammen.',
  },
  noPage: { heading: 'Diese Seite gibt es nicht', text: 'Vielleicht steckt in der Adresse ein Tippfehler.' },
} satisfies AppMessages;

const preferences = {
  heading: 'Einstellungen',
  language: 'Sprache',
  switchTo: { day: 'Zum Tagmodus wechseln', night: 'Zum Nachtmodus wechseln' },
  theme: { label: 'Darstellung', day: 'Tag', night: 'Nacht', system: 'System' },
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
  signs: { label: 'Größere Symbole', note: 'Symbole und Waren füllen ihre Plättchen stärker aus.' },
  shortcuts: { label: 'Tastenkürzel', note: 'Im Spiel wählst du Aktionen mit Buchstaben.' },
  autoEndTurn: {
    label: 'Züge automatisch beenden',
    note: 'Ein fertiger Zug endet nach kurzer Zeit. So lange kannst du ihn zurücknehmen.',
  },
  remarks: { label: 'Bemerkungen der Bots', note: 'Ein paar freundliche Worte, wenn es passt.' },
  notKept: 'Dieser Browser merkt sich nichts: Deine Wahl gilt, bis du die Seite schließt.',
  unreadable: 'Deine früheren Einstellungen waren nicht lesbar. Es gelten die Standardeinstellungen.',
} satisfies PreferenceMessages;

export const texts: FrameTexts = { locale: 'de', terms, app, preferences };

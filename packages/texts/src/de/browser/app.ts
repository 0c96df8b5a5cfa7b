import type { AppMessages } from '../../messages/browser/app.ts';

export const app = {
  title: 'Kairo',
  howToPlay: 'Spielregeln',
  loading: 'Einen Moment',
  toStart: 'Zur Startseite',
  close: 'Schließen',
  retry: 'Noch einmal versuchen',
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
    text: 'Vielleicht ist er abgeschnitten oder stammt aus einer anderen Version. Lass ihn dir noch einmal schicken oder stell das Spiel selbst zusammen.',
  },
  noPage: { heading: 'Diese Seite gibt es nicht', text: 'Vielleicht steckt in der Adresse ein Tippfehler.' },
} satisfies AppMessages;

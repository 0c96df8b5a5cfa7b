import type { AppMessages } from '../../messages/browser/app.ts';
import { terms } from '../terms.ts';

const why: AppMessages['badLink']['why'] = (error) => {
  switch (error.code) {
    case 'link/unknown-board':
      return `Den Spielplan „${error.found}“ gibt es hier nicht, nur ${error.known.join(', ')}.`;
    case 'link/unknown-player':
      return `Den Mitspieler „${error.found}“ gibt es hier nicht, nur ${error.known.join(', ')}.`;
    case 'setup/players':
      return `Er ist für ${terms.count.players(Number(error.found))}; das Spiel ist für ${error.min} bis ${error.max}.`;
    case 'link/malformed':
      return error.field === 'link'
        ? 'Er lässt sich nicht lesen.'
        : `„${error.field}“ fehlt darin oder stimmt nicht.`;
  }
};

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
    why,
    remedy:
      'Vielleicht ist er abgeschnitten oder stammt aus einer anderen Version. Lass ihn dir noch einmal schicken oder stell das Spiel selbst zusammen.',
  },
  noPage: { heading: 'Diese Seite gibt es nicht', text: 'Vielleicht steckt in der Adresse ein Tippfehler.' },
} satisfies AppMessages;

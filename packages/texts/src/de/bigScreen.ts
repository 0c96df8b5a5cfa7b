import type { BigScreenMessages } from '../messages/bigScreen.ts';
import { terms } from './terms.ts';

export const texts: BigScreenMessages = {
  scan: 'Scanne einen Code und nimm mit deinem Handy Platz.',
  scanNote: 'Deine Karten hast du auf dem Handy, das Brett sehen hier alle.',
  free: 'Frei',
  scanToSit: 'Scannen und Platz nehmen',
  ready: 'Bereit',
  notReady: 'Noch nicht bereit',
  bot: 'Bot',
  noCamera: (address) => `Keine Kamera? Öffne ${address} und gib ein`,
  full: 'Alle Plätze sind besetzt. Der Gastgeber startet die Partie.',
  qr: (seat) => `Bild des Links zum Platz ${seat}`,
  over: (winners) =>
    winners.length === 1 ? `${terms.and(winners)} gewinnt` : `${terms.and(winners)} gewinnen gemeinsam`,
  title: 'Gemeinsamer Bildschirm',
};

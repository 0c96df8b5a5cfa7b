import type { BigScreenMessages } from '../messages/bigScreen.ts';
import { terms } from './terms.ts';

export const texts: BigScreenMessages = {
  scan: 'Escanea un código y siéntate con tu móvil.',
  scanNote: 'Tus cartas están en tu móvil; el tablero está aquí, a la vista de todos.',
  free: 'Libre',
  scanToSit: 'Escanea para sentarte',
  ready: 'Listo',
  notReady: 'Aún no está listo',
  bot: 'Bot',
  noCamera: (address) => `¿Sin cámara? Abre ${address} e introduce`,
  full: 'Todos los asientos están ocupados. El anfitrión empieza la partida.',
  qr: (seat) => `Imagen del enlace al asiento ${seat}`,
  over: (winners) => (winners.length === 1 ? `Gana ${terms.and(winners)}` : `Ganan ${terms.and(winners)}`),
  title: 'Pantalla compartida',
};

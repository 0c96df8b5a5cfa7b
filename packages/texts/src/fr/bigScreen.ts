import type { BigScreenMessages } from '../messages/bigScreen.ts';
import { terms } from './terms.ts';
import { typeset } from './typography.ts';

export const texts: BigScreenMessages = typeset({
  scan: 'Scanne un code et prends place avec ton téléphone.',
  scanNote: 'Tes cartes sont sur ton téléphone ; le plateau est ici, sous les yeux de tous.',
  free: 'Libre',
  scanToSit: 'Scanne pour t’asseoir',
  ready: 'Prêt',
  notReady: 'Pas encore prêt',
  bot: 'Bot',
  noCamera: (address) => `Pas d’appareil photo ? Ouvre ${address} et saisis`,
  full: 'Toutes les places sont prises. L’hôte lance la partie.',
  qr: (seat) => `Image du lien vers la place ${seat}`,
  over: (winners) =>
    winners.length === 1 ? `${terms.and(winners)} gagne` : `${terms.and(winners)} gagnent ensemble`,
  title: 'Écran partagé',
});

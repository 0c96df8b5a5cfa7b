import type { DeviceMessages } from '../messages/device.ts';

export const texts: DeviceMessages = {
  heading: 'Auf diesem Gerät',
  newVersion: {
    heading: 'Eine neue Version ist da',
    text: 'Sie startet, wenn du Kairo das nächste Mal öffnest, oder gleich. Deine Partie ist gespeichert.',
    start: 'Jetzt starten',
  },
  noNetwork: {
    heading: 'Kein Netz',
    text: 'Partien auf diesem Gerät gehen weiter wie gewohnt. Online-Tische öffnen sich, sobald du wieder verbunden bist.',
  },
  kept: {
    heading: 'Bereit auch ohne Netz',
    text: 'Ab jetzt öffnet sich Kairo auf diesem Gerät auch ohne Verbindung.',
  },
  notSecure: {
    heading: 'Öffnet sich nur mit Netz',
    text: 'Diese Adresse nutzt kein https, darum kann dein Browser Kairo nicht behalten oder installieren. Alles andere geht.',
  },
  install: {
    heading: 'Kairo auf diesem Gerät behalten',
    text: 'Es öffnet sich wie eine App und braucht kein Netz.',
    install: 'Installieren',
    notNow: 'Jetzt nicht',
    byHand: { share: 'Teilen', add: 'Zum Home-Bildschirm' },
  },
};

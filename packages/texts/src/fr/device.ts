import type { DeviceMessages } from '../messages/device.ts';
import { typeset } from './typography.ts';

export const texts: DeviceMessages = typeset({
  heading: 'Sur cet appareil',
  newVersion: {
    heading: 'Une nouvelle version est prête',
    text: 'Elle démarrera à la prochaine ouverture de Kairo, ou tout de suite si tu veux. Ta partie est enregistrée.',
    start: 'La démarrer',
  },
  noNetwork: {
    heading: 'Pas de réseau',
    text: 'Les parties sur cet appareil continuent comme d’habitude. Les tables en ligne s’ouvriront dès que tu seras reconnecté.',
  },
  kept: {
    heading: 'Prêt à servir sans réseau',
    text: 'Désormais, Kairo s’ouvre sur cet appareil même sans connexion.',
  },
  notSecure: {
    heading: 'Ne s’ouvre qu’avec le réseau',
    text: 'Cette adresse n’utilise pas https : ton navigateur ne peut ni garder ni installer Kairo. Tout le reste fonctionne.',
  },
  install: {
    heading: 'Garder Kairo sur cet appareil',
    text: 'Il s’ouvre comme une application et se passe de réseau.',
    install: 'Installer',
    notNow: 'Pas maintenant',
    byHand: { share: 'Partager', add: 'Sur l’écran d’accueil' },
  },
});

import type { DeviceMessages } from '../messages/device.ts';

export const texts: DeviceMessages = {
  heading: 'On this device',
  newVersion: {
    heading: 'A new version is ready',
    text: 'It starts the next time you open Kairo, or now if you like. Your game is saved.',
    start: 'Start it now',
  },
  noNetwork: {
    heading: 'No network',
    text: 'Games on this device go on as usual. Online tables open once you are connected again.',
  },
  kept: {
    heading: 'Ready for use without a network',
    text: 'From now on, Kairo opens on this device even when you are offline.',
  },
  notSecure: {
    heading: 'Opens only with a network',
    text: 'This address does not use https, so your browser will not keep or install Kairo. Everything else works.',
  },
  install: {
    heading: 'Keep Kairo on this device',
    text: 'It opens like an app and needs no network.',
    install: 'Install',
    notNow: 'Not now',
    byHand: { share: 'Share', add: 'Add to Home Screen' },
  },
};

/** Which notes about Kairo on this device are shown where. Reading them in a component subscribes it. */
import { isInstallDeclined, wayToInstall } from '../../offline/install.ts';
import { hasNetwork, isNewlyKept, newVersion } from '../../offline/version.ts';
import { finishedGames } from '../../storage/finishedGames.ts';

export type DeviceNote =
  | 'newVersion'
  | 'noNetwork'
  /** It opens without a network from now on. */
  | 'kept'
  /** Neither installing nor opening without a network is possible at this address. */
  | 'notSecure'
  | 'install'
  | 'installByHand'
  /** The same with a way to decline. */
  | 'offerToInstall'
  | 'offerToInstallByHand';

/** Installing is offered to those who came back to play. */
const GAMES_BEFORE_OFFER = 2;

function notesIf(...notes: readonly (readonly [DeviceNote, boolean])[]): DeviceNote[] {
  return notes.filter(([, holds]) => holds).map(([note]) => note);
}

const isNewer = (): boolean => newVersion.value !== undefined;

export function notesOnStartPage(): readonly DeviceNote[] {
  const isOffered = !isInstallDeclined.value && finishedGames() >= GAMES_BEFORE_OFFER;
  const way = isOffered ? wayToInstall() : 'none';
  return notesIf(
    ['newVersion', isNewer()],
    ['kept', isNewlyKept.value],
    ['offerToInstall', way === 'button'],
    ['offerToInstallByHand', way === 'by-hand'],
  );
}

export function notesInMenu(): readonly DeviceNote[] {
  return notesIf(['newVersion', isNewer()], ['noNetwork', !hasNetwork.value]);
}

export function notesInPreferences(): readonly DeviceNote[] {
  const way = wayToInstall();
  return [
    ...notesInMenu(),
    ...notesIf(
      ['install', way === 'button'],
      ['installByHand', way === 'by-hand'],
      ['notSecure', !isSecureContext],
    ),
  ];
}

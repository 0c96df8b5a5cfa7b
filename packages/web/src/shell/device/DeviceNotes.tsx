/** What there is to say about Kairo on this device: a newer version, no network, installing. */
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/texts.ts';
import { declineInstall, install } from '../../offline/install.ts';
import { reloadNewest } from '../../offline/reload.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import '../../styles/device.css';
import { DeviceIcon } from './DeviceIcon.tsx';
import type { DeviceNote } from './notes.ts';

export function DeviceNotes({ notes }: { readonly notes: readonly DeviceNote[] }) {
  return (
    <div class="device-notes">
      {notes.map((note) => {
        const Note = NOTES[note];
        return <Note key={note} />;
      })}
    </div>
  );
}

interface Props {
  readonly picture: ComponentChildren;
  readonly texts: { readonly heading: string; readonly text: string };
  readonly children?: ComponentChildren;
}

function Card({ picture, texts: { heading, text }, children }: Props) {
  return (
    <section class="device-note" role="status">
      {picture}
      <div>
        <b>{heading}</b>
        <p>{text}</p>
      </div>
      {children !== undefined && <div class="device-ways">{children}</div>}
    </section>
  );
}

function NewVersion() {
  const words = t.device.newVersion;
  return (
    <Card picture={<DeviceIcon name="update" size={24} />} texts={words}>
      <button type="button" class="button small" onClick={() => void reloadNewest()}>
        {words.start}
      </button>
    </Card>
  );
}

const NoNetwork = () => <Card picture={<DeviceIcon name="offline" size={24} />} texts={t.device.noNetwork} />;

const Kept = () => <Card picture={<UiIcon name="check" size={24} />} texts={t.device.kept} />;

const NotSecure = () => <Card picture={<UiIcon name="caution" size={24} />} texts={t.device.notSecure} />;

const appIcon = <img class="app-icon" src="./icon-192.png" alt="" width="56" height="56" />;

function Install({ canDecline = false }: { readonly canDecline?: boolean }) {
  const words = t.device.install;
  return (
    <Card picture={appIcon} texts={words}>
      {canDecline && <NotNow />}
      <button type="button" class="button small primary" onClick={() => void install()}>
        <DeviceIcon name="install" size={20} />
        {words.install}
      </button>
    </Card>
  );
}

function NotNow() {
  return (
    <button type="button" class="button small plain" onClick={declineInstall}>
      {t.device.install.notNow}
    </button>
  );
}

/** The two steps in Safari's share sheet. */
function InstallByHand({ canDecline = false }: { readonly canDecline?: boolean }) {
  const words = t.device.install;
  return (
    <Card picture={appIcon} texts={words}>
      <ol class="install-steps">
        <li>
          <DeviceIcon name="share" size={20} />
          {words.byHand.share}
        </li>
        <li>
          <UiIcon name="plus" size={20} />
          {words.byHand.add}
        </li>
      </ol>
      {canDecline && <NotNow />}
    </Card>
  );
}

const NOTES = {
  newVersion: NewVersion,
  noNetwork: NoNetwork,
  kept: Kept,
  notSecure: NotSecure,
  install: () => <Install />,
  offerToInstall: () => <Install canDecline />,
  installByHand: () => <InstallByHand />,
  offerToInstallByHand: () => <InstallByHand canDecline />,
} satisfies { readonly [note in DeviceNote]: () => ComponentChildren };

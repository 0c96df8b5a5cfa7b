/** Takes a person's seats along: a recovery code, the devices, and the end of it all. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { goTo, HOME, RECOVER, recoverAddress } from '../../address/route.ts';
import { type Devices, deleteMe, devices, makeCode, signOut } from '../../client/online/person.ts';
import { t } from '../../i18n/texts.ts';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { forgetName } from '../../storage/ownName.ts';
import { CopyField } from '../parts/CopyField.tsx';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import { QrWhenNeeded } from '../parts/QrWhenNeeded.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useRequest } from '../parts/useRequest.ts';

/** In groups of four, as it is read out. */
function spelled(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}

export function SeatsAlong({ onClose }: { readonly onClose: () => void }) {
  const words = t.own.along;
  const known = useSignal<Devices | undefined>(undefined);
  const isDeleting = useSignal(false);
  const requests = useRequest();
  const { run, error } = requests;
  const look = (): void =>
    run(devices, (found) => {
      known.value = found;
    });
  // Once, when it is opened.
  useEffect(look, []);
  const isStranger = error.value?.code === 'identity/missing';
  if (isDeleting.value) {
    return <Deletion onClose={onClose} onKeep={() => (isDeleting.value = false)} />;
  }
  return (
    <Dialog heading={words.heading} className="along" onClose={onClose}>
      <p>{isStranger ? words.stranger : words.text}</p>
      {!isStranger && <Refused error={error.value} />}
      {known.value !== undefined && (
        <>
          <Code madeAt={known.value.recovery?.createdAt} />
          <h3 class="field-heading">{words.devices}</h3>
          <ul class="devices">
            {known.value.devices.map((device) => (
              <Device
                key={device.device}
                device={device}
                isOnly={known.value?.devices.length === 1 && known.value.recovery === null}
                onSignOut={() =>
                  run(
                    () => signOut(device.device),
                    () => {
                      if (device.isThis) goTo(HOME);
                      else setTimeout(look);
                    },
                  )
                }
              />
            ))}
          </ul>
          <button
            type="button"
            class="text-button danger"
            onClick={() => {
              isDeleting.value = true;
            }}
          >
            {words.remove.open}
          </button>
        </>
      )}
    </Dialog>
  );
}

function Code({ madeAt }: { readonly madeAt: number | undefined }) {
  const words = t.own.along;
  const code = useSignal<string | undefined>(undefined);
  const { isBusy, error, run } = useRequest();
  if (code.value === undefined) {
    return (
      <div class="along-make">
        <Refused error={error.value} />
        <button
          type="button"
          class="button primary"
          aria-disabled={isBusy.value}
          onClick={() =>
            run(makeCode, (made) => {
              code.value = made.code;
            })
          }
        >
          <OnlineIcon name="key" size={22} />
          {words.make}
        </button>
        <p class="quiet">{madeAt === undefined ? words.makeNote : words.madeOn(new Date(madeAt))}</p>
      </div>
    );
  }
  const here = new URL(RECOVER, location.href).href.replace(/^https?:\/\//, '');
  return (
    <div class="along-code">
      <QrWhenNeeded text={new URL(recoverAddress(code.value), location.href).href} label={words.qr} />
      <div>
        <p>{words.scan(here)}</p>
        <CopyField label={words.code} text={code.value} shown={spelled(code.value)} isLarge />
        <p class="quiet">{words.keep}</p>
      </div>
    </div>
  );
}

interface DeviceProps {
  readonly device: Devices['devices'][number];
  /** No other device and no code leads back. */
  readonly isOnly: boolean;
  readonly onSignOut: () => void;
}

const PHONES = /Android|iPhone|iPad/;

function Device({ device: { label, createdAt, seenAt, isThis }, isOnly, onSignOut }: DeviceProps) {
  const words = t.own.along;
  const isSure = useSignal(false);
  const name = label || words.unknownDevice;
  const ask = (): void => {
    if (isThis && isOnly && !isSure.value) isSure.value = true;
    else onSignOut();
  };
  return (
    <li class="device">
      <OnlineIcon name={PHONES.test(label) ? 'phone' : 'screen'} size={24} />
      <span>
        <b>{name}</b>
        <small>{isThis ? words.thisDevice : words.seen(new Date(seenAt))}</small>
        <small>{words.since(new Date(createdAt))}</small>
        {isSure.value && <small role="alert">{words.signOutLast}</small>}
      </span>
      <button type="button" class="button" aria-label={words.signOutOf(name)} onClick={ask}>
        {words.signOut}
      </button>
    </li>
  );
}

function Deletion({ onClose, onKeep }: { readonly onClose: () => void; readonly onKeep: () => void }) {
  const words = t.own.along.remove;
  const isDone = useSignal(false);
  const { isBusy, error, run } = useRequest();
  const leave = (): void => {
    onClose();
    if (isDone.value) goTo(HOME);
  };
  return (
    <Dialog heading={words.heading} className="along" onClose={leave}>
      {isDone.value ? (
        <p role="status">{words.done}</p>
      ) : (
        <>
          <ul class="consequences-list">
            {words.what.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p class="quiet">{words.local}</p>
          <Refused error={error.value} />
          <div class="dialog-buttons">
            <button type="button" class="button" onClick={onKeep}>
              {words.keep}
            </button>
            <button
              type="button"
              class="button primary"
              aria-disabled={isBusy.value}
              onClick={() =>
                run(deleteMe, () => {
                  forgetName();
                  isDone.value = true;
                })
              }
            >
              {words.confirm}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The dialogs of the game page, one at a time. Each is loaded when it is first opened. */
import type { TableSetup } from '@kairo/protocol';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import { useOnline } from '../../game/online.ts';
import type { Overlay } from '../../game/overlay.ts';
import { OnItsWay } from '../../shell/loading/Loading.tsx';
import { lazy, lazyDialog } from '../../shell/loading/lazy.tsx';
import { NotArrived } from '../../shell/loading/NotArrived.tsx';

const Hints = lazyDialog(async () => (await import('../hints/Hints.tsx')).Hints, 'advice');
const Since = lazyDialog(async () => (await import('./Since.tsx')).Since);
const Shortcuts = lazyDialog(async () => (await import('./Shortcuts.tsx')).Shortcuts);
const Scoring = lazyDialog(async () => (await import('../scoring/Scoring.tsx')).Scoring);
const Menu = lazyDialog(async () => (await import('./Menu.tsx')).Menu, 'device', 'again');
const DropOut = lazyDialog(async () => (await import('./DropOut.tsx')).DropOut);
const PaymentPicker = lazyDialog(async () => (await import('../payment/PaymentPicker.tsx')).PaymentPicker);
const Unsaved = lazyDialog(async () => (await import('./StorageDialogs.tsx')).Unsaved);
const StorageFailure = lazy(async () => (await import('./StorageDialogs.tsx')).StorageFailure, {
  waiting: OnItsWay,
  failed: RetryStorage,
});

function RetryStorage() {
  const { session } = useGame();
  return <NotArrived onClose={() => session.chooseStorage('retry')} />;
}

export interface OverlayProps {
  readonly overlay: Signal<Overlay>;
  /** Milliseconds for each part of the final scoring. */
  readonly scoringPace: number;
  readonly onRematch: (setup: TableSetup) => void;
  readonly onLeave: () => void;
}

export function Overlays({ overlay, scoringPace, onRematch, onLeave }: OverlayProps) {
  const { session, view } = useGame();
  const online = useOnline();
  const isEnding = view.value.phase === 'final';
  useEffect(() => {
    // The result must be there when the game ends, even if the connection is lost until then.
    if (isEnding) Scoring.load().catch(() => undefined);
  }, [isEnding]);
  const close = (): void => {
    overlay.value = undefined;
  };
  if (session.storage.value === 'failed') return <StorageFailure />;
  switch (overlay.value) {
    case 'hints':
      return <Hints onClose={close} />;
    case 'since':
      return <Since onClose={close} />;
    case 'shortcuts':
      return <Shortcuts onClose={close} />;
    case 'scoring':
      return online !== undefined && view.value.outcome === undefined ? (
        <online.EarlyEnd onLeave={onLeave} onClose={close} />
      ) : (
        <Scoring pace={scoringPace} onRematch={onRematch} onNew={onLeave} onClose={close} />
      );
    case 'menu':
      return <Menu overlay={overlay} onLeave={onLeave} onClose={close} />;
    case 'payment':
      return <PaymentPicker onClose={close} />;
    case 'dropOut':
      return <DropOut onClose={close} />;
    case 'talk':
      return online === undefined ? null : <online.TalkSheet onClose={close} />;
    case 'unsaved':
      return <Unsaved onClose={close} />;
    case 'past':
    case undefined:
      return null;
  }
}

/** The dialogs of the game page, one at a time. Loaded later, because the game is playable without them. */
import type { TableSetup } from '@kairo/protocol';
import type { Signal } from '@preact/signals';
import { useGame } from '../../game/context.ts';
import type { Overlay } from '../../game/overlay.ts';
import { Hints } from '../hints/Hints.tsx';
import { PaymentPicker } from '../payment/PaymentPicker.tsx';
import { Scoring } from '../scoring/Scoring.tsx';
import { Menu } from './Menu.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Since } from './Since.tsx';
import { StorageFailure, Unsaved } from './StorageDialogs.tsx';

export interface OverlayProps {
  readonly overlay: Signal<Overlay>;
  /** Milliseconds for each part of the final scoring. */
  readonly scoringPace: number;
  readonly onRematch: (setup: TableSetup) => void;
  readonly onLeave: () => void;
}

export function Overlays({ overlay, scoringPace, onRematch, onLeave }: OverlayProps) {
  const close = (): void => {
    overlay.value = undefined;
  };
  if (useGame().session.storage.value === 'failed') return <StorageFailure />;
  switch (overlay.value) {
    case 'hints':
      return <Hints onClose={close} />;
    case 'since':
      return <Since onClose={close} />;
    case 'shortcuts':
      return <Shortcuts onClose={close} />;
    case 'scoring':
      return <Scoring pace={scoringPace} onRematch={onRematch} onNew={onLeave} onClose={close} />;
    case 'menu':
      return <Menu overlay={overlay} onLeave={onLeave} />;
    case 'payment':
      return <PaymentPicker onClose={close} />;
    case 'unsaved':
      return <Unsaved onClose={close} />;
    case undefined:
      return null;
  }
}

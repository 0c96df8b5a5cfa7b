/** The buttons of a replay: from turn to turn, how fast, to the next of a kind. */
import type { Wanted } from '@kairo/texts/browser';
import { useSignal } from '@preact/signals';
import { star } from '../geometry/star.ts';
import { t } from '../i18n/texts.ts';
import { Coin } from '../pieces/Coin.tsx';
import { DrawnIcon, UiIcon } from '../pieces/UiIcon.tsx';
import { useReplay } from './context.ts';
import { REPLAY_ICONS, type ReplayIconName } from './replayIcons.ts';
import { SPEEDS, type Speed } from './replayModel.ts';
import { type ReplayPlace, turnAddress } from './replayPlace.ts';

export function Steps() {
  const replay = useReplay();
  const words = t.replay.buttons;
  const turn = replay.turn.value;
  const isAtStart = turn === 0;
  const isAtEnd = turn >= replay.last;
  const isPlaying = replay.isPlaying.value;
  return (
    <div class="replay-steps">
      <Step icon="first" label={words.first} isOff={isAtStart} onPress={() => replay.go(0)} />
      <Step icon="back" label={words.back} isOff={isAtStart} onPress={() => replay.go(turn - 1)} />
      <button
        type="button"
        class="button primary"
        aria-label={isPlaying ? words.pause : words.play}
        title={isPlaying ? words.pause : words.play}
        onClick={() => replay.togglePlaying()}
      >
        {isPlaying ? <DrawnIcon drawing={REPLAY_ICONS.pause} size={26} /> : <UiIcon name="play" size={26} />}
      </button>
      <Step icon="forward" label={words.forward} isOff={isAtEnd} onPress={() => replay.go(turn + 1)} />
      <Step icon="last" label={words.last} isOff={isAtEnd} onPress={() => replay.go(replay.last)} />
    </div>
  );
}

interface StepProps {
  readonly icon: ReplayIconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

/** It keeps the focus where it has nothing to do. */
function Step({ icon, label, isOff, onPress }: StepProps) {
  return (
    <button
      type="button"
      class="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <DrawnIcon drawing={REPLAY_ICONS[icon]} size={24} />
    </button>
  );
}

const written = (speed: Speed): string => (speed === 0.5 ? '½' : String(speed));

export function Speeds() {
  const { speed } = useReplay();
  return (
    <fieldset class="replay-speeds">
      <legend>{t.replay.speed}</legend>
      {SPEEDS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={speed.value === one}
          onClick={() => (speed.value = one)}
        >
          {written(one)}
        </button>
      ))}
    </fieldset>
  );
}

/** The same in one button, which goes through all of them. */
export function SpeedButton() {
  const { speed } = useReplay();
  const shown = `${written(speed.value)}×`;
  const label = `${t.replay.speed} ${shown}`;
  return (
    <button
      type="button"
      class="button"
      aria-label={label}
      title={label}
      onClick={() => (speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length] ?? 1)}
    >
      {shown}
    </button>
  );
}

const WANTED: readonly Wanted[] = ['build', 'medal', 'income'];

export function NextOf() {
  const replay = useReplay();
  const words = t.replay;
  return (
    <div class="replay-next">
      <span aria-hidden="true">{words.next}</span>
      {WANTED.map((wanted) => (
        <button
          key={wanted}
          type="button"
          class="button plain"
          aria-label={words.nextOf[wanted]}
          aria-disabled={!replay.has(wanted)}
          onClick={() => replay.seek(wanted)}
        >
          <Sign of={wanted} />
          {words.wanted[wanted]}
        </button>
      ))}
    </div>
  );
}

function Sign({ of }: { readonly of: Wanted }) {
  if (of === 'build') return <UiIcon name="build" size={22} />;
  if (of === 'income') return <Coin colour="yellow" size={22} />;
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={star(12, 12, 11.5, 0.72)} fill="currentColor" />
    </svg>
  );
}

/** Copies a link to the turn that is shown, or shows it where the clipboard is not available. */
export function LinkToTurn(place: ReplayPlace) {
  const { turn } = useReplay();
  const copied = useSignal<{ readonly link: string; readonly isDone: boolean } | undefined>(undefined);
  const link = new URL(turnAddress(place, turn.value), location.href).href;
  const last = copied.value?.link === link ? copied.value : undefined;
  const copy = async (): Promise<void> => {
    const isDone = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    copied.value = { link, isDone: isDone ?? false };
  };
  return (
    <div class="replay-link">
      <button type="button" class="button plain" aria-label={t.replay.link} onClick={() => void copy()}>
        {last?.isDone ? (
          <UiIcon name="check" size={22} />
        ) : (
          <DrawnIcon drawing={REPLAY_ICONS.link} size={22} />
        )}
        <span>{t.replay.link}</span>
      </button>
      <p class="unseen" role="status">
        {last?.isDone && t.replay.linkCopied}
      </p>
      {last?.isDone === false && (
        <label>
          {t.replay.linkByHand}
          <input
            class="field"
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </div>
  );
}

/** "Try again from here": who plays in a new game that begins at a turn of this one. Also for other pages. */
import type { Seat } from '@kairo/engine';
import { PERSON, PLAYERS, type SeatSetup } from '@kairo/protocol';
import { useSignal } from '@preact/signals';
import { beginBranch } from '../game/branching.ts';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { Choice } from '../shell/dialog/Controls.tsx';
import { Dialog } from '../shell/dialog/Dialog.tsx';
import type { ReplaySource } from '../worker/replayControl.ts';

type Level = Exclude<SeatSetup['player'], typeof PERSON>;

const LEVELS = PLAYERS.filter((player): player is Level => player !== PERSON);

export interface TryAgainProps {
  /** After how many turns; 0 is the beginning. */
  readonly turn: number;
  /** Whose seat the reader takes, unless they choose another one. */
  readonly seat: Seat;
  /** Called when it is asked for: a record may have to be fetched. */
  readonly source: () => Promise<ReplaySource | undefined>;
  /** By seat. */
  readonly names: readonly string[];
  /** Of the game, by seat. */
  readonly players: readonly SeatSetup['player'][];
  /** Whether only this seat can be taken: of the others nothing is known. */
  readonly isOwnSeat?: boolean;
}

export function TryAgainButton(props: TryAgainProps) {
  const isOpen = useSignal(false);
  return (
    <>
      <button type="button" class="button plain" aria-haspopup="dialog" onClick={() => (isOpen.value = true)}>
        <UiIcon name="undo" size={22} />
        <span>{t.again.again}</span>
      </button>
      {isOpen.value && <TryAgain {...props} onClose={() => (isOpen.value = false)} />}
    </>
  );
}

/** The strongest bot of the game, so that the new one is like it. */
function levelOf(players: TryAgainProps['players']): Level {
  return LEVELS.findLast((level) => players.includes(level)) ?? 'merchant';
}

function TryAgain({
  turn,
  seat,
  source,
  names,
  players,
  isOwnSeat = false,
  onClose,
}: TryAgainProps & { readonly onClose: () => void }) {
  const taken = useSignal(seat);
  const level = useSignal(levelOf(players));
  const isBusy = useSignal(false);
  const begin = async (): Promise<void> => {
    isBusy.value = true;
    const found = await source();
    isBusy.value = false;
    if (found !== undefined)
      beginBranch({ source: found, wish: { turn, seat: taken.value, level: level.value } });
  };
  return (
    <Dialog heading={t.again.again} onClose={onClose}>
      <div class="menu">
        <p>{t.again.intro(turn)}</p>
        {!isOwnSeat && (
          <Choice
            label={t.again.seat}
            options={names.map((label, i) => ({ value: String(i), label }))}
            value={String(taken.value)}
            onChange={(value) => (taken.value = Number(value))}
          />
        )}
        <Choice
          label={t.again.bots}
          options={LEVELS.map((value) => ({ value, label: t.terms.bot[value] }))}
          value={level.value}
          onChange={(value) => (level.value = value)}
        />
        <button type="button" class="button primary" disabled={isBusy.value} onClick={() => void begin()}>
          {t.again.begin}
        </button>
      </div>
    </Dialog>
  );
}

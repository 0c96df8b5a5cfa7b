/** The parts that the coach brings to the game page: her row or portrait, and the tip. */
import { useEffect } from 'preact/hooks';
import type { CoachParts } from '../game/coach.ts';
import type { GameModel } from '../game/model.ts';
import { t } from '../i18n/texts.ts';
import { Emphasised } from '../pieces/Emphasised.tsx';
import { Nour } from '../pieces/Nour.tsx';
import { preferences } from '../preferences/store.ts';
import { focusSoon } from '../screen/focus/focusSoon.ts';
import { isPhone, layout } from '../screen/layout/layout.ts';
import type { CoachModel } from './coachModel.ts';
import { Ring, siteSelector, useAnchor } from './place.tsx';
import { Spoken } from './Spoken.tsx';
import type { Tip } from './tips.ts';

const PRESSES = ['pointerdown', 'keydown'] as const;

export function partsFor(coach: CoachModel, game: GameModel): CoachParts {
  return {
    Row: () => <Row coach={coach} />,
    Portrait: () => <Portrait coach={coach} />,
    Tip: () => <Tips coach={coach} game={game} />,
    shortcut: () => [t.coach.key, t.coach.keyDoes],
  };
}

interface Props {
  readonly coach: CoachModel;
}

function Row({ coach }: Props) {
  const { heading, given, off } = t.coach;
  const { tips } = preferences.value;
  return (
    <label class="switch panel coach-row">
      <Nour face="calm" size={44} />
      <span class="switch-text">
        {heading}
        <small class="switch-note">{tips ? given(coach.given.value.length) : off}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={tips}
        aria-checked={tips}
        onChange={(event) => coach.switchTo(event.currentTarget.checked)}
      />
    </label>
  );
}

function Portrait({ coach }: Props) {
  const { heading } = t.coach;
  const { tips } = preferences.value;
  return (
    <button
      type="button"
      class="icon-button coach-portrait"
      aria-label={heading}
      title={heading}
      aria-pressed={tips}
      onClick={() => coach.switchTo(!tips)}
    >
      <Nour face="calm" size={34} />
    </button>
  );
}

function Tips({ coach, game }: Props & { readonly game: GameModel }) {
  const { ringed } = coach;
  return (
    <>
      <Spoken coach={coach} />
      {coach.isShown.value && <Bubble coach={coach} game={game} />}
      {coach.hasStopped.value && <Stopped coach={coach} />}
      {ringed.value !== undefined && <Ring around={ringed.value} />}
    </>
  );
}

function Bubble({ coach, game }: Props & { readonly game: GameModel }) {
  const { showMe, gotIt, noMore, heading } = t.coach;
  const isSheet = isPhone(layout.value);
  const bubble = useAnchor(isSheet ? undefined : coach.tip.value, game);
  const show = (): void => {
    coach.show();
    focusSoon(shownAt(coach.tip.peek()));
  };
  return (
    <section ref={bubble} class={isSheet ? 'tip tip-sheet' : 'tip callout'} aria-label={heading}>
      <Nour face="calm" size={52} />
      <p>
        <Emphasised text={coach.line(t.coach)} />
      </p>
      <div class="tip-buttons">
        <button type="button" class="text-button" onClick={() => coach.switchTo(false)}>
          {noMore}
        </button>
        <button type="button" class="button" onClick={show}>
          {showMe}
        </button>
        <button type="button" class="button primary" onClick={() => coach.close()}>
          {gotIt}
        </button>
      </div>
    </section>
  );
}

/** Where the focus goes, so that a screen reader reads what the tip is about. */
function shownAt({ action, beside, pieces = [] }: Partial<Tip> = {}): string {
  if (action !== undefined) return '[data-confirm]';
  return beside === undefined ? siteSelector(pieces[0]?.[0] ?? '') : `${beside} button, button${beside}`;
}

/** Says where tips can be switched on again, until anything is pressed. */
function Stopped({ coach }: Props) {
  useEffect(() => {
    const end = (): void => {
      coach.hasStopped.value = false;
    };
    for (const type of PRESSES) addEventListener(type, end);
    return () => {
      for (const type of PRESSES) removeEventListener(type, end);
    };
  }, [coach]);
  return (
    <p class="tip tip-stopped">
      <Nour face="calm" size={40} />
      {t.coach.stopped}
    </p>
  );
}

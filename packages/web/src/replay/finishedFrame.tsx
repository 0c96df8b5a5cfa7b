/** What surrounds the replay of a finished game: the way back, links to its turns, and trying again. */
import { PERSON } from '@kairo/protocol';
import { HOME, tableAddress } from '../address/route.ts';
import { useGame } from '../game/context.ts';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { LinkToTurn } from './Controls.tsx';
import { useReplay } from './context.ts';
import type { ReplayFrame } from './ReplayScreen.tsx';
import type { ReplayPlace } from './replayPlace.ts';
import { sourceOf } from './replaySource.ts';
import { TryAgainButton } from './TryAgain.tsx';

export function finishedFrame(place: ReplayPlace): ReplayFrame {
  return {
    title: () => t.replay.title,
    hasEyes: true,
    Back: () => {
      const isHere = place.of === 'here';
      const label = isHere ? t.app.toStart : t.replay.toTable;
      return (
        <a class="icon-button" href={isHere ? HOME : tableAddress(place.id)} aria-label={label} title={label}>
          <UiIcon name="back" size={24} />
        </a>
      );
    },
    More: () => (
      <>
        <Again place={place} />
        <LinkToTurn {...place} />
      </>
    ),
  };
}

/** From any turn but the last one, after which nothing is left to try. */
function Again({ place }: { readonly place: ReplayPlace }) {
  const { turn, last, eyes } = useReplay();
  const { session, names } = useGame();
  const players = session.setup.value?.seats.map(({ player }) => player) ?? [];
  if (turn.value >= last) return null;
  const seat = eyes.value === 'all' ? Math.max(0, players.indexOf(PERSON)) : eyes.value;
  return (
    <TryAgainButton
      turn={turn.value}
      seat={seat}
      names={names.value}
      players={players}
      source={async () => {
        const source = await sourceOf(place);
        return source.ok ? source.value : undefined;
      }}
    />
  );
}

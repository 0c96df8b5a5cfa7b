/** What surrounds the replay of a finished game: the way out, links to its turns, and trying again. */
import { PERSON } from '@kairo/protocol';
import { useGame } from '../game/context.ts';
import { LinkToTurn } from './Controls.tsx';
import { useReplay } from './context.ts';
import type { ReplayFrame } from './ReplayScreen.tsx';
import { ReplayTop } from './ReplayTop.tsx';
import type { ReplayPlace } from './replayPlace.ts';
import { sourceOf } from './replaySource.ts';
import { TryAgainButton } from './TryAgain.tsx';

export function finishedFrame(place: ReplayPlace): ReplayFrame {
  return {
    hasEyes: true,
    Top: () => <ReplayTop place={place} part="replay" />,
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

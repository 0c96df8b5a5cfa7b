/** The board of a game, small: drawn once its row comes into view. */
import type { LastPosition } from '@kairo/table';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPicture } from '../board/BoardPicture.tsx';
import type { Detail } from '../board/model/detail.ts';
import { NO_MARKS } from '../board/model/marks.ts';
import { piecesOf } from '../game/boardPieces.ts';
import { geometryOf, SITE } from '../geometry/geometry.ts';
import { useGames } from './context.ts';
import type { ListedGame } from './gameList.ts';

interface PictureProps {
  readonly position: LastPosition;
  readonly game: Pick<ListedGame, 'seats'>;
  readonly detail: Detail;
  /** How much of the frame is shown, in units; a site has 100. */
  readonly frame: number;
}

export function PositionPicture({ position, game, detail, frame }: PictureProps) {
  const { board } = position;
  const geometry = useMemo(() => geometryOf(board, false), [board]);
  const pieces = useMemo(
    () =>
      piecesOf(
        position,
        game.seats.map(({ icon }) => icon),
      ),
    [position, game.seats],
  );
  const [width, height] = [board.columns * SITE + 2 * frame, board.rows * SITE + 2 * frame];
  return (
    <svg
      class="board-picture"
      data-detail={detail}
      viewBox={`${-frame} ${-frame} ${width} ${height}`}
      aria-hidden="true"
    >
      <BoardPicture
        edition={board}
        pieces={pieces}
        marks={NO_MARKS}
        geometry={geometry}
        detail={detail}
        lanterns={0}
      />
    </svg>
  );
}

/** How far below the window pictures are drawn in advance. */
const AHEAD = '300px';

interface Props {
  readonly game: ListedGame;
  readonly onFound: (position: LastPosition) => void;
}

export function Thumbnail({ game, onFound }: Props) {
  const model = useGames();
  const place = useRef<HTMLSpanElement>(null);
  const [position, setPosition] = useState<LastPosition | undefined>(undefined);
  const { id, updatedAt, seats } = game;
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const found = await model.positionOf(game);
      if (!isWanted || found === undefined) return;
      setPosition(found);
      onFound(found);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void look();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [model, id, updatedAt]);
  return (
    <span ref={place} class="thumbnail">
      {position !== undefined && (
        <PositionPicture position={position} game={{ seats }} detail="tiny" frame={10} />
      )}
    </span>
  );
}

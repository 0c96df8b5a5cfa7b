import type { Edition, SiteName } from '@kairo/engine';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Board } from '../board/Board.tsx';
import { Loupe } from '../board/Loupe.tsx';
import type { Marks } from '../board/model/marks.ts';
import type { Pieces } from '../board/model/pieces.ts';

interface Props {
  readonly edition: Edition;
  readonly pieces: Pieces;
  readonly marks: Marks;
  readonly width: number;
  readonly height?: number;
  readonly children?: ComponentChildren;
}

/** A board of a given size to experiment with: a click chooses a site, a long press opens the loupe. */
export function Bench({ edition, pieces, marks, width, height = width, children }: Props) {
  const [selected, setSelected] = useState<SiteName | undefined>(undefined);
  const [loupe, setLoupe] = useState<SiteName | undefined>(undefined);
  return (
    <div class="bench" style={{ width: `${width}px`, height: `${height}px` }}>
      <Board
        edition={edition}
        pieces={pieces}
        marks={{ ...marks, selected: selected ?? marks.selected }}
        label={edition.id}
        siteLabel={(site) => site}
        onSite={setSelected}
        onLoupe={setLoupe}
      >
        {children}
        {loupe !== undefined && <Loupe site={loupe} />}
      </Board>
    </div>
  );
}

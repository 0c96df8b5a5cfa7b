/** A stand: all its tiles within one trim, the owner's seal on the stall, the goods on the expansions. */
import type { Colour } from '@kairo/engine';
import { useMemo } from 'preact/hooks';
import type { Sign } from '../../drawings/names.ts';
import { goodsClass, ownerClass } from '../../drawings/names.ts';
import { facing, middleOf, SITE } from '../../geometry/geometry.ts';
import { type Cell, cellKey } from '../../geometry/outline.ts';
import type { Detail } from '../model/detail.ts';
import { tileShape } from './tileShape.ts';

export interface StandLook {
  readonly sign: Sign;
  readonly colour: Colour;
  /** Missing for an expansion that is only previewed. */
  readonly main?: { readonly stall: Cell; readonly entry: Cell } | undefined;
  readonly expansions: readonly Cell[];
}

interface Props {
  readonly look: StandLook;
  readonly detail: Detail;
}

export function Stand({ look, detail }: Props) {
  const { sign, colour, main, expansions } = look;
  const cells = [...(main === undefined ? [] : [main.stall]), ...expansions];
  const turn = main === undefined ? 0 : facing(main.stall, main.entry);
  const looks = `${sign} ${colour} ${turn} ${cells.map(cellKey).join(' ')} ${detail}`;
  // `looks` has everything that is drawn: a stand changes less often than the board around it.
  return useMemo(
    () => (
      <g class={`stand ${goodsClass(colour)} ${ownerClass(sign)}`} data-stand={`${sign}-${colour}`}>
        <Cloth cells={cells} colour={colour} turn={turn} detail={detail} />
        {main !== undefined && <Awning stall={main.stall} sign={sign} turn={turn} detail={detail} />}
        {expansions.map((cell) => (
          <Ware key={cellKey(cell)} cell={cell} colour={colour} />
        ))}
      </g>
    ),
    [looks],
  );
}

interface ClothProps {
  readonly cells: readonly Cell[];
  readonly colour: Colour;
  readonly turn: number;
  readonly detail: Detail;
}

function Cloth({ cells, colour, turn, detail }: ClothProps) {
  const shape = tileShape(cells, detail);
  const cloth = `url(#k-cloth-${colour}${turn === 0 ? '' : `-${turn}`})`;
  return (
    <>
      <path class="stand-shadow" d={shape.edge} />
      <path d={shape.edge} fill="var(--tone)" stroke="var(--stand-edge)" stroke-width="4.5" />
      {detail === 'full' && <path class="stitches" d={shape.stitches} />}
      <path d={shape.cloth} fill={cloth} stroke="var(--dark)" stroke-width="5" />
      <path d={shape.cloth} fill="url(#k-sag)" />
      <path d={shape.seams} stroke="var(--dark)" stroke-opacity=".62" stroke-width="3.4" />
      {detail === 'full' && (
        <>
          <path
            d={shape.seams}
            stroke="#fff"
            stroke-opacity=".4"
            stroke-width="2"
            transform="translate(3 3)"
          />
          <path d={shape.bevel} fill="none" stroke="url(#k-bevel)" stroke-width="5" />
        </>
      )}
    </>
  );
}

interface AwningProps {
  readonly stall: Cell;
  readonly sign: Sign;
  readonly turn: number;
  readonly detail: Detail;
}

function Awning({ stall, sign, turn, detail }: AwningProps) {
  const { x, y } = middleOf(stall);
  return (
    <>
      <use
        href={detail === 'full' ? '#k-valance' : '#k-valance-bold'}
        width={SITE}
        height={SITE}
        transform={`translate(${x - 50} ${y - 50}) rotate(${turn} 50 50)`}
      />
      <g transform={`translate(${x} ${y - 1})`}>
        <use class="seal-sign" href={`#k-seal-${sign}`} x="-50" y="-50" width="100" height="100" />
      </g>
    </>
  );
}

function Ware({ cell, colour }: { readonly cell: Cell; readonly colour: Colour }) {
  const { x, y } = middleOf(cell);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="medallion-sign">
        <use href="#k-medallion" x="-50" y="-50" width="100" height="100" />
        <use href={`#k-icon-${colour}`} x="-22" y="-22" width="44" height="44" class="on-paper" />
      </g>
    </g>
  );
}

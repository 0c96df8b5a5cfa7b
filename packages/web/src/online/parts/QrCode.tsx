/** A text as a picture for cameras: dark on light in every theme, since many cameras read nothing else. */
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

interface Props {
  readonly text: string;
  readonly label: string;
}

/** Modules of quiet zone around the code, as the standard wants. */
const MARGIN = 4;

export function QrCode({ text, label }: Props) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  const whole = size + 2 * MARGIN;
  return (
    <span class="qr-card">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}
        shape-rendering="crispEdges"
      >
        <path d={path} fill="#241503" />
      </svg>
    </span>
  );
}

function drawn(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { path: rows.join(''), size };
}

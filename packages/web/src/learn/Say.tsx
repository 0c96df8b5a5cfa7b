/** Nour with what she says. */
import { type Face, Nour } from '../pieces/Nour.tsx';

interface Props {
  readonly line: string;
  readonly face: Face;
  readonly size: number;
}

export function Say({ line, face, size }: Props) {
  return (
    <div class="say">
      <Nour face={face} size={size} label="Nour" />
      <p class="nour-line" role="status">
        {/* Every second part stood between asterisks. */}
        {line.split('*').map((part, i) => (i % 2 === 0 ? part : <b key={part}>{part}</b>))}
      </p>
    </div>
  );
}

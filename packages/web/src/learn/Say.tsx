/** Nour with what she says. */
import { Emphasised } from '../pieces/Emphasised.tsx';
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
        <Emphasised text={line} />
      </p>
    </div>
  );
}

/** A small drawing in the page: silent for screen readers unless it is given a label. */
import type { ComponentChildren } from 'preact';

export interface PictureProps {
  /** Pixels; without it the style sheet decides. */
  readonly size?: number | undefined;
  readonly label?: string | undefined;
  readonly class?: string | undefined;
}

interface Props extends PictureProps {
  /** The side of the square that is drawn on. */
  readonly units?: number;
  readonly children: ComponentChildren;
}

export function Picture({ size, label, class: name = '', units = 100, children }: Props) {
  const shape = {
    class: `piece ${name}`,
    viewBox: `0 0 ${units} ${units}`,
    ...(size === undefined ? {} : { width: size, height: size }),
  };
  return label === undefined ? (
    <svg aria-hidden="true" {...shape}>
      {children}
    </svg>
  ) : (
    <svg role="img" aria-label={label} {...shape}>
      {children}
    </svg>
  );
}

/** A small drawing; hidden from screen readers unless it has a label. */
import type { ComponentChildren } from 'preact';

export interface PictureProps {
  /** In pixels; by default the style sheet decides. */
  readonly size?: number | undefined;
  readonly label?: string | undefined;
  readonly class?: string | undefined;
}

interface Props extends PictureProps {
  /** The side of the square viewBox. */
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

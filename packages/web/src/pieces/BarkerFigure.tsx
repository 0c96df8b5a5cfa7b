import { Picture, type PictureProps } from './Picture.tsx';

/** The barker without a background, for small sizes beside a number. */
export function BarkerFigure(picture: PictureProps) {
  return (
    <Picture {...picture}>
      <path d="M10 1H90Q99 1 99 10V90Q99 99 90 99H10Q1 99 1 90V10Q1 1 10 1Z" fill="var(--card-barker)" />
      <use href="#k-barker" width="100" height="100" />
    </Picture>
  );
}

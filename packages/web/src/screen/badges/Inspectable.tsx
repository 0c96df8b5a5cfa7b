/** Pieces beside the board that have a card. */
import type { ComponentChildren } from 'preact';
import { useGame } from '../../game/context.ts';
import type { Inspection, Subject } from '../../game/inspection.ts';

/** Listeners for an element that stands for a subject. */
export function pointsAt(subject: Subject, inspection: Inspection) {
  const point = ({ currentTarget }: Event): void =>
    inspection.point(subject, currentTarget instanceof Element ? currentTarget : undefined);
  const leave = (): void => inspection.point(undefined);
  return {
    onPointerEnter: (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') point(event);
    },
    onPointerLeave: leave,
    onFocus: point,
    onBlur: leave,
  };
}

interface Props {
  readonly subject: Subject;
  /** Reached by arrow keys from others in its list, not by Tab. */
  readonly follows?: boolean;
  /** Its accessible name. */
  readonly children: ComponentChildren;
}

/** An invisible button over the element that contains it. */
export function Inspectable({ subject, follows = false, children }: Props) {
  const { inspection } = useGame();
  return (
    <button
      type="button"
      class="inspectable"
      tabIndex={follows ? -1 : 0}
      onKeyDown={walk}
      {...pointsAt(subject, inspection)}
      onClick={() => inspection.toggle(subject)}
    >
      <span class="unseen">{children}</span>
    </button>
  );
}

const STEPS: { readonly [key: string]: number } = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Arrow keys walk among the pieces of a list. */
function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const button = event.currentTarget;
  if (step === undefined || !(button instanceof HTMLElement)) return;
  const all = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('.inspectable') ?? [])];
  const next = all[all.indexOf(button) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

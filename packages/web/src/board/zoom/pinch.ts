/** Two fingers on the board: it follows them while they move, and the result is reported when one is lifted. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on the board, as a share of its width and height, and where on the screen it belongs. */
export interface Anchor {
  readonly across: number;
  readonly down: number;
  readonly at: Point;
}

export interface Pinch {
  /** The factor by which the fingers have enlarged the board. */
  readonly factor: number;
  readonly anchor: Anchor;
}

export function anchorAt(board: Element, at: Point): Anchor {
  const { left, top, width, height } = board.getBoundingClientRect();
  return { across: (at.x - left) / width, down: (at.y - top) / height, at };
}

interface Fingers {
  readonly middle: Point;
  readonly distance: number;
}

function fingersOf({ touches }: TouchEvent): Fingers | undefined {
  const [one, other] = touches;
  if (one === undefined || other === undefined || touches.length > 2) return undefined;
  return {
    middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

/** Returns how to stop. The board keeps its last transform after a pinch until `onPinch` has laid it out anew. */
export function followPinches(
  room: HTMLElement,
  board: HTMLElement,
  onPinch: (pinch: Pinch) => void,
): () => void {
  let begun: (Fingers & { readonly anchor: Anchor }) | undefined;
  let last: Fingers | undefined;

  const start = (event: TouchEvent): void => {
    const fingers = fingersOf(event);
    if (fingers === undefined) return;
    event.preventDefault();
    begun = { ...fingers, anchor: anchorAt(board, fingers.middle) };
    last = fingers;
    const { across, down } = begun.anchor;
    board.style.transformOrigin = `${across * 100}% ${down * 100}%`;
  };
  const move = (event: TouchEvent): void => {
    const fingers = fingersOf(event);
    if (begun === undefined || fingers === undefined) return;
    event.preventDefault();
    last = fingers;
    const { middle, distance } = begun;
    const [x, y] = [fingers.middle.x - middle.x, fingers.middle.y - middle.y];
    board.style.transform = `translate(${x}px, ${y}px) scale(${fingers.distance / distance})`;
  };
  const end = (): void => {
    if (begun === undefined || last === undefined) return;
    const { anchor, distance } = begun;
    begun = undefined;
    onPinch({ factor: last.distance / distance, anchor: { ...anchor, at: last.middle } });
  };
  // Not passive: the browser would enlarge the page instead.
  const options = { passive: false };
  room.addEventListener('touchstart', start, options);
  room.addEventListener('touchmove', move, options);
  room.addEventListener('touchend', end);
  room.addEventListener('touchcancel', end);
  return () => {
    room.removeEventListener('touchstart', start);
    room.removeEventListener('touchmove', move);
    room.removeEventListener('touchend', end);
    room.removeEventListener('touchcancel', end);
  };
}

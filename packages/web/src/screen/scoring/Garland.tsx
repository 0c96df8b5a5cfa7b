/** A rope with lanterns over the result: all of them are lit for a victory, every other one for the rest. */

const SPANS = 4;
const SPAN = 160;
/** Along a span, and how far the rope hangs down there. */
const PLACES = [
  [0.2, 17],
  [0.5, 26],
  [0.8, 17],
] as const;

const ROPE = `M0 4${`q${SPAN / 2} 44 ${SPAN} 0`.repeat(SPANS)}`;
const LANTERNS = Array.from({ length: SPANS }, (_, span) =>
  PLACES.map(([along, down]) => ({ x: (span + along) * SPAN, y: down })),
).flat();

export function Garland({ isFestive }: { readonly isFestive: boolean }) {
  return (
    <svg class="garland" viewBox={`0 0 ${SPANS * SPAN} 62`} aria-hidden="true">
      <path class="garland-rope" d={ROPE} />
      {LANTERNS.map(({ x, y }, i) => (
        <path
          key={x}
          class="garland-lantern"
          data-lit={isFestive || i % 2 === 0 || undefined}
          style={{ '--order': i }}
          d={`M${x} ${y}v5m-7 0h14l4 9l-6 16h-10l-6-16z`}
        />
      ))}
    </svg>
  );
}

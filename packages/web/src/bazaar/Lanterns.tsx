/** Lanterns on strings across the street: two spans of three, repeated over the page's width. */

const SPAN = 288;
const SAG = 92;
const COLOURS = ['red', 'yellow', 'blue', 'green', 'purple', 'red'];
const PLACES = [0.2, 0.5, 0.8];

/** Height of the string, as a share of a span. */
const sagAt = (share: number): number => 2 * SAG * share * (1 - share);

export function Lanterns() {
  return (
    <svg class="lantern-strings" width="100%" height="112" aria-hidden="true">
      <radialGradient id="lantern-glow">
        <stop class="lantern-glow" offset="0.2" />
        <stop class="lantern-glow" offset="1" stop-opacity="0" />
      </radialGradient>
      <pattern id="lantern-spans" width={2 * SPAN} height="112" patternUnits="userSpaceOnUse">
        <path
          class="lantern-string"
          d={`M0 6Q${SPAN / 2} ${6 + SAG} ${SPAN} 6Q${SPAN * 1.5} ${6 + SAG} ${SPAN * 2} 6`}
        />
        {COLOURS.map((colour, i) => {
          const share = PLACES[i % 3] ?? 0;
          const x = SPAN * (Math.floor(i / 3) + share);
          return (
            <g key={x} transform={`translate(${x} ${6 + sagAt(share)})`}>
              <circle cy="24" r="40" fill="url(#lantern-glow)" />
              <path d="M-6 7h12l6 12l-6 18h-12l-6-18z" fill={`var(--${colour})`} class="lantern-body" />
              <path d="M-3.5 13h7l3 7l-3 11h-7l-3-11z" class="lantern-light" />
            </g>
          );
        })}
      </pattern>
      <rect width="100%" height="112" fill="url(#lantern-spans)" />
    </svg>
  );
}

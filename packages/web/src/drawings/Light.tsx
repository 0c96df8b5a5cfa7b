/** Light from the north-west, metal, lamps and the hatch of a blocked site. */

const stop = (offset: number, colour: string, opacity = 1) => (
  <stop offset={offset} stop-color={colour} stop-opacity={opacity} />
);

export function Light() {
  return (
    <>
      <linearGradient id="k-gold" x2="1" y2="1">
        {stop(0, '#fff0ae')}
        {stop(0.5, '#f2c03a')}
        {stop(1, '#c98812')}
      </linearGradient>
      <linearGradient id="k-silver" x2="1" y2="1">
        {stop(0, '#fff')}
        {stop(0.5, '#cdd2da')}
        {stop(1, '#969daa')}
      </linearGradient>
      <linearGradient id="k-sag-light" x2="1" y2="1">
        {stop(0, '#fff', 0.26)}
        {stop(0.45, '#fff', 0)}
        {stop(1, '#000', 0.2)}
      </linearGradient>
      {/* Every tile of a stand sags by itself: one site wide, laid over the whole cloth. */}
      <pattern id="k-sag" width="100" height="100" patternUnits="userSpaceOnUse">
        <path d="M0 0h100v100H0z" fill="url(#k-sag-light)" />
      </pattern>
      <linearGradient id="k-bevel" x2="1" y2="1">
        {stop(0, '#fff', 0.55)}
        {stop(0.46, '#fff', 0.1)}
        {stop(0.54, '#000', 0.08)}
        {stop(1, '#000', 0.34)}
      </linearGradient>
      <radialGradient id="k-lamp">
        <stop offset="0" stop-color="var(--glow)" />
        <stop offset="1" stop-color="var(--glow)" stop-opacity="0" />
      </radialGradient>
      <pattern
        id="k-hatch"
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0h4v12H0z" fill="var(--blocked)" />
      </pattern>
    </>
  );
}

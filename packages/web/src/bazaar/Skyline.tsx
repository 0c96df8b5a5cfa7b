/** The roofs of the town; the horizon is at y = 0, up is negative. */

function dome(x: number, width: number, height: number): string {
  const half = width / 2;
  const [low, mid, high] = [-height * 0.45, -height * 0.75, -height * 0.86];
  return (
    `M${x - half} 0V${low}C${x - width * 0.62} ${mid} ${x - width * 0.18} ${high} ${x} ${-height}` +
    `C${x + width * 0.18} ${high} ${x + width * 0.62} ${mid} ${x + half} ${low}V0Z` +
    `M${x - 1.5} ${-height + 2}v-16h3v16zM${x + 5} ${-height - 24}a7 7 0 1 1-8-3a5.5 5.5 0 1 0 8 3z`
  );
}

function box(x: number, width: number, bottom: number, height: number): string {
  return `M${x - width / 2} ${bottom}v${-height}h${width}v${height}z`;
}

function minaret(x: number, width: number, height: number): string {
  const balcony = -height * 0.55;
  const gallery = -height * 0.82;
  return (
    box(x, width, 0, height * 0.55) +
    box(x, width * 1.6, balcony, 7) +
    box(x, width * 0.72, balcony, height * 0.27) +
    box(x, width * 1.16, gallery, 6) +
    `M${x - width * 0.28} ${gallery}V${-height * 0.9}Q${x - width * 0.4} ${-height * 0.95} ${x} ${-height}` +
    `Q${x + width * 0.4} ${-height * 0.95} ${x + width * 0.28} ${-height * 0.9}V${gallery}Z` +
    box(x, 3, -height + 2, 18)
  );
}

const FAR =
  [dome(210, 210, 190), minaret(75, 26, 260), dome(1215, 230, 200), minaret(1370, 26, 280)].join('') +
  minaret(1062, 22, 235) +
  'M0 0V-60H140V-90H330V-50H520V-78H640V-40H900V-70H1040V-96H1180V-60H1440V0Z';

const NEAR =
  [minaret(392, 34, 296), dome(545, 190, 200), dome(430, 92, 120), minaret(1030, 34, 276)].join('') +
  dome(885, 150, 165) +
  'M300 0V-62H620V-96H700V-52H800V-88H960V-60H1080V0Z';

/** Left edge, width, height. */
const HOUSES = [
  [-10, 150, 120],
  [150, 120, 86],
  [280, 150, 104],
  [440, 120, 76],
  [568, 304, 96],
  [880, 130, 80],
  [1020, 150, 110],
  [1180, 120, 84],
  [1310, 150, 126],
] as const;

function windows(x: number, width: number, height: number): string {
  return Array.from(
    { length: Math.floor(width / 34) },
    (_, i) => `M${x + 13 + i * 34} ${-height + 40}v-13a6 6 0 0 1 12 0v13z`,
  ).join('');
}

const WALLS = HOUSES.map(([x, width, height]) => `M${x} 0V${-height + 2}h-3v-8h${width + 6}v8h-3V0z`).join(
  '',
);
const WINDOWS = HOUSES.map(([x, width, height]) => windows(x, width, height)).join('');

export function Skyline() {
  return (
    <svg class="skyline" viewBox="0 -320 1440 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="skyline-far" d={FAR} />
      <path class="skyline-near" d={NEAR} />
      <path class="skyline-walls" d={WALLS} />
      <path class="skyline-windows" d={WINDOWS} />
    </svg>
  );
}

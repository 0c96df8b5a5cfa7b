/** Writes SVG: elements as text, and a page that is readable on light and dark backgrounds. */

type Value = string | number;

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Tenths of a pixel are enough, and keep the files small. */
function format(value: Value): string {
  return typeof value === 'number' ? String(Number(value.toFixed(1))) : escapeXml(value);
}

export function element(
  name: string,
  attributes: { readonly [name: string]: Value },
  content: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${format(value)}"`);
  const start = `<${name}${written.join('')}`;
  return content.length === 0 ? `${start}/>` : `${start}>${content.join('')}</${name}>`;
}

export type Anchor = 'start' | 'middle' | 'end';

export function text(x: number, y: number, words: string, anchor: Anchor = 'start', style = 'label'): string {
  return element('text', { x, y, 'text-anchor': anchor, class: style }, [escapeXml(words)]);
}

export function line(x1: number, y1: number, x2: number, y2: number, style: string): string {
  return element('line', { x1, y1, x2, y2, class: style });
}

/** `title` is the tooltip. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  title?: string,
): string {
  return element(
    'rect',
    { x, y, width: Math.max(0, width), height: Math.max(0, height), fill },
    titled(title),
  );
}

export function dot(x: number, y: number, fill: string, title?: string): string {
  return element('circle', { cx: x, cy: y, r: 4, fill }, titled(title));
}

function titled(title: string | undefined): string[] {
  return title === undefined ? [] : [element('title', {}, [escapeXml(title)])];
}

/** By Okabe and Ito: distinguishable with every kind of colour vision, on light and dark backgrounds. */
const PALETTE = [
  '#0072b2',
  '#e69f00',
  '#009e73',
  '#cc79a7',
  '#56b4e9',
  '#d55e00',
  '#999999',
  '#b8a500',
] as const;

export function paint(index: number): string {
  return PALETTE[index % PALETTE.length] ?? PALETTE[0];
}

const STYLE = `
text { font: 12px system-ui, sans-serif; fill: #24292f; }
text.title { font-size: 15px; font-weight: 600; }
text.panel { font-weight: 600; }
text.faint { fill: #57606a; }
.page { fill: #ffffff; }
.axis { stroke: #57606a; }
.grid { stroke: #d8dee4; }
.even { stroke: #57606a; stroke-dasharray: 4 3; }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3; }
text.faint { fill: #9da7b3; }
.page { fill: #161b22; }
.axis { stroke: #9da7b3; }
.grid { stroke: #30363d; }
.even { stroke: #9da7b3; }
}
`;

export interface Heading {
  readonly title: string;
  /** What was counted, in case the picture is shown alone. */
  readonly note: string;
}

export function page(
  width: number,
  height: number,
  { title, note }: Heading,
  content: readonly string[],
): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'aria-label': title,
  };
  return `${element('svg', attributes, [
    element('title', {}, [escapeXml(title)]),
    element('style', {}, [STYLE]),
    element('rect', { width, height, rx: 8, class: 'page' }),
    text(16, 26, title, 'start', 'title'),
    text(width - 20, 26, note, 'end', 'faint'),
    '\n',
    content.join('\n'),
    '\n',
  ])}\n`;
}

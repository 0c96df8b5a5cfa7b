// The README's picture of the terminal: what a command prints in a terminal with colours, as an SVG.
//   node scripts/terminal-picture.ts docs/images/terminal.svg show packages/engine/test/fixtures/cairo-4-supply.kairo --turn 98
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const [target, ...command] = process.argv.slice(2);
if (target === undefined || command.length === 0) {
  process.stderr.write('usage: terminal-picture.ts FILE.svg COMMAND …\n');
  process.exit(2);
}

const CELL = { width: 9.6, height: 20 };
const PAPER = '#faf2e1';
const INK = '#2a1c12';
const text = execFileSync(process.execPath, ['packages/cli/src/main.ts', ...command], {
  encoding: 'utf8',
  env: { ...process.env, FORCE_COLOR: '3', KAIRO_LANG: 'en' },
});

interface Style {
  ink: string;
  paper: string | undefined;
  bold: boolean;
  dim: boolean;
}

const plain = (): Style => ({ ink: INK, paper: undefined, bold: false, dim: false });

/** Supports only what our program uses: reset, bold, dim, and 24-bit colours. */
function applyCodes(style: Style, codes: readonly number[]): Style {
  let next = { ...style };
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i];
    if (code === 0) next = plain();
    else if (code === 1) next.bold = true;
    else if (code === 2) next.dim = true;
    else if ((code === 38 || code === 48) && codes[i + 1] === 2) {
      const colour = `rgb(${codes.slice(i + 2, i + 5).join(',')})`;
      if (code === 38) next.ink = colour;
      else next.paper = colour;
      i += 4;
    }
  }
  return next;
}

const escapeXml = (s: string): string => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const lines = text.trimEnd().split('\n');
const backgrounds: string[] = [];
const glyphs: string[] = [];
let widest = 0;
lines.forEach((line, row) => {
  let style = plain();
  let column = 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with the escape character
  for (const part of line.split(/(\u001b\[[0-9;]*m)/)) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
    const codes = /^\u001b\[([0-9;]*)m$/.exec(part);
    if (codes !== null) {
      style = applyCodes(style, (codes[1] ?? '').split(';').map(Number));
      continue;
    }
    for (const character of part) {
      const x = (column * CELL.width).toFixed(1);
      if (style.paper !== undefined) {
        backgrounds.push(
          `<rect x="${x}" y="${row * CELL.height}" width="${CELL.width + 0.3}" height="${CELL.height + 0.3}" fill="${style.paper}"/>`,
        );
      }
      if (character !== ' ') {
        const weight = style.bold ? ' font-weight="700"' : '';
        const dim = style.dim ? ' opacity=".65"' : '';
        glyphs.push(
          `<text x="${x}" y="${row * CELL.height + 15}" fill="${style.ink}"${weight}${dim}>${escapeXml(character)}</text>`,
        );
      }
      column++;
    }
  }
  widest = Math.max(widest, column);
});

const margin = 16;
const width = Math.ceil(widest * CELL.width) + 2 * margin;
const height = lines.length * CELL.height + 2 * margin;
writeFileSync(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="16" role="img">
<title>kairo ${escapeXml(command.join(' '))}</title>
<rect width="${width}" height="${height}" rx="12" fill="${PAPER}"/>
<g transform="translate(${margin} ${margin})" shape-rendering="crispEdges">
${backgrounds.join('\n')}
</g>
<g transform="translate(${margin} ${margin})">
${glyphs.join('\n')}
</g>
</svg>
`,
);

// `npm run screenshots`: pictures of the page, taken in a real browser, into the folder `screens` with a page that
// shows them all. By default a selection; with --all every screen, on phone and desktop, by day and night, in every
// language. With --readme only those that the README shows, into docs/images, reduced to a palette if pngquant is
// installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runPlaywright } from './playwright.ts';

/** Names of pictures, as regular expressions. Every screen once, on the phone; elsewhere those that show most. */
const SELECTION = [
  '[\\w-]+-phone-day-en',
  '(start|turn|lure|curtain|scoring)-phone-night-en',
  '(start|preferences|turn|site|lure|hints|payment|curtain|scoring|bad-link)-desktop-day-en',
  '(start|turn)-desktop-night-en',
  'turn-phone-day-(de|es|fr)',
];
const README = ['lure-desktop-day-en', 'turn-desktop-night-en', 'start-desktop-day-en'];

const root = resolve(import.meta.dirname, '..');

function takePictures(folder: string, names: readonly string[], args: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  process.env['KAIRO_SCREENS'] = folder;
  runPlaywright(['screenshots'], '--grep', ` (${names.join('|')})$`, ...args);
}

const screenOf = (picture: string): string => picture.replace(/-(phone|desktop)-.*/, '');

/** A row for each screen. */
function albumOf(pictures: readonly string[]): string {
  const rows = [...new Set(pictures.map(screenOf))].map((screen) => {
    const figures = pictures
      .filter((picture) => screenOf(picture) === screen)
      .map((picture) => `<a href="${picture}"><img src="${picture}" alt="${picture}" loading="lazy"></a>`);
    return [`<h2>${screen}</h2>`, '<p>', ...figures, '</p>'].join('\n');
  });
  const style = '<style>img { height: 320px; margin: 4px }</style>';
  return ['<!doctype html>', '<meta charset="utf-8">', '<title>Kairo</title>', style, ...rows, ''].join('\n');
}

function shrink(files: readonly string[]): void {
  const options = ['--ext', '.png', '--force', '--strip', '--speed', '1', '--quality', '70-92'];
  const { error } = spawnSync('pngquant', [...options, ...files], { stdio: 'inherit' });
  if (error) console.error('pngquant is not installed: run it on docs/images/*.png before you commit them');
}

const MODES = ['--all', '--readme'];
const args = process.argv.slice(2);
const others = args.filter((arg) => !MODES.includes(arg));

if (args.includes('--readme')) {
  const folder = resolve(root, 'docs/images');
  takePictures(folder, README, others);
  shrink(README.map((name) => resolve(folder, `${name}.png`)));
} else {
  const folder = resolve(root, 'screens');
  takePictures(folder, args.includes('--all') ? ['[\\w-]+'] : SELECTION, others);
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  writeFileSync(resolve(folder, 'index.html'), albumOf(pictures.sort()));
  console.log('screens/index.html shows all pictures in the folder');
}

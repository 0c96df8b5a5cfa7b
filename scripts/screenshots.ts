// Takes pictures of the page in a real browser: those in docs/screens anew, or with --all every screen, on phone and
// desktop, by day and night, in every language, into the folder screens, with a page to leaf through them.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runPlaywright } from './playwright.ts';

const ALL = '--all';
const args = process.argv.slice(2);
const others = args.filter((arg) => arg !== ALL);

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

if (args.includes(ALL)) {
  const folder = resolve(import.meta.dirname, '../screens');
  mkdirSync(folder, { recursive: true });
  process.env['KAIRO_ALL_SCREENS'] = folder;
  runPlaywright(['screenshots'], ...others);
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  writeFileSync(resolve(folder, 'index.html'), albumOf(pictures.sort()));
  console.log('screens/index.html has all of them');
} else runPlaywright(['screenshots'], ...others);

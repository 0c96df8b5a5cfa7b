/** Writes presets into the edition files, with a note on how they were found and how fair they are. */
import { readFileSync, writeFileSync } from 'node:fs';
import { formatPresetStall, loadEdition, type Preset, type PresetStall } from '@kairo/engine';
import { percentWithError } from '../statistics.ts';
import type { Fairness } from './fairness.ts';
import type { Finding } from './findings.ts';

const LINE_WIDTH = 110;

/** The folder of the shipped editions. */
export const EDITIONS_FOLDER = new URL('../../../packages/engine/editions/', import.meta.url);

export function writeEditions(findings: readonly Finding[], folder: URL): void {
  for (const [file, text] of editionFiles(findings, folder)) {
    writeFileSync(new URL(file, folder), text);
    console.log(`written: ${file}`);
  }
}

/** The new contents of the edition files, by name. They are edited as text to keep their maps readable. */
export function editionFiles(findings: readonly Finding[], folder: URL): ReadonlyMap<string, string> {
  const ids = [...new Set(findings.map(({ edition }) => edition))];
  return new Map(
    ids.map((id) => {
      const own = findings.filter(({ edition }) => edition === id);
      const file = `${id}.json`;
      const text = withNotes(own.reduce(withPreset, readFileSync(new URL(file, folder), 'utf8')), own);
      const loaded = loadEdition(JSON.parse(text));
      if (!loaded.ok) throw new Error(`${id}: ${JSON.stringify(loaded.error)}`);
      return [file, text];
    }),
  );
}

function stallTexts(stalls: readonly PresetStall[]): string {
  return `[${stalls.map((stall) => JSON.stringify(formatPresetStall(stall))).join(', ')}]`;
}

/** Formatted like Biome: a list on one line if it fits. */
function presetText({ seats, neutral }: Preset): string {
  const short = `      "seats": [${seats.map(stallTexts).join(', ')}]`;
  const long = `      "seats": [\n${seats.map((stalls) => `        ${stallTexts(stalls)}`).join(',\n')}\n      ]`;
  const last = neutral.length === 0 ? '' : `,\n      "neutral": ${stallTexts(neutral)}`;
  const comma = last === '' ? 0 : 1;
  return `{\n${short.length + comma <= LINE_WIDTH ? short : long}${last}\n    }`;
}

function withPreset(text: string, { players, preset }: Finding): string {
  const old = new RegExp(`("${players}": )\\{[^}]*\\}`);
  if (!old.test(text)) throw new Error(`there is no preset for ${players} players to replace`);
  return text.replace(old, (_, key: string) => key + presetText(preset));
}

function withNotes(text: string, findings: readonly Finding[]): string {
  const json = JSON.parse(text) as { readonly presets: object };
  const rest = Object.keys(json.presets).filter(
    (key) => !findings.some(({ players }) => `${players}` === key),
  );
  const notes = findings.map(noteOn);
  if (rest.length > 0) notes.push(`The presets for ${rest.join(' and ')} players are legal, not judged.`);
  const lines = notes.map((note) => `    ${JSON.stringify(note)}`).join(',\n');
  return text.replace(/"notes": (?:"(?:[^"\\]|\\.)*"|\[[^\]]*\])/, () => `"notes": [\n${lines}\n  ]`);
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function noteOn(finding: Finding): string {
  const { players, level, iterations, candidates, from, generations, searched, judged, date } = finding;
  const { failedBefore = 0 } = finding;
  const pool = from === undefined ? 'random legal variable starts' : 'finalists of an earlier search';
  const which = judged === 1 ? 'the best' : `number ${judged} of the best, after others had not passed,`;
  return [
    `Preset for ${players}: found on ${date} among ${candidates} ${pool} by successive halving`,
    ...(generations > 0 ? [`and ${counted(generations, 'generation')} of variants of the best,`] : []),
    `over ${searched} games of ${level} (${iterations} iterations) with itself; ${which} on fresh seeds,`,
    judgementOf(finding.fairness),
    ...(failedBefore > 0 ? [`Before, ${failedBefore} of an earlier search had not passed.`] : []),
    ...(finding.again === undefined
      ? []
      : [
          `Judged again on ${finding.again.date}, by ${level} as it played then:`,
          judgementOf(finding.again.fairness),
        ]),
  ].join(' ');
}

function judgementOf({ games, shares, byTurn }: Fairness): string {
  return [
    `${games} games, every deal from every seat: wins by seat ${shares.map(percentWithError).join(', ')};`,
    `by order of play from the start player on ${byTurn.map(percentWithError).join(', ')} (95 % intervals).`,
  ].join(' ');
}

/** The recorded games of the engine's tests, as actions to be played at a table. */
import { globSync, readFileSync } from 'node:fs';
import {
  type Action,
  EDITIONS,
  type Edition,
  type GameOptions,
  loadEdition,
  parseAction,
  parseRecord,
  type Result,
  type Start,
} from '@kairo/engine';
import { there } from './sitting.ts';

export interface RecordedGame {
  readonly name: string;
  readonly edition: Edition;
  readonly players: number;
  readonly options: GameOptions;
  readonly seed: string;
  readonly actions: readonly Action[];
}

const folder = new URL('../../engine/test/', import.meta.url);

function textOf(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}

function unwrap<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const CAUSEWAY = unwrap(loadEdition(JSON.parse(textOf('editions/causeway.json'))));

function editionOf(id: string): Edition {
  return id === CAUSEWAY.id ? CAUSEWAY : there(EDITIONS.get(id));
}

function fromRecord(name: string): RecordedGame {
  const { edition, players, options, seed, turns } = unwrap(parseRecord(textOf(name)));
  return {
    name,
    edition: editionOf(edition.id),
    players,
    options,
    seed: there(seed),
    actions: turns.flatMap(({ actions }) => actions),
  };
}

const HEADER = /^(\w+), (\d) players, (preset|variable) start, seed (\S+), /;
const DECISION = /^\d+ [A-D] (.+?) {4}\[/gm;

function fromPlaythrough(name: string): RecordedGame {
  const text = textOf(name);
  const [, id = '', players, start, seed = ''] = there(HEADER.exec(text) ?? undefined);
  return {
    name,
    edition: editionOf(id),
    players: Number(players),
    options: { start: start as Start, openMoney: false },
    seed,
    actions: [...text.matchAll(DECISION)].map(([, action = '']) => there(parseAction(action))),
  };
}

export function recordedGames(): RecordedGame[] {
  const find = (pattern: string) => globSync(pattern, { cwd: folder }).sort();
  return [...find('fixtures/*.kairo').map(fromRecord), ...find('playthroughs/*.txt').map(fromPlaythrough)];
}

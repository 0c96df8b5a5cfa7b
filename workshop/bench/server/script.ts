/** Games that are known before they are played: the deal, every command, and the version on which each is based. */
import {
  type Action,
  FastRandom,
  legalActions,
  type StateJson,
  stateToJson,
  type TraceHeader,
  traceHeader,
} from '../../../packages/engine/src/index.ts';
import {
  type Command,
  ICONS,
  PERSON,
  type TableSetup,
  type Version,
} from '../../../packages/protocol/src/index.ts';
import { gameOfSetup, Match } from '../../../packages/table/src/index.ts';

export const SEATS = 3;

export const SETUP: TableSetup = {
  edition: 'cairo',
  start: 'variable',
  openMoney: false,
  help: { routes: true, hints: false },
  seats: ICONS.slice(0, SEATS).map((icon) => ({ name: icon, icon, player: PERSON })),
};

/** One command of a player. An action is a move; the end of a turn is a command, too, but not a move. */
export interface Play {
  readonly seat: number;
  readonly base: Version;
  readonly command: Command;
  /** Whether the others see it. */
  readonly settles: boolean;
  /** Where it leads. */
  readonly version: Version;
}

export interface Script {
  readonly seed: string;
  /** Everything that is hidden, too: for the other server, which begins with it. */
  readonly start: StateJson;
  readonly plays: readonly Play[];
  readonly actions: readonly { readonly seat: number; readonly action: Action }[];
}

const found = gameOfSetup(SETUP);
if (!found.ok) throw new Error(found.error.code);
export const GAME = found.value;

export function editionFile(): TraceHeader['edition'] {
  return traceHeader(GAME, 'bench').edition;
}

/** The kinds of actions are equally likely, so that games are neither all draws nor all of the most frequent kind. */
function choose(actions: readonly Action[], random: FastRandom): Action {
  const types = [...new Set(actions.map(({ type }) => type))];
  const type = types[random.below(types.length)];
  const ofType = actions.filter((action) => action.type === type);
  const action = ofType[random.below(ofType.length)];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}

/** Two programs would shuffle the discards differently. */
function isReshuffle({ entries }: ReturnType<Match['endTurn']>): boolean {
  return entries.some((entry) => 'events' in entry && entry.events.some(({ type }) => type === 'reshuffled'));
}

/** How far games go: to their end, or to the last turn before the discards are shuffled. */
export type Extent = 'whole' | 'firstPile';

function writeScript(seed: string, extent: Extent): Script {
  const random = new FastRandom(`choices of ${seed}`);
  let { match } = Match.deal(GAME, seed);
  const start = stateToJson(match.settledState);
  const plays: Play[] = [];
  const actions: { readonly seat: number; readonly action: Action }[] = [];
  /** How many plays and actions there were when a turn last ended. */
  let ended = { plays: 0, actions: 0 };
  for (let seat = match.acting; seat !== undefined; seat = match.acting) {
    const command: Command = match.isTurnComplete
      ? { type: 'endTurn' }
      : { type: 'act', action: choose(legalActions(match.draftState), random) };
    const change = command.type === 'act' ? match.act(command.action) : match.endTurn();
    if (change === undefined) throw new Error('a listed action was refused');
    if (extent === 'firstPile' && isReshuffle(change)) break;
    const base = match.version;
    match = change.match;
    plays.push({ seat, base, command, settles: change.entries.length > 0, version: match.version });
    if (command.type === 'act') actions.push({ seat, action: command.action });
    else ended = { plays: plays.length, actions: actions.length };
  }
  return { seed, start, plays: plays.slice(0, ended.plays), actions: actions.slice(0, ended.actions) };
}

/** Each at least so many moves long. */
export function writeScripts(count: number, moves: number, extent: Extent): Script[] {
  const scripts: Script[] = [];
  for (let n = 0; scripts.length < count; n++) {
    if (n > 100 * count) throw new Error(`hardly any game is ${moves} moves long`);
    const script = writeScript(`swarm ${n}`, extent);
    if (script.actions.length >= moves) scripts.push(script);
  }
  return scripts;
}

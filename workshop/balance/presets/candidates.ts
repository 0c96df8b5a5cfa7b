/** Random preset starts that are legal as variable starts and spread the stalls evenly. */
import {
  type Action,
  apply,
  COLOURS,
  type Edition,
  FastRandom,
  type GameState,
  gridOf,
  legalActions,
  makeGame,
  newGame,
  type PlaceAction,
  type Preset,
  type PresetStall,
  type SiteName,
  START_STALLS,
  whoActs,
} from '@kairo/engine';

/** Requirements beyond the rules. Distances are sums of rows and columns. */
export interface Taste {
  /** Between any two stalls. */
  readonly apart: number;
  /** Between two stalls of the same player. */
  readonly ownApart: number;
}

/** A larger board has room for more distance. */
export function tasteFor({ columns }: Edition): Taste {
  return columns >= 12 ? { apart: 3, ownApart: 5 } : { apart: 2, ownApart: 4 };
}

const PATIENCE = 1000;

interface Laid extends PresetStall {
  readonly owner: number | 'neutral';
}

/** The same seed gives the same candidate. */
export function candidate(edition: Edition, players: number, seed: string): Preset {
  const nothing = { seats: Array.from({ length: players }, () => []), neutral: [] };
  const preset = completed(edition, nothing, seed);
  if (preset === undefined)
    throw new Error(`no start for ${players} on ${edition.id} meets the requirements`);
  return preset;
}

/** The same start with one stall of this seat moved elsewhere; undefined if there is no other site. */
export function variant(edition: Edition, preset: Preset, place: number, seed: string): Preset | undefined {
  const gone = new FastRandom(`variant ${seed}`).below(START_STALLS);
  const seats = preset.seats.map((stalls, seat) => (seat === place ? stalls.toSpliced(gone, 1) : stalls));
  return completed(edition, { ...preset, seats }, seed);
}

/** Whether a complete start is legal and meets the requirements. */
export function isToTaste(edition: Edition, preset: Preset): boolean {
  return layOut(edition, preset, new FastRandom('nothing is drawn'), 'any') !== undefined;
}

/** Adds the missing stalls at random. */
function completed(edition: Edition, part: Preset, seed: string): Preset | undefined {
  const random = new FastRandom(`preset ${edition.id} ${part.seats.length} ${seed}`);
  for (let attempt = 0; attempt < PATIENCE; attempt++) {
    const preset = layOut(edition, part, random, `${seed} ${attempt}`);
    if (preset !== undefined) return preset;
  }
  return undefined;
}

/** Plays the set-up, first the given stalls, then random ones; undefined if it gets stuck or misses a requirement. */
function layOut(edition: Edition, part: Preset, random: FastRandom, seed: string): Preset | undefined {
  const players = part.seats.length;
  const game = makeGame(edition, players, { start: 'variable', openMoney: false });
  let { state } = newGame(game, seed);
  const laid: Laid[] = [];
  while (laid.length < START_STALLS * players + (players === 2 ? COLOURS.length : 0)) {
    const owner = laid.length < START_STALLS * players ? (whoActs(state) ?? 0) : 'neutral';
    const given = owner === 'neutral' ? part.neutral : (part.seats[owner] ?? []);
    const legal = legalActions(state).filter(isPlacement);
    const own = legal.filter((action) => given.some((stall) => isSame(stall, action)));
    const isGiven = owner === 'neutral' ? given.length > 0 : laidBy(laid, owner) < given.length;
    const chosen = isGiven ? own[0] : drawn(state, legal, laid, owner, random);
    if (chosen === undefined || !fits(state, laid, owner, chosen)) return undefined;
    const step = apply(state, chosen);
    if (!step.ok) throw new Error('a listed placement was refused');
    const { colour, stall, entry } = chosen;
    laid.push({ owner, colour, stall, entry });
    state = step.value.state;
  }
  const of = (owner: Laid['owner']): PresetStall[] =>
    laid.filter((stall) => stall.owner === owner).map(({ owner: _, ...stall }) => stall);
  return { seats: Array.from({ length: players }, (_, seat) => of(seat)), neutral: of('neutral') };
}

/** A placement that meets the requirements, in the emptiest segment that has one. */
function drawn(
  state: GameState,
  legal: readonly PlaceAction[],
  laid: readonly Laid[],
  owner: Laid['owner'],
  random: FastRandom,
): PlaceAction | undefined {
  const fitting = legal.filter((action) => fits(state, laid, owner, action));
  const least = Math.min(...fitting.map(({ stall }) => stallsBeside(state, laid, stall)));
  const best = fitting.filter(({ stall }) => stallsBeside(state, laid, stall) === least);
  return best[random.below(Math.max(1, best.length))];
}

function laidBy(laid: readonly Laid[], owner: Laid['owner']): number {
  return laid.filter((stall) => stall.owner === owner).length;
}

function isSame(a: PresetStall, b: PresetStall): boolean {
  return a.colour === b.colour && a.stall === b.stall && a.entry === b.entry;
}

function isPlacement(action: Action): action is PlaceAction {
  return action.type === 'place';
}

function segmentOf(state: GameState, site: SiteName): number | undefined {
  const [column, row] = gridOf(site);
  return state.game.board.edition.segments[row]?.[column];
}

function distance(a: SiteName, b: SiteName): number {
  const [[x, y], [u, v]] = [gridOf(a), gridOf(b)];
  return Math.abs(x - u) + Math.abs(y - v);
}

/** The number of stalls in the site's segment; the emptiest segments are filled first. */
function stallsBeside(state: GameState, laid: readonly Laid[], site: SiteName): number {
  return laid.filter(({ stall }) => segmentOf(state, stall) === segmentOf(state, site)).length;
}

function fits(
  state: GameState,
  laid: readonly Laid[],
  owner: Laid['owner'],
  { colour, stall }: PlaceAction,
): boolean {
  const { players, board } = state.game;
  const { apart, ownApart } = tasteFor(board.edition);
  const owned = laid.filter((other) => other.owner !== 'neutral');
  const own = owned.filter((other) => other.owner === owner);
  if (laid.some((other) => distance(other.stall, stall) < apart)) return false;
  if (owner === 'neutral') return true;
  // Colours are spread evenly: none is used more than its share, and none is missing in the end.
  const atMost = Math.ceil((START_STALLS * players) / COLOURS.length);
  if (owned.filter((other) => other.colour === colour).length >= atMost) return false;
  const colours = new Set([...owned.map((other) => other.colour), colour]);
  const stallsToCome = START_STALLS * players - owned.length - 1;
  if (COLOURS.length - colours.size > stallsToCome) return false;
  return own.every(
    (other) =>
      distance(other.stall, stall) >= ownApart && segmentOf(state, other.stall) !== segmentOf(state, stall),
  );
}

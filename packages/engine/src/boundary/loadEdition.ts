/**
 * Loads an edition from untrusted JSON and checks that it is playable: connected, with room for its pieces and legal
 * presets.
 */
import { type Board, DIRECTIONS, NONE } from '../board/board.ts';
import type { Edition, EditionError, PresetStall } from '../board/edition.ts';
import { parseEdition } from '../board/parseEdition.ts';
import { sitesOf } from '../board/siteSet.ts';
import { entryRefusal, siteRefusal } from '../explain/siteRefusals.ts';
import { colourNumber } from '../play/names.ts';
import { boardOf, makeGame } from '../play/newGame.ts';
import type { RefusalCode } from '../refusals.ts';
import { err, ok, type Result } from '../result.ts';
import { surveyOf } from '../rules/surveys.ts';
import { Wave } from '../rules/walk.ts';
import * as at from '../state/layout.ts';
import { STALL } from '../state/move.ts';
import { putStall, setCustomerSite, stallOf } from '../state/pieces.ts';
import { emptyState, type GameState } from '../state/state.ts';
import { COLOURS, MAX_PLAYERS } from '../vocabulary.ts';

export function loadEdition(json: unknown): Result<Edition, EditionError> {
  const parsed = parseEdition(json);
  if (!parsed.ok) return parsed;
  const edition = parsed.value;
  const board = boardOf(edition);
  const error = partedStarts(board) ?? lackOfPlaces(board) ?? badPreset(edition);
  return error === undefined ? ok(edition) : err(error);
}

/** R6.5 must hold before the first stall is placed. */
function partedStarts(board: Board): EditionError | undefined {
  const reached = new Set<number>();
  const wave = new Wave(board);
  wave.start(board.market, board.starts[0]!);
  do for (const site of sitesOf(wave.front)) reached.add(site);
  while (wave.step());
  const parted = board.starts.filter((site) => !reached.has(site)).map((site) => board.nameOf[site]!);
  return parted.length === 0 ? undefined : { code: 'edition/not-connected', sites: parted };
}

/** Every player must be able to build a stall of every colour: that many must fit the empty board by R5.1–R5.5. */
function lackOfPlaces(board: Board): EditionError | undefined {
  for (const [colour, name] of COLOURS.entries()) {
    const found = mostStalls(board, colour);
    if (found < MAX_PLAYERS) return { code: 'edition/no-place', colour: name, count: MAX_PLAYERS, found };
  }
  return undefined;
}

/** A site for a stall and a neighbouring market site for its entry. */
interface Place {
  readonly stall: number;
  readonly entry: number;
}

/** The number of stalls of a colour that fit, at most one per segment, capped at the maximum number of players. */
function mostStalls(board: Board, colour: number): number {
  const market = new Set(sitesOf(board.market));
  const neighboursOf = (site: number): number[] =>
    [...board.neighbours.subarray(site * DIRECTIONS, (site + 1) * DIRECTIONS)].filter(
      (beside) => beside !== NONE,
    );
  const placesOf = (segment: number): Place[] =>
    sitesOf(board.areaOf[colour]!)
      .filter((stall) => board.segmentOf[stall] === segment)
      .flatMap((stall) => neighboursOf(stall).map((entry) => ({ stall, entry })))
      .filter(({ entry }) => market.has(entry));
  const segments = board.segments
    .map((_, segment) => placesOf(segment))
    .filter((places) => places.length > 0);

  let most = 0;
  const fits = ({ stall, entry }: Place, taken: readonly Place[]): boolean =>
    taken.every(
      (other) =>
        other.entry !== stall &&
        other.entry !== entry &&
        other.stall !== entry &&
        !neighboursOf(stall).includes(other.stall),
    );
  const search = (segment: number, taken: readonly Place[]): void => {
    most = Math.max(most, taken.length);
    const places = segments[segment];
    for (const place of places ?? []) {
      if (most === MAX_PLAYERS || taken.length + segments.length - segment <= most) return;
      if (fits(place, taken)) search(segment + 1, [...taken, place]);
    }
    if (places !== undefined && taken.length + segments.length - segment - 1 > most)
      search(segment + 1, taken);
  };
  search(0, []);
  return Math.min(most, MAX_PLAYERS);
}

/** R3.6: presets obey R5, with customers on the start spaces. */
function badPreset(edition: Edition): EditionError | undefined {
  for (const key of Object.keys(edition.presets)) {
    const players = Number(key);
    const preset = edition.presets[players]!;
    const state = emptyState(makeGame(edition, players, { start: 'preset', openMoney: false }));
    state.game.board.starts.forEach((site, colour) => {
      setCustomerSite(state, colour, site);
    });
    for (const [index, stalls] of [...preset.seats, preset.neutral].entries()) {
      const owner = index < players ? index : at.NEUTRAL;
      for (const stall of stalls) {
        const problem = placeOrRefuse(state, owner, stall);
        if (problem === undefined) continue;
        const text = `${stall.colour} ${stall.stall} ${stall.entry}`;
        return { code: 'edition/preset', players, stall: text, problem: { code: 'illegal', ...problem } };
      }
    }
  }
  return undefined;
}

function placeOrRefuse(
  state: GameState,
  owner: number,
  preset: PresetStall,
): { readonly rule: string; readonly reason: RefusalCode } | undefined {
  const { siteOf, neighbours } = state.game.board;
  const colour = colourNumber(preset.colour);
  const stall = siteOf.get(preset.stall);
  const entry = siteOf.get(preset.entry);
  if (stall === undefined || entry === undefined) return { rule: 'R2.1', reason: 'action/no-such-site' };
  const direction = neighbours.subarray(stall * DIRECTIONS, (stall + 1) * DIRECTIONS).indexOf(entry);
  if (direction === NONE) return { rule: 'R2.5', reason: 'build/entry-not-adjacent' };
  if (stallOf(state, owner, colour) !== NONE) return { rule: 'R5.1', reason: 'build/no-stall-in-stock' };
  const survey = surveyOf(state);
  const refusal = siteRefusal(survey, STALL, owner, colour, stall) ?? entryRefusal(survey, stall, direction);
  if (refusal !== undefined) return { rule: refusal.rule, reason: refusal.code };
  putStall(state, owner, colour, stall, entry);
  state.revision++;
  return undefined;
}

/** How programs play: lists of actions that are settled at once, as a bot's. */
import { type Action, err, type GameState, ok, type Result, type Seat } from '@kairo/engine';
import type { ListRefusal, TableRefusal } from '@kairo/protocol';
import { explained } from '../authority/explained.ts';
import type { Table } from '../authority/table.ts';
import type { Change } from '../match/match.ts';

export interface ListRequest {
  readonly id: string;
  /** Of the whole request: the same id may not stand for another one. */
  readonly digest: string;
  /** How many entries the program had seen. */
  readonly base: number;
  /** None: ends a turn that only has to be ended. */
  readonly actions: readonly Action[];
  /** What to do with a turn that was begun in a browser. */
  readonly draft?: 'discard' | undefined;
}

/** Why a list is not played now. */
type Stop =
  | ListRefusal
  | TableRefusal
  /** It was played before. */
  | { readonly code: 'known' }
  /** Which rule refuses it is explained afterwards. */
  | { readonly code: 'illegal'; readonly action: Action; readonly state: GameState };

type Listed = Result<number, ListRefusal | TableRefusal>;

/**
 * All or nothing; the result is the number of entries that the log has then. The same request again gives the same answer.
 * Undefined if the store has failed: then it is unknown whether the list was stored.
 */
export async function playList(table: Table, seat: Seat, request: ListRequest): Promise<Listed | undefined> {
  const done = await table.note<Stop>(() => change(table, seat, request));
  if (done === undefined) return undefined;
  if (done.ok) return ok(done.value.seq);
  const { error } = done;
  if (error.code === 'known') {
    const settled = table.settledCommand(seat, request.id);
    const isSame = settled !== undefined && settled.digest === request.digest;
    return isSame ? ok(settled.seq) : err({ code: 'table/id-reused' });
  }
  if (error.code !== 'illegal') return err(error);
  return err(await explained((explain) => explain.refusalOf(error.state, error.action)));
}

function change(
  table: Table,
  seat: Seat,
  { id, digest, base, actions, draft }: ListRequest,
): Result<Change, Stop> {
  if (table.settledCommand(seat, id) !== undefined) return err({ code: 'known' });
  const { match, standing } = table;
  const { acting, version } = match;
  if (acting !== seat || standing.standIns[seat] !== undefined)
    return err({ code: 'table/not-your-turn', acting });
  if (version.seq !== base) return err({ code: 'table/stale' });
  if (match.canUndo && draft !== 'discard') return err({ code: 'table/draft-open' });
  const excess = excessOf(actions);
  if (excess !== undefined) return err(excess);
  if (match.isAwaitingEnd) {
    if (actions.length > 0) return err({ code: 'table/turn-complete' });
    return ok(match.endTurn(id, digest));
  }
  if (actions.length === 0) return err({ code: 'table/turn-not-complete' });
  const played = match.playAll(actions, { command: id, digest });
  if ('match' in played) return ok(played);
  const { index, state, reason } = played;
  if (reason !== 'illegal') return err({ code: reason, index });
  const action = actions[index];
  if (action === undefined) throw new Error('an action that is not in the list');
  return err({ code: 'illegal', action, state });
}

/** How many picks a turn has (R9.1). */
const PICKS = 2;

/**
 * What stands after an action that reveals something or ends the turn, as far as the list alone tells: nothing of it is
 * tried, so that a refusal says nothing about what is hidden.
 */
function excessOf(actions: readonly Action[]): ListRefusal | undefined {
  let picks = 0;
  for (const [i, action] of actions.slice(0, -1).entries()) {
    if (action.type === 'pick' && action.from === 'pile') return { code: 'table/after-reveal', index: i + 1 };
    if (action.type === 'pick') picks++;
    else if (action.type !== 'discard') return { code: 'table/after-turn', index: i + 1 };
    if (picks > PICKS) return { code: 'table/after-turn', index: i };
  }
  return undefined;
}

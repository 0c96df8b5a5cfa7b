/** What must not be in a message to any viewer: an independent list, not the one that the table is built by. */
import type { ServerMessage } from '@kairo/protocol';

type Viewer = number | 'spectator';
type Json = { readonly [key: string]: unknown };

/** Keys of what only the table may know. */
const NEVER = new Set(['seed', 'key', 'pile', 'state', 'snapshot', 'cells', 'random', 'hands', 'draw']);
/** Keys of what may be known of another seat. */
const OF_OTHERS = new Set(['cards', 'barkers', 'points', 'out']);

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** Every object in a message, with its path. */
function* objectsIn(value: unknown, path: string): Generator<readonly [string, Json]> {
  if (!isObject(value)) return;
  yield [path, value];
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${path}.${key}`);
}

export interface Secrecy {
  readonly openMoney: boolean;
}

/** What a viewer has received but should not know, in words; nothing if all is well. */
export function leaksIn(message: ServerMessage, viewer: Viewer, { openMoney }: Secrecy): string[] {
  const leaks: string[] = [];
  // At the end all money is open.
  const isOver = JSON.stringify(message).includes('"outcome":{');
  for (const [path, object] of objectsIn(message, message.type)) {
    for (const key of Object.keys(object)) {
      // The size of the pile is public, its order is not.
      if (NEVER.has(key) && typeof object[key] !== 'number') leaks.push(`${path}.${key}`);
    }
    if ('to' in object && object['to'] !== 'all' && object['to'] !== viewer)
      leaks.push(`${path} is not for ${viewer}`);
    if (object['type'] === 'picked' && object['from'] === 'pile' && 'card' in object)
      leaks.push(`${path}.card`);
    if ('viewer' in object && object['viewer'] !== viewer) leaks.push(`${path} is the view of another`);
    if ('hand' in object && !path.endsWith(`.seats.${viewer}`)) leaks.push(`${path}.hand`);
    const seat = /\.(?:base|change)\.seats\.(\d)$/.exec(path)?.[1];
    if (seat === undefined || Number(seat) === viewer) continue;
    const allowed = openMoney || isOver ? new Set([...OF_OTHERS, 'money']) : OF_OTHERS;
    for (const key of Object.keys(object)) if (!allowed.has(key)) leaks.push(`${path}.${key}`);
  }
  return leaks;
}

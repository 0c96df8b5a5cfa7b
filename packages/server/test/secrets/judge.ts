/** What is wrong with what was heard in an evening, or in two that must be alike to their viewer. */
import type { Viewer } from '@kairo/engine';
import type { Heard, Plan } from './evening.ts';

type Channel = 'replies' | 'messages' | 'thoughts' | 'logs';

const CHANNELS: readonly Channel[] = ['replies', 'messages', 'thoughts', 'logs'];

/** The first difference of each channel. Drafts of others make sockets carry more, which metrics may count. */
export function differencesBetween(one: Heard, other: Heard): string[] {
  return [
    ...CHANNELS.flatMap((channel) => difference(channel, one[channel], other[channel])),
    ...difference('metrics', labelsOf(one.metrics), labelsOf(other.metrics)),
  ];
}

function difference(channel: string, a: readonly string[], b: readonly string[]): string[] {
  const at = a.findIndex((text, i) => text !== b[i]);
  if (at < 0 && a.length === b.length) return [];
  return [`${channel} ${at}: ${a[at] ?? 'nothing'} ≠ ${b[at < 0 ? a.length : at] ?? 'nothing'}`];
}

/** Which figures there are, and what of the server's was asked for how often. */
function labelsOf(metrics: string): string[] {
  const own = metrics.split('\n').filter((line) => line.startsWith('kairo_'));
  // They stand in the order in which they came up first.
  return own
    .map((line) => (line.startsWith('kairo_http_requests_total') ? line : line.replace(/ \S+$/, '')))
    .sort();
}

/** Secrets that stand somewhere in clear. */
export function exposedIn({ setup }: Plan, { everyone, seed, table, logs, metrics }: Heard): string[] {
  const found: string[] = [];
  const look = (where: string, text: string, secrets: readonly (string | undefined)[]): void => {
    for (const secret of secrets) {
      if (secret !== undefined && secret !== '' && text.includes(secret)) found.push(`${where}: ${secret}`);
    }
  };
  const cookieOf = (cookie: string | undefined): string | undefined => cookie?.split('=')[1];
  for (const [i, { viewer, received }] of everyone.entries()) {
    const others = everyone.filter((_, other) => other !== i);
    const cookies = others.map(({ cookie }) => cookieOf(cookie));
    look(`sent to ${viewer}`, received.join('\n'), [seed, ...everyone.map(({ key }) => key), ...cookies]);
    for (const text of received) {
      if (/^[[{]/.test(text)) found.push(...unfit(JSON.parse(text), viewer, setup.openMoney));
    }
  }
  const keys = everyone.flatMap(({ key, cookie }) => [key, cookieOf(cookie)]);
  look('log', logs.join('\n'), [seed, table, ...keys]);
  look('metrics', metrics, [seed, table, ...keys]);
  return found;
}

/** Hands and events of others, and their money (R12.2). */
function unfit(json: unknown, viewer: Viewer, openMoney: boolean): string[] {
  if (typeof json !== 'object' || json === null) return [];
  const found: string[] = [];
  if ('seats' in json && Array.isArray(json.seats)) {
    for (const [seat, shown] of json.seats.entries()) {
      if (seat === viewer || typeof shown !== 'object' || shown === null) continue;
      if ('hand' in shown && shown.hand !== undefined) found.push(`sent to ${viewer}: the hand of ${seat}`);
      if ('money' in shown && shown.money !== undefined && !openMoney) {
        found.push(`sent to ${viewer}: the money of ${seat}`);
      }
    }
  }
  if ('to' in json && 'type' in json && typeof json.type === 'string' && json.type !== 'takeback') {
    if (json.to !== 'all' && json.to !== viewer) found.push(`sent to ${viewer}: ${JSON.stringify(json)}`);
  }
  return [...found, ...Object.values(json).flatMap((part) => unfit(part, viewer, openMoney))];
}

/** How often each code was refused to the guests. */
export function refusalsIn({ everyone }: Heard): Map<string, number> {
  const codes = new Map<string, number>();
  for (const text of everyone.flatMap(({ received }) => received)) {
    const code = /"(?:error|refusal)":\{"code":"([^"]+)"/.exec(text)?.[1];
    if (code !== undefined) codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  return codes;
}

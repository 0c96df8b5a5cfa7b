/**
 * A set-up as the end of an address: `e=cairo&s=preset&p=person.ankh.Amina,vizier.eye&o=routes,hints`. Everything is
 * named, nothing is left to defaults that may change: a link means the same in every release.
 */
import type { Result, SetupError } from '@kairo/engine';
import { readSetup } from './read.ts';
import type { TableSetup } from './setup.ts';

export type LinkError =
  | SetupError
  /** `field` as in a set-up; `link` if the whole cannot be read. */
  | { readonly code: 'link/malformed'; readonly field: string; readonly expected: string };

/** What may be switched on. */
const OPTIONS = ['routes', 'hints', 'money'] as const;

/** Escapes what separates, and what programs that look for links in texts stumble over. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[.!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function setupToLink({ edition, start, openMoney, help, seats }: TableSetup): string {
  const isOn = { ...help, money: openMoney };
  const options = OPTIONS.filter((option) => isOn[option]).join(',');
  const players = seats.map(({ player, icon, name }) =>
    [player, icon, ...(name === '' ? [] : [escaped(name)])].join('.'),
  );
  return [
    `e=${escaped(typeof edition === 'string' ? edition : JSON.stringify(edition))}`,
    `s=${start}`,
    `p=${players.join(',')}`,
    ...(options === '' ? [] : [`o=${options}`]),
  ].join('&');
}

/** Reads what follows `#` or `?` in an address; what others have added to it is passed over. */
export function setupFromLink(text: string): Result<TableSetup, LinkError> {
  const fields = new Map(
    text
      .replace(/^[#?]/, '')
      .split('&')
      .map((part): [string, string] => {
        const [key = '', ...value] = part.split('=');
        return [key, value.join('=')];
      }),
  );
  try {
    return checked({
      edition: editionOf(decodeURIComponent(fields.get('e') ?? '')),
      start: fields.get('s'),
      ...optionsOf(fields.get('o')),
      seats: fields.get('p')?.split(',').map(seatOf),
    });
  } catch {
    return { ok: false, error: { code: 'link/malformed', field: 'link', expected: 'percent-encoded text' } };
  }
}

function checked(setup: unknown): Result<TableSetup, LinkError> {
  const read = readSetup(setup);
  if (read.ok) return read;
  const { error } = read;
  if (error.code === 'setup/players') return { ok: false, error };
  return { ok: false, error: { ...error, code: 'link/malformed' } };
}

/** An id has no brace; a whole file begins with one. */
function editionOf(text: string): unknown {
  if (text === '') return undefined;
  return text.startsWith('{') ? JSON.parse(text) : text;
}

/** Options that this release does not know are those of a newer one: it does without. */
function optionsOf(text = ''): Pick<TableSetup, 'openMoney' | 'help'> {
  const on = new Set(text.split(','));
  return { openMoney: on.has('money'), help: { routes: on.has('routes'), hints: on.has('hints') } };
}

function seatOf(text: string): object {
  const [player, icon, name = ''] = text.split('.');
  return { player, icon, name: decodeURIComponent(name) };
}

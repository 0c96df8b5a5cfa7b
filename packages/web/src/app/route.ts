/** Where in the page the reader is: what follows `#` in the address. */
import { setupFromLink, type TableSetup } from '@kairo/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';

export type Route =
  /** With the set-up of a link that was opened. */
  | { readonly page: 'home'; readonly proposed?: TableSetup }
  | { readonly page: 'table'; readonly setup?: TableSetup; readonly resume?: boolean }
  | { readonly page: 'badLink' }
  | { readonly page: 'nowhere' };

export const HOME = '#/';
export const RESUME = '#/play?resume';
/** Begins at once. */
export const playAddress = (link: string): string => `#/play?${link}`;
/** Opens the start page with this set-up: to give to others. */
export const proposalAddress = (link: string): string => `#/new?${link}`;

export function routeOf(hash: string): Route {
  const [path = '', ...rest] = hash.replace(/^#\/?/, '').split('?');
  const query = rest.join('?');
  if (path === '' && query === '') return { page: 'home' };
  if (path === 'play' && query === 'resume') return { page: 'table', resume: true };
  if (path !== 'play' && path !== 'new') return { page: 'nowhere' };
  const read = setupFromLink(query);
  if (!read.ok) return { page: 'badLink' };
  return path === 'new' ? { page: 'home', proposed: read.value } : { page: 'table', setup: read.value };
}

const current = signal<Route>({ page: 'home' });
export const route: ReadonlySignal<Route> = current;

export function followAddress(): void {
  const read = (): void => {
    current.value = routeOf(location.hash);
    // A game that has begun is gone on with when the page is loaded again, not begun anew.
    if (current.value.page === 'table') history.replaceState(null, '', RESUME);
  };
  addEventListener('hashchange', read);
  read();
}

export function goTo(hash: string): void {
  location.hash = hash;
}

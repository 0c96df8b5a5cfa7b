/** Where in the page the reader is: what follows `#` in the address. */
import { type ReadonlySignal, signal } from '@preact/signals';

/** `link` is a set-up, not yet read. */
export type Route = { readonly page: 'home' | 'game'; readonly link?: string } | { readonly page: 'nowhere' };

export const HOME = '#/';
export const RESUME = '#/play?resume';
/** Begins at once. */
export const playAddress = (link: string): string => `#/play?${link}`;
/** Opens the start page with this set-up: to give to others. */
export const proposalAddress = (link: string): string => `#/new?${link}`;

export function routeOf(hash: string): Route {
  if (hash === RESUME) return { page: 'game' };
  const [path = '', ...rest] = hash.replace(/^#\/?/, '').split('?');
  const link = rest.join('?');
  switch (path) {
    case '':
      return link === '' ? { page: 'home' } : { page: 'nowhere' };
    case 'new':
      return { page: 'home', link };
    case 'play':
      return { page: 'game', link };
    default:
      return { page: 'nowhere' };
  }
}

const current = signal<Route>({ page: 'home' });
export const route: ReadonlySignal<Route> = current;

/** Where the page itself went last, until it is there. */
let asked: string | undefined;

/** @param isPlaying whether there is a game that would be lost if another began */
export function followAddress(isPlaying: () => boolean): void {
  const read = (): void => {
    const route = routeOf(location.hash);
    const isOwn = location.hash === asked;
    asked = undefined;
    // An address from elsewhere begins nothing in place of a game under way: it only proposes.
    const isProposal = !isOwn && route.page === 'game' && route.link !== undefined && isPlaying();
    current.value = isProposal ? { ...route, page: 'home' } : route;
  };
  addEventListener('hashchange', read);
  read();
}

export function goTo(hash: string): void {
  asked = hash;
  location.hash = hash;
}

/** Routes: what follows `#` in the address. */
import { type ReadonlySignal, signal } from '@preact/signals';

/** `link` is a set-up that has not been parsed. */
export type Route = { readonly page: 'home' | 'game'; readonly link?: string } | { readonly page: 'nowhere' };

export const HOME = '#/';
export const RESUME = '#/play?resume';
/** Starts a game at once. */
export const playAddress = (link: string): string => `#/play?${link}`;
/** Opens the start page with this set-up; meant to be shared. */
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

/** The hash that `goTo` has set and whose `hashchange` is still to come. */
let asked: string | undefined;

/** @param isPlaying whether there is an unfinished game that a new one would replace */
export function followAddress(isPlaying: () => boolean): void {
  const read = (): void => {
    const route = routeOf(location.hash);
    const isOwn = location.hash === asked;
    asked = undefined;
    // A link opened from outside does not replace an unfinished game: it is only proposed.
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

/** Whether a browser sent a request from a page of this server. */

interface Addressed {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  /** The address under which the server was asked, `https://kairo.example`. */
  readonly self: string;
}

/** Programs that are not browsers send neither header: no page can make them do something. */
export function isFromHere({ origin, fetchSite, self }: Addressed): boolean {
  if (origin !== undefined) return origin === self;
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
}

/** Links to online tables, as people pass them on. */

export interface TableLink {
  /** `https://kairo.example`, or with a path if a proxy serves the game below one. */
  readonly base: string;
  readonly table: string;
}

const PLACE = /^#\/t\/([A-Za-z0-9_-]{22})(?:\/screen)?$/;

/** `https://kairo.example/#/t/ID`. Undefined if the text is no such link. */
export function readLink(text: string): TableLink | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const table = url && PLACE.exec(url.hash)?.[1];
  if (url === undefined || table === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '' || url.search !== '') return undefined;
  return { base: url.origin + url.pathname.replace(/\/(?:index\.html)?$/, ''), table };
}

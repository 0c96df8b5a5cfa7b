/** Addresses of databases, such as `postgres://kairo:secret@db.example/kairo`. */

/** What is wrong with it, without its text, which may hold a password. */
export function addressProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return 'cannot be read';
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  if (!/^postgres(ql)?:$/.test(protocol)) return `begins with “${protocol}”`;
  if (hostname === '' && !searchParams.has('host')) return 'names no host';
  return /^\/[^/]+$/.test(pathname) ? undefined : 'names no database';
}

/** For messages. */
export function withoutPassword(text: string): string {
  const { protocol, username, host, pathname } = new URL(text);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

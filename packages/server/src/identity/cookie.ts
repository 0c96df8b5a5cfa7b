/** The cookie by which a browser is known again. */

/** As long as browsers allow; renewed on visits. */
export const COOKIE_DAYS = 400;
const SECONDS_PER_DAY = 86_400;

/** The name with the prefix is only accepted over HTTPS, and tied to this host. */
export function cookieName(isHttps: boolean): string {
  return isHttps ? '__Host-kairo' : 'kairo';
}

export function setCookie(key: string, isHttps: boolean): string {
  return cookie(key, COOKIE_DAYS * SECONDS_PER_DAY, isHttps);
}

export function clearedCookie(isHttps: boolean): string {
  return cookie('', 0, isHttps);
}

function cookie(value: string, maxAge: number, isHttps: boolean): string {
  return [
    `${cookieName(isHttps)}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');
}

/** The value of a cookie in the header `Cookie`. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

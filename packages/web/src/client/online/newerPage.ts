/** Whether the server has a newer page than this one: its document then loads another script. */

const SCRIPT = /<script[^>]+type="module"[^>]*>/g;

/** The addresses of the scripts that a document begins with. */
export function scriptsIn(document: string): readonly string[] {
  return (document.match(SCRIPT) ?? []).flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? []);
}

/** False if that cannot be found out. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const answer = await fetch(document.baseURI, { cache: 'no-store' }).catch(() => undefined);
  if (own === undefined || own === null || answer?.ok !== true) return false;
  const scripts = scriptsIn(await answer.text().catch(() => ''));
  return scripts.length > 0 && !scripts.includes(own);
}

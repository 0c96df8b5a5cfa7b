/** The files of the page, read once and kept, each also packed for the wire. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** These are packed already. */
const PACKED = new Set(['.png', '.woff2']);

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface StaticFile {
  readonly type: string;
  readonly tag: string;
  /** Its name changes with its content. */
  readonly isImmutable: boolean;
  readonly body: Buffer;
  readonly packed: { readonly [encoding in Encoding]?: Buffer };
}

function pack(body: Buffer): StaticFile['packed'] {
  const br = brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } });
  return { br, gzip: gzipSync(body, { level: 9 }) };
}

/** By address, `/` for the page itself. */
export function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile() && !found.name.startsWith('.'))) {
    const path = join(entry.parentPath, entry.name);
    const address = path.slice(folder.length).split(sep).join('/');
    const extension = extname(path);
    const body = readFileSync(path);
    const file = {
      type: TYPES[extension] ?? 'application/octet-stream',
      tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      isImmutable: address.startsWith('/assets/'),
      body,
      packed: PACKED.has(extension) ? {} : pack(body),
    };
    files.set(address, file);
    if (address === '/index.html') files.set('/', file);
  }
  return files;
}

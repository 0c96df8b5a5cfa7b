/** The files of the built page, read once and held in memory, each with its compressed forms. */
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

/** Formats that do not get smaller when compressed again. */
const COMPRESSED_TYPES = new Set(['.png', '.woff2']);

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  /** The file name contains a hash of the content, so it can be cached indefinitely. */
  readonly isImmutable: boolean;
  readonly body: Buffer;
  readonly compressed: { readonly [encoding in Encoding]?: Buffer };
}

function compress(body: Buffer): StaticFile['compressed'] {
  const br = brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } });
  return { br, gzip: gzipSync(body, { level: 9 }) };
}

/** Files by URL path; `/` is index.html. Hidden files are left out. */
export function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile() && !found.name.startsWith('.'))) {
    const path = join(entry.parentPath, entry.name);
    const urlPath = path.slice(folder.length).split(sep).join('/');
    const extension = extname(path);
    const body = readFileSync(path);
    const file = {
      type: TYPES[extension] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      isImmutable: urlPath.startsWith('/assets/'),
      body,
      compressed: COMPRESSED_TYPES.has(extension) ? {} : compress(body),
    };
    files.set(urlPath, file);
    if (urlPath === '/index.html') files.set('/', file);
  }
  return files;
}

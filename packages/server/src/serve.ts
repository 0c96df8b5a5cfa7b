/** The page over HTTP. Tables are in the page itself, so there is nothing here but files. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ENCODINGS, type Encoding, type StaticFile } from './files.ts';
import { lostPage } from './lostPage.ts';

/** Nothing is loaded from anywhere else, and nothing may frame the page; sounds are recorded in it (`blob:`). */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' blob:; " +
    "object-src 'none'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

const A_YEAR = 31_536_000;

function encodingFor(request: IncomingMessage, file: StaticFile): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  return ENCODINGS.find(
    (encoding) =>
      file.packed[encoding] !== undefined && accepted.some((name) => name.split(';')[0] === encoding),
  );
}

function answer(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const encoding = encodingFor(request, file);
  const body = (encoding && file.packed[encoding]) ?? file.body;
  response.setHeader('ETag', file.tag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader(
    'Cache-Control',
    file.isImmutable ? `public, max-age=${A_YEAR}, immutable` : 'public, max-age=0, must-revalidate',
  );
  if (request.headers['if-none-match'] === file.tag) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', body.length);
  response.writeHead(200);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** People get a page; what a page asked for in vain gets the bare word. */
async function answerLost(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { accept, 'accept-language': language } = request.headers;
  const isForPeople = accept?.includes('text/html') === true;
  const body = isForPeople ? await lostPage(language) : '404\n';
  response.setHeader('Vary', 'Accept, Accept-Language');
  response.setHeader('Content-Type', `${isForPeople ? 'text/html' : 'text/plain'}; charset=utf-8`);
  response.writeHead(404).end(request.method === 'HEAD' ? undefined : body);
}

function addressOf(request: IncomingMessage): string | undefined {
  const [path = '/'] = (request.url ?? '/').split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined; // a stray percent sign
  }
}

export function makeServer(files: ReadonlyMap<string, StaticFile>): Server {
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = files.get(addressOf(request) ?? '');
    if (file !== undefined) answer(request, response, file);
    else void answerLost(request, response);
  });
}

/** Serves the files of the page. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ENCODINGS, type Encoding, type StaticFile } from './files.ts';
import { notFoundPage } from './notFoundPage.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

const ONE_YEAR_SECONDS = 31_536_000;

function encodingFor(request: IncomingMessage, file: StaticFile): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim());
  return ENCODINGS.find((encoding) => file.compressed[encoding] !== undefined && accepted.includes(encoding));
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const encoding = encodingFor(request, file);
  const body = (encoding && file.compressed[encoding]) ?? file.body;
  response.setHeader('ETag', file.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader(
    'Cache-Control',
    file.isImmutable
      ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
      : 'public, max-age=0, must-revalidate',
  );
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', body.length);
  response.writeHead(200);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A page for requests that accept HTML, plain text for missing resources. */
async function sendNotFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { accept, 'accept-language': language } = request.headers;
  const acceptsHtml = accept?.includes('text/html') === true;
  const body = acceptsHtml ? await notFoundPage(language) : '404\n';
  response.setHeader('Vary', 'Accept, Accept-Language');
  response.setHeader('Content-Type', `${acceptsHtml ? 'text/html' : 'text/plain'}; charset=utf-8`);
  response.writeHead(404).end(request.method === 'HEAD' ? undefined : body);
}

/** The decoded path, or undefined if its percent-encoding is malformed. */
function pathOf(request: IncomingMessage): string | undefined {
  const [path = '/'] = (request.url ?? '/').split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Only what is asked for with GET or HEAD. */
export function servePage(files: ReadonlyMap<string, StaticFile>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = files.get(pathOf(request) ?? '');
    if (file !== undefined) sendFile(request, response, file);
    else void sendNotFound(request, response);
  };
}

/** A server of nothing but the page, for programs that measure it. */
export function makeServer(files: ReadonlyMap<string, StaticFile>): Server {
  return createServer(servePage(files));
}

/** Requests to every endpoint: well-formed, malformed, and barely HTTP. */
import { type Schema, sampleOf } from './schema.ts';
import type { JunkTable } from './site.ts';
import type { Junk } from './values.ts';

export interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly body: Schema | undefined;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: Schema } } };
}

/** From `openapi.json`: whatever the server has, junk is sent to it. */
export function endpointsOf(description: {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
}): Endpoint[] {
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : [])),
      body: requestBody?.content['application/json']?.schema,
    })),
  );
}

export interface Targets {
  /** Which the sender may do nothing with, or nothing that changes them. */
  readonly guarded: readonly JunkTable[];
  readonly playground: JunkTable;
}

export interface Input {
  /** For the figures: the endpoint, or what else it is. */
  readonly name: string;
  readonly bytes: Buffer;
}

const UNKNOWN_KEY = 'k'.repeat(30);
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'] as const;
const TYPES = [
  'application/json; charset=latin1',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'nonsense',
] as const;

/** In a request line or a header nothing may be that would end it. */
function inLine(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
}

function tableIn({ guarded, playground }: Targets, junk: Junk): string {
  switch (junk.below(6)) {
    case 0:
      return 'B'.repeat(22);
    case 1:
      return inLine(junk.text());
    case 2:
      return playground.table;
    default:
      return junk.one(guarded).table;
  }
}

function pathOf({ path, query }: Endpoint, targets: Targets, junk: Junk): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'table') return tableIn(targets, junk);
    if (name === 'seat') return junk.chance(4) ? inLine(junk.text()) : String(junk.below(5));
    return junk.chance(2) ? 'ABC234' : inLine(junk.text());
  });
  const fields = query.flatMap((name) =>
    junk.chance(2) ? [`${name}=${junk.chance(2) ? junk.below(2) : inLine(junk.text())}`] : [],
  );
  if (junk.chance(12)) fields.push(`${inLine(junk.text())}=${inLine(junk.text())}`);
  if (junk.chance(20)) fields.push('__proto__[isHost]=1&constructor=2');
  return fields.length === 0 ? filled : `${filled}?${fields.join('&')}`;
}

/** Of the playground, of another table, or what cannot be one. Never that of a guarded table with itself. */
function keyIn({ playground }: Targets, junk: Junk): string | undefined {
  switch (junk.below(8)) {
    case 0:
      return undefined;
    case 1:
      return UNKNOWN_KEY;
    case 2:
      return junk.noise(12).toString('hex').slice(0, junk.below(24));
    case 3:
      return playground.host;
    default:
      return junk.one(playground.keys);
  }
}

/** Creating tables and people fills a database, as it should: the rest of these inputs must not succeed. */
function spoilt(body: Buffer, name: string, junk: Junk): Buffer {
  return name === 'POST /api/v1/tables' && !junk.chance(400) ? body.subarray(0, -1) : body;
}

export function junkRequest(endpoints: readonly Endpoint[], targets: Targets, junk: Junk): Input {
  if (junk.chance(25)) return junkBytes(junk);
  const endpoint = junk.one(endpoints);
  const name = `${endpoint.method} ${endpoint.path}`;
  const method = junk.chance(20) ? junk.one(METHODS) : endpoint.method;
  const path = pathOf(endpoint, targets, junk);
  const key = keyIn(targets, junk);
  const valid = endpoint.body === undefined ? {} : sampleOf(endpoint.body, junk);
  const hasBody = endpoint.body !== undefined || junk.chance(10);
  const body = hasBody ? spoilt(junk.json(valid), name, junk) : Buffer.alloc(0);
  const headers = [
    ...(key === undefined ? [] : [`Authorization: Bearer ${key}`]),
    ...(junk.chance(10) ? [`Authorization: ${inLine(junk.text())}`] : []),
    ...(junk.chance(10) ? [`Cookie: kairo=${junk.noise(32).toString('base64url')}`] : []),
    ...(junk.chance(10) ? ['Origin: http://elsewhere.example'] : []),
    ...(junk.chance(200) ? ['Sec-Fetch-Site: same-origin'] : []),
    ...(junk.chance(20) ? ['X-Forwarded-For: 203.0.113.9'] : []),
    ...(hasBody ? [`Content-Type: ${junk.chance(10) ? junk.one(TYPES) : 'application/json'}`] : []),
  ];
  return { name, bytes: requestBytes(method, path, headers, body) };
}

function requestBytes(
  method: string,
  path: string,
  headers: readonly string[] = [],
  body: Buffer = Buffer.alloc(0),
): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...headers,
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

/** What is not a request, or only just. */
function junkBytes(junk: Junk): Input {
  const name = 'not HTTP';
  switch (junk.below(8)) {
    case 0:
      return { name, bytes: Buffer.concat([junk.noise(1 + junk.below(300)), Buffer.from('\r\n\r\n')]) };
    case 1:
      return { name, bytes: requestBytes('GET', `/api/v1/${'x'.repeat(junk.one([100, 9_000, 20_000]))}`) };
    case 2:
      return { name, bytes: requestBytes('GET', '/api/v1/me', [`X-Padding: ${'x'.repeat(20_000)}`]) };
    case 3:
      return {
        name,
        bytes: requestBytes('GET', junk.one(['/%zz', '/api/v1/tables/%ff', '*', 'nonsense', '/api/%'])),
      };
    case 4:
      return {
        name,
        bytes: requestBytes(junk.one(['SEARCH', 'nonsense', 'PRI', 'CONNECT']), '/api/v1/tables'),
      };
    case 5:
      return {
        name,
        bytes: Buffer.from('POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n'),
      };
    case 6: {
      const chunks = junk.one(['zz\r\nabc\r\n0\r\n\r\n', '3\r\n{"a\r\n0\r\n\r\n']);
      const head =
        'PUT /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked';
      return { name, bytes: Buffer.from(`${head}\r\n\r\n${chunks}`) };
    }
    default:
      return {
        name,
        bytes: requestBytes('GET', junk.one(['/', '/../package.json', '/metrics', '/healthz', '/#/t/x'])),
      };
  }
}

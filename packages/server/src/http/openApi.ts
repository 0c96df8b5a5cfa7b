/** `openapi.json`: the endpoints, described by the shapes with which they are read. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { API, type Endpoint } from './api.ts';
import { errorAnswer } from './shapes.ts';

const ERRORS = {
  400: 'Malformed: the request, or a field of it',
  401: 'The key is missing or unknown',
  403: 'Not allowed',
  404: 'There is no such table, seat or address',
  409: 'Stale, not your turn, taken, or reused',
  422: 'Refused by the rules',
  429: 'Too many: try again after so many seconds',
  503: 'Not now: nothing is known to have changed',
} as const;

/** A shape as JSON Schema: of what comes in, as it is sent. */
function schemaOf(shape: v.GenericSchema, typeMode: 'input' | 'output'): object {
  const { $schema: _, ...schema } = toJsonSchema(shape, { typeMode, errorMode: 'ignore' });
  return schema;
}

function parametersOf({ path, query }: Endpoint): object[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'seat' ? { type: 'integer' } : { type: 'string' },
  }));
  const { properties = {}, required = [] } = (query === undefined ? {} : schemaOf(query, 'input')) as {
    properties?: { [name: string]: object };
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function answersOf({ answers }: Endpoint): object {
  const good = Object.entries(answers).map(([status, shape]) => [
    status,
    {
      description: 'Done',
      content:
        shape === 'text/plain'
          ? { 'text/plain': { schema: { type: 'string' } } }
          : { 'application/json': { schema: schemaOf(shape, 'output') } },
    },
  ]);
  const bad = Object.entries(ERRORS).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  ]);
  return Object.fromEntries([...good, ...bad]);
}

function operationOf(endpoint: Endpoint): object {
  const { summary, access, body } = endpoint;
  return {
    summary,
    description: `For: ${access}.`,
    security:
      access === 'anyone'
        ? []
        : [{ key: [] }, { cookie: [] }, ...(access === 'seat or spectator' ? [{}] : [])],
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { content: { 'application/json': { schema: schemaOf(body, 'input') } } } }),
    responses: answersOf(endpoint),
  };
}

export function openApi(endpoints: readonly Endpoint[]): object {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const endpoint of endpoints) {
    const path = `${API}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kairo',
      version: '1',
      description:
        'Tables for people and programs. docs/online-api.md explains it; docs/trace.md has the actions.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorAnswer, 'output') },
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'The key of a seat or a host, chosen by the client',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: 'kairo', description: 'Of a browser' },
      },
    },
  };
}

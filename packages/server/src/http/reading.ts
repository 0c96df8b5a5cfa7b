/** Reads requests with the shapes. The refusal names the first field that does not fit. */
import * as v from 'valibot';
import { parseJson } from '../limits/json.ts';
import { Refused } from './refusals.ts';

function malformed(field: string, expected: string): Refused {
  return new Refused({ code: 'table/malformed', field, expected });
}

/** Of several ways to fit, the one that came closest says what is wrong. */
function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = (issue.issues ?? []).map(deepest);
  return inner.reduce(
    (best, next) => ((next.path?.length ?? 0) > (best.path?.length ?? 0) ? next : best),
    issue,
  );
}

export function readShape<S extends v.GenericSchema>(
  schema: S,
  json: unknown,
  root: string,
): v.InferOutput<S> {
  const read = v.safeParse(schema, json, { abortEarly: true });
  if (read.success) return read.output;
  const issue = deepest(read.issues[0]);
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    throw malformed(field || root, 'no such field');
  const isOurs = issue.kind === 'validation' || issue.type === 'union';
  throw malformed(field || root, isOurs ? issue.message : (issue.expected ?? issue.message));
}

/** A body as text, which may be missing. */
export function readJson(body: unknown): unknown {
  if (body === undefined || body === null || body === '') return {};
  if (typeof body !== 'string') throw malformed('body', 'JSON, as Content-Type: application/json');
  const parsed = parseJson(body);
  if (!parsed.ok) throw malformed('body', parsed.error);
  const json = parsed.value;
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw malformed('body', 'an object');
  return json;
}

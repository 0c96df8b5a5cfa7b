/** Requests to the server that this page comes from, if it comes from one. */
import { err, ok, type Result } from '@kairo/engine/vocabulary';
import { isObject, Misfit, type Shape } from '@kairo/protocol';

/** What the server refused, by its code and facts; or a failure of the page's own, whose code begins with `page/`. */
export interface ApiError {
  readonly code: string;
  readonly [fact: string]: unknown;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export function apiAddress(path: string): URL {
  return new URL(`api/v1/${path}`, document.baseURI);
}

/** The server could not be reached. */
export const UNREACHABLE = 'page/unreachable';
/** What answers has no tables: the page's files are served by something else. */
export const NO_SERVER = 'page/no-server';

export async function request<T>(
  method: Method,
  path: string,
  shape: Shape<T>,
  body?: unknown,
): Promise<Result<T, ApiError>> {
  const answer = await fetched(method, path, body);
  if (answer === undefined) return err({ code: UNREACHABLE });
  const json = await answer.json().catch(() => undefined);
  if (!isObject(json)) return err({ code: answer.ok ? NO_SERVER : failureOf(answer.status) });
  if (!answer.ok) return err(errorIn(json) ?? { code: failureOf(answer.status) });
  try {
    return ok(shape(json, ''));
  } catch (failure) {
    if (failure instanceof Misfit) return err({ code: 'page/unreadable', field: failure.field });
    throw failure;
  }
}

function fetched(method: Method, path: string, body: unknown): Promise<Response | undefined> {
  const init =
    body === undefined
      ? { method }
      : { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return fetch(apiAddress(path), init).catch(() => undefined);
}

/** A proxy in front of a server that is being restarted answers in its place. */
function failureOf(status: number): string {
  return status >= 500 ? UNREACHABLE : NO_SERVER;
}

function errorIn(json: { readonly [key: string]: unknown }): ApiError | undefined {
  const { error } = json;
  if (!isObject(error) || typeof error['code'] !== 'string') return undefined;
  return { ...error, code: error['code'] };
}

/** Whether an answer to junk is one that is documented: a coded error, what was asked for, or a closed connection. */
import type { HttpOutcome, SocketHeard } from './wire.ts';

const CODE = /^[a-z]+\/[a-z-]+$/i;
const STATUSES = new Set([200, 201, 400, 401, 403, 404, 409, 422, 429]);
const TYPES = new Set(
  'room welcome update synced done refused answer history storage failed company'.split(' '),
);
/** 1005 and 1006: the client itself has closed, or was cut off. The others are in docs/online-api.md or those of the standard. */
const CLOSINGS = new Set([1000, 1001, 1002, 1003, 1005, 1006, 1007, 1009, 4400, 4403, 4404, 4429]);

/** The code of an error in a body; undefined if it has another form. */
function codeIn(body: string): string | undefined {
  try {
    const { error } = JSON.parse(body);
    return typeof error.code === 'string' && CODE.test(error.code) ? error.code : undefined;
  } catch {
    return undefined;
  }
}

/** What the figures count it as; `wrong` if it should not have happened. */
export interface Verdict {
  readonly as: string;
  readonly wrong?: string;
}

export function judgeAnswer(input: Buffer, outcome: HttpOutcome): Verdict {
  if (outcome.kind === 'closed') return { as: 'closed' };
  const line = input.subarray(0, 200).toString('latin1').split('\r\n')[0] ?? '';
  if (outcome.kind === 'silence') return { as: 'silence', wrong: `no answer to ${line}` };
  const { status, body } = outcome;
  const isApi = / \/api\//.test(line);
  const code = codeIn(body);
  if (status < 300 || (!isApi && (status === 404 || status === 405))) return { as: String(status) };
  const isCoded = code !== undefined || line.startsWith('HEAD ');
  if (STATUSES.has(status) && isCoded) return { as: `${status} ${code ?? ''}` };
  return { as: `${status}`, wrong: `${line} was answered by ${status} ${body.slice(0, 300)}` };
}

export function judgeMessages({ messages, closed }: SocketHeard): Verdict[] {
  const found = messages.map((text): Verdict => {
    const { type, refusal, error } = JSON.parse(text);
    const code = refusal?.code ?? error?.code;
    const isCoded = (type !== 'refused' && type !== 'failed') || CODE.test(code);
    if (!TYPES.has(type) || !isCoded) return { as: type, wrong: `a message ${text.slice(0, 300)}` };
    return code === 'table/crashed' || code === 'table/stopped'
      ? { as: code, wrong: `a table has stopped: ${text.slice(0, 300)}` }
      : { as: code === undefined ? `message ${type}` : `${type} ${code}` };
  });
  if (closed === undefined) return found;
  const wrong = CLOSINGS.has(closed) ? {} : { wrong: `a socket was closed with ${closed}` };
  return [...found, { as: `socket closed ${closed}`, ...wrong }];
}

/** Refusals as answers: a coded error with a status. */
import type {
  CompanyRefusal,
  ListRefusal,
  RoomRefusal,
  ServerRefusal,
  TableError,
  TableRefusal,
} from '@kairo/protocol';

export type ApiRefusal =
  | RoomRefusal
  | ServerRefusal
  | TableRefusal
  | ListRefusal
  | CompanyRefusal
  | TableError;

/** Thrown by handlers, and answered as it is. */
export class Refused extends Error {
  readonly refusal: ApiRefusal;

  constructor(refusal: ApiRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const STATUSES: { readonly [status: number]: readonly (ApiRefusal['code'] | 'setup/' | 'edition/')[] } = {
  400: [
    'table/malformed',
    'table/after-reveal',
    'table/after-turn',
    'table/unknown-edition',
    'setup/',
    'edition/',
    'server/too-large',
  ],
  401: ['identity/missing', 'identity/unknown-key'],
  403: [
    'identity/other-site',
    'identity/wrong-code',
    'server/creation-code',
    'room/not-host',
    'room/not-seated',
    'room/no-spectators',
    'room/locked',
    'room/no-offer',
  ],
  404: ['room/unknown', 'room/no-such-seat', 'identity/unknown-device', 'server/no-such-address'],
  409: [
    'identity/key-used',
    'identity/has-games',
    'room/not-waiting',
    'room/not-begun',
    'room/not-over',
    'room/seat-taken',
    'room/seat-free',
    'room/seat-of-bot',
    'room/already-seated',
    'room/not-a-person',
    'room/name-taken',
    'room/icon-taken',
    'room/seats-free',
    'room/has-next',
    'table/stale',
    'table/not-your-turn',
    'table/draft-open',
    'table/id-reused',
    'table/turn-complete',
    'table/turn-not-complete',
    'company/no-stand-in',
    'company/out-of-time',
    'company/has-resigned',
    'company/over',
  ],
  429: ['server/too-many-requests', 'server/too-many-tables', 'server/too-many-connections'],
  503: [
    'server/unavailable',
    'server/closing',
    'table/stopped',
    'table/crashed',
    'table/bot',
    'table/bad-save',
    'table/no-saved-game',
    'table/rules-version',
    'table/unexplained',
  ],
};

/** Everything else is the engine's: the rules refuse it. */
const BY_THE_RULES = 422;

export function statusOf({ code }: { readonly code: string }): number {
  for (const [status, codes] of Object.entries(STATUSES)) {
    if (codes.some((known) => (known.endsWith('/') ? code.startsWith(known) : code === known))) {
      return Number(status);
    }
  }
  return BY_THE_RULES;
}

/** What went wrong inside is for the log, not for clients. */
export function withoutDetail(refusal: ApiRefusal): ApiRefusal {
  return statusOf(refusal) === 503 && 'detail' in refusal ? ({ code: refusal.code } as ApiRefusal) : refusal;
}

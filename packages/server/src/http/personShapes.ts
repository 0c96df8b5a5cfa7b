/** The shapes of what a person asks about themselves, and of handing a seat on. */

import { ROOM_STATES } from '@kairo/protocol';
import * as v from 'valibot';

const code = v.pipe(
  v.string(),
  v.maxLength(64, 'a recovery code: 16 letters and digits'),
  v.description('As it was typed: in either case, with spaces or hyphens'),
);

export const lookBody = v.strictObject({ code });
export const recoverBody = v.strictObject({
  code,
  games: v.pipe(
    v.optional(v.picklist(['bring', 'leave'])),
    v.description('What becomes of the games that this browser has as someone else'),
  ),
});

export const deviceAnswer = v.strictObject({
  devices: v.array(
    v.strictObject({
      device: v.string(),
      label: v.pipe(v.string(), v.description('Browser and system, such as “Firefox, Android”')),
      createdAt: v.number(),
      seenAt: v.number(),
      isThis: v.boolean(),
    }),
  ),
  recovery: v.nullable(v.strictObject({ createdAt: v.number() })),
});

export const codeAnswer = v.strictObject({ code: v.string() });

export const lookAnswer = v.strictObject({
  name: v.string(),
  games: v.pipe(v.number(), v.description('Under way')),
  isYou: v.boolean(),
  here: v.nullable(
    v.strictObject({
      name: v.string(),
      games: v.number(),
      isKept: v.pipe(v.boolean(), v.description('They can be reached again: by another device or a code')),
    }),
  ),
});

export const nameAnswer = v.strictObject({ name: v.string() });

export const meQuery = v.strictObject({
  state: v.optional(v.picklist(ROOM_STATES)),
  after: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,16}\.[\w-]{22}$/, 'what an answer gave as `after`'),
      v.transform((text) => {
        const [activeAt = '', id = ''] = text.split('.');
        return { activeAt: Number(activeAt), id };
      }),
    ),
  ),
});

const secret = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'a secret: 22 characters of base64url'));

export const offerAnswer = v.strictObject({ secret, until: v.number() });
export const takeBody = v.strictObject({ secret, name: v.string() });

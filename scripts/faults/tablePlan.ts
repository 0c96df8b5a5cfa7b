/** Which tables are played: editions, numbers of players, who plays and how, clocks; by chance. */
import { randomBytes } from 'node:crypto';
import type { RandomSource } from '@kairo/engine';
import { ICONS, type Pace, PERSON, type TableSetup } from '@kairo/protocol';
import { between, isBy, oneOf } from './chance.ts';

/** `program`: through `/api/v1`. `key`: a socket with a key. `person`: a socket with a cookie. The others are bots. */
const KINDS = ['program', 'key', 'person', 'person', 'apprentice', 'trader'] as const;
type Kind = (typeof KINDS)[number];

export interface TablePlan {
  readonly setup: TableSetup;
  readonly kinds: readonly Kind[];
  readonly pace: Pace | null;
  readonly begin: 'whenFull' | 'byHost';
  /** After so many entries all clients leave for good: clocks and bots end the game. */
  readonly desertedAt: number | undefined;
}

const CALM: Pace = { bank: 60, increment: 10, cap: 60 };
const HASTY: Pace = { bank: 6, increment: 2, cap: 6 };
const DESERTED: Pace = { bank: 2, increment: 0, cap: 2 };

export function isBot(kind: Kind): kind is 'apprentice' | 'trader' {
  return kind === 'apprentice' || kind === 'trader';
}

export function drawPlan(random: RandomSource): TablePlan {
  const players = between(2, ICONS.length, random);
  // Without anyone who plays there is no one to lose anything.
  const someone = random.below(players);
  const kinds = Array.from({ length: players }, (_, i) =>
    oneOf(i === someone ? KINDS.filter((kind) => !isBot(kind)) : KINDS, random),
  );
  const isDeserted = isBy(20, random);
  return {
    setup: {
      edition: oneOf(['alley', 'cairo'], random),
      start: oneOf(['preset', 'variable'], random),
      openMoney: false,
      help: { routes: true, hints: false },
      seats: kinds.map((kind, i) => ({
        name: isBot(kind) ? `Bot ${i}` : '',
        icon: ICONS[i] ?? 'ankh',
        player: isBot(kind) ? kind : PERSON,
      })),
    },
    kinds,
    pace: isDeserted ? DESERTED : oneOf([null, null, CALM, HASTY], random),
    begin: oneOf(['whenFull', 'byHost'], random),
    desertedAt: isDeserted ? between(1, 40, random) : undefined,
  };
}

/** Of a program, for one seat or one host. */
export function drawKey(): string {
  return randomBytes(24).toString('base64url');
}

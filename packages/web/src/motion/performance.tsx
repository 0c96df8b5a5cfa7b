/** Performs a step on the stage: pieces fly, walk and drop, with sounds. */
import type { Edition, GameEvent, Owner, Seat, Viewer } from '@kairo/engine';
import type { Ghost } from '../board/model/marks.ts';
import type { Performance, Scene } from '../client/stage.ts';
import type { Sign } from '../drawings/names.ts';
import { Card } from '../pieces/Card.tsx';
import { Coin } from '../pieces/Coin.tsx';
import { cardFace } from '../pieces/cardFace.ts';
import { Medal } from '../pieces/Medal.tsx';
import { motion } from '../preferences/effective.ts';
import { knock, ring, type SoundName } from '../sound/sounds.ts';
import { fly } from './flight.ts';
import { landing } from './landing.ts';
import {
  discardPlace,
  displayPlace,
  handPlace,
  medalPlace,
  type Point,
  pursePlace,
  seatPlace,
  sitePlace,
  stockPlace,
} from './places.ts';
import { pause } from './tempo.ts';
import { walk } from './walk.ts';

const TILE = 320;
const COIN = 520;
const CARD = 420;
const MEDAL = 700;
/** A pause after another player's step, to take it in. */
const AFTERTHOUGHT = 850;
const COIN_APART = 60;
/** No more coins than this fly at once. */
const MOST_COINS = 8;

/** What a performance needs to know about the game. */
export interface Theatre {
  readonly edition: () => Edition | undefined;
  readonly viewer: () => Viewer;
  readonly signOf: (owner: Owner) => Sign;
}

export function performanceIn(theatre: Theatre): Performance {
  return {
    leave: async ({ events }, signal) => {
      if (motion.value === 'none') return;
      for (const event of events) await leave(event, theatre, signal);
    },
    arrive: async (scene, signal) => {
      landing.value = undefined;
      if (motion.value === 'none') {
        for (const { type } of scene.events) hear(type);
        return;
      }
      await Promise.all(scene.events.map((event) => arrive(event, scene, theatre, signal)));
      if (scene.events.some((event) => isOfAnother(event, theatre.viewer())))
        await pause(AFTERTHOUGHT, signal);
    },
  };
}

/** Without motion each event has only a sound. */
function hear(type: GameEvent['type']): void {
  const name = SOUND_OF[type];
  if (name !== undefined) ring(name);
}

const SOUND_OF: { readonly [type in GameEvent['type']]?: SoundName } = {
  lured: 'step',
  earned: 'coin',
  picked: 'card',
  cardsPlayed: 'card',
  medalTaken: 'medal',
  gameOver: 'end',
};

function isOfAnother(event: GameEvent, viewer: Viewer): boolean {
  return 'seat' in event && event.seat !== undefined && event.seat !== viewer && event.type !== 'turnBegan';
}

/** The part of an event that is shown before the pieces have moved. */
async function leave(event: GameEvent, theatre: Theatre, signal: AbortSignal): Promise<void> {
  switch (event.type) {
    case 'lured':
      if (event.barkers > 0) ring('barker');
      return walk(event.colour, event.path, signal);
    case 'cardsPlayed':
      ring('card');
      return sendCards(event.cards, handOf(event.seat, theatre), discardPlace(), theatre, signal);
    case 'discarded':
      ring('card');
      return sendCards([event.card], handOf(event.seat, theatre), discardPlace(), theatre, signal);
    case 'picked':
      ring('card');
      return takeCard(event, theatre, signal);
    case 'placed':
    case 'stallBuilt':
    case 'stallMoved': {
      const owner = event.type === 'placed' ? event.owner : event.seat;
      const { colour, stall, entry } = event;
      return land({ kind: 'stall', sign: theatre.signOf(owner), colour, stall, entry }, 1, signal);
    }
    case 'expanded': {
      const { seat, colour, site, size } = event;
      return land({ kind: 'expansion', sign: theatre.signOf(seat), colour, site }, size, signal);
    }
    default:
      return undefined;
  }
}

/** The part of an event that is shown after the pieces have moved. */
async function arrive(event: GameEvent, scene: Scene, theatre: Theatre, signal: AbortSignal): Promise<void> {
  switch (event.type) {
    case 'earned': {
      const lured = scene.events.find((other) => other.type === 'lured');
      const entry = lured?.type === 'lured' ? lured.path.at(-1) : undefined;
      const to = pursePlace(event.seat, event.colour, event.seat === theatre.viewer());
      await sendCoins(
        event.colour,
        event.amount,
        entry === undefined ? undefined : sitePlace(entry),
        to,
        signal,
      );
      return;
    }
    case 'medalTaken': {
      const { medal, colour, seat, from } = event;
      const value = theatre.edition()?.medals[colour][medal] ?? 0;
      const start = from === 'supply' ? medalPlace(colour, medal) : seatPlace(from);
      ring('medal');
      const what = <Medal metal={medal} colour={colour} value={value} size={44} />;
      return fly({ what, from: start ?? seatPlace(seat), to: seatPlace(seat), lasts: MEDAL }, signal);
    }
    case 'turnBegan':
      if (event.seat === theatre.viewer()) ring('turn');
      return;
    case 'gameOver':
      ring('end');
  }
}

/** The viewer's hand, or the panel of the player who holds the cards. */
function handOf(seat: Seat, { viewer }: Theatre): Point | undefined {
  return (seat === viewer() ? handPlace() : undefined) ?? seatPlace(seat);
}

async function land(tile: Ghost, size: number, signal: AbortSignal): Promise<void> {
  landing.value = tile;
  await pause(TILE, signal);
  knock(size);
}

async function sendCards(
  cards: Extract<GameEvent, { type: 'cardsPlayed' }>['cards'],
  from: Point | undefined,
  to: Point | undefined,
  { edition }: Theatre,
  signal: AbortSignal,
): Promise<void> {
  const board = edition();
  if (board === undefined) return;
  await Promise.all(
    cards.map((card, i) =>
      fly(
        {
          what: <Card face={cardFace(card, board)} edition={board} size={56} />,
          from,
          to,
          lasts: CARD,
          delay: i * COIN_APART,
        },
        signal,
      ),
    ),
  );
}

function takeCard(
  event: Extract<GameEvent, { type: 'picked' }>,
  theatre: Theatre,
  signal: AbortSignal,
): Promise<void> {
  const board = theatre.edition();
  if (board === undefined) return Promise.resolve();
  const { from, index, card, seat } = event;
  const start = from === 'display' ? displayPlace(index ?? 0) : stockPlace(from);
  // A card from the pile is face down, even for its owner, until it is in the hand.
  const face =
    card !== undefined ? cardFace(card, board) : ({ kind: from === 'barkers' ? 'barker' : 'back' } as const);
  const what = <Card face={face} edition={board} size={56} />;
  return fly({ what, from: start, to: handOf(seat, theatre), lasts: CARD }, signal);
}

async function sendCoins(
  colour: Extract<GameEvent, { type: 'earned' }>['colour'],
  amount: number,
  from: Point | undefined,
  to: Point | undefined,
  signal: AbortSignal,
): Promise<void> {
  const coins = Array.from({ length: Math.min(amount, MOST_COINS) }, (_, i) => i);
  await Promise.all(
    coins.map(async (i) => {
      await fly(
        { what: <Coin colour={colour} size={32} />, from, to, lasts: COIN, delay: i * COIN_APART },
        signal,
      );
      ring('coin');
    }),
  );
}

/** Takes a seat at a table that waits, or the same one again after a restart. */
import { MAX_NAME } from '@kairo/protocol';
import { seatAnswer } from './answers.ts';
import type { KeptSeat, KeyFile } from './keyFile.ts';
import { ApiRefusal, type TableApi } from './tableApi.ts';

export interface SeatWish {
  /** Undefined: the first one that is free. */
  readonly seat: number | undefined;
  readonly name: string;
  /** Whether another name will do if this one is taken. */
  readonly isNameGiven: boolean;
}

/** How many bots of one name there may be at a table. */
const MOST_NAMESAKES = 4;

/** Throws an `ApiRefusal` if no such seat is free. Each request is kept in the file before it is sent. */
export async function takeSeat(
  api: TableApi,
  file: KeyFile,
  kept: KeptSeat,
  wish: SeatWish,
): Promise<KeptSeat> {
  let asked = kept;
  for (let namesake = 1; ; ) {
    try {
      file.keep(asked);
      const { seat } = await api.ask({
        method: 'POST',
        path: `/seats/${asked.seat}`,
        body: { key: asked.key, name: asked.name },
        answer: seatAnswer,
      });
      return { ...asked, seat };
    } catch (failure) {
      const code = failure instanceof ApiRefusal ? failure.code : undefined;
      const isElsewhere = code === 'room/seat-taken' || code === 'room/seat-of-bot';
      if (isElsewhere && wish.seat === undefined) asked = { ...asked, seat: asked.seat + 1 };
      else if (code === 'room/name-taken' && !wish.isNameGiven && namesake < MOST_NAMESAKES) {
        asked = { ...asked, name: numbered(wish.name, ++namesake) };
      } else throw failure;
    }
  }
}

function numbered(name: string, number: number): string {
  const suffix = ` ${number}`;
  return [...name].slice(0, MAX_NAME - suffix.length).join('') + suffix;
}

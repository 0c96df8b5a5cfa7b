/** What a move would bring, in a few lines. */
import type { GameEvent } from '@kairo/engine';
import type { Outcome } from '../../choice/inquiry.ts';
import type { TableModel } from '../model.ts';
import type { Words } from '../words.ts';

export function consequences({ events }: Outcome, model: TableModel, words: Words): string[] {
  return events.flatMap((event) => lineFor(event, events, model, words) ?? []);
}

function lineFor(
  event: GameEvent,
  all: readonly GameEvent[],
  { session, names }: TableModel,
  { t, cards }: Words,
): string | undefined {
  const { preview } = t;
  const nameOf = (seat: number): string | undefined =>
    seat === session.viewer.value ? undefined : names.value[seat];
  switch (event.type) {
    case 'paid':
      return preview.price(event.coins, event.fee);
    case 'cardsPlayed':
      return preview.cards(cards(event.cards));
    case 'expanded':
      return preview.size(event.size);
    case 'scored':
      return event.for === 'size' ? preview.points(event.points) : undefined;
    case 'medalTaken': {
      const score = all.find(
        (other) => other.type === 'scored' && other.for === event.medal && other.colour === event.colour,
      );
      const from = event.from === 'supply' ? undefined : names.value[event.from];
      return preview.takesMedal(event.medal, event.colour, from, score?.type === 'scored' ? score.points : 0);
    }
    case 'lured': {
      const way = preview.way(event.colour, event.path.length - 1);
      return event.barkers === 0 ? way : `${way} · ${preview.barkers(event.barkers)}`;
    }
    case 'earned':
      return preview.income(nameOf(event.seat), event.colour, event.amount);
    case 'customerArrived':
      return preview.takesPlace(event.colour, event.entry);
    default:
      return undefined;
  }
}

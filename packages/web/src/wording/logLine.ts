/** An entry of the log in words, without its player, whose seal is shown beside it. */
import type { CardName, GameEvent } from '@kairo/engine';
import type { LogEntry } from '../game/logEntries.ts';
import type { Words } from './words.ts';

const isDeedOf = (event: GameEvent, seat: LogEntry['seat']): boolean =>
  seat !== undefined && 'seat' in event && event.seat === seat;

/** Short, or with all details. */
export function logLine({ seat, main }: LogEntry, words: Words, isDetailed: boolean): string {
  const { play, table } = words;
  const own = main.filter((event) => isDeedOf(event, seat));
  const deeds = isDetailed ? atLength(own, words) : briefly(own, words);
  // Events of other seats, or of none, are complete sentences.
  const others = main.filter((event) => !isDeedOf(event, seat)).map((event) => play.event(event, table));
  const sentence = deeds.join(', ');
  if (others.length === 0) return sentence;
  return [...(sentence === '' ? [] : [`${sentence}.`]), ...others].join(' ');
}

const OF_CARDS: ReadonlySet<GameEvent['type']> = new Set(['picked', 'received', 'discarded']);

/** They have no further details, or the details are shown beside them. */
const ALWAYS_BRIEF: ReadonlySet<GameEvent['type']> = new Set([...OF_CARDS, 'expanded']);

const isUnseen = ({ from, card }: Extract<GameEvent, { type: 'picked' }>): boolean =>
  from === 'pile' && card === undefined;

function atLength(events: readonly GameEvent[], words: Words): string[] {
  const brief = events.filter(({ type }) => ALWAYS_BRIEF.has(type));
  const deeds = events.filter(({ type }) => !ALWAYS_BRIEF.has(type));
  return [...briefly(brief, words), ...deeds.map((event) => words.play.phrase(event, words.table))];
}

function briefly(events: readonly GameEvent[], { t, play, table, terms }: Words): string[] {
  const card = (name: CardName): string => terms.theCard(name, table.jokers);
  const taken = events.flatMap((event) => {
    if (event.type === 'received') return event.cards.map(card);
    if (event.type !== 'picked') return [];
    if (event.from === 'barkers') return [t.log.barker];
    return event.card === undefined ? [] : [card(event.card)];
  });
  const unseen = events.filter((event) => event.type === 'picked' && isUnseen(event)).length;
  if (unseen > 0) taken.push(t.log.fromPile(unseen));
  const discarded = events.flatMap((event) => (event.type === 'discarded' ? [card(event.card)] : []));
  const deeds = events.filter(({ type }) => !OF_CARDS.has(type));
  const rest = deeds.map((event) => {
    switch (event.type) {
      case 'expanded':
        return t.log.expands(event.colour, event.site);
      case 'lured':
        return t.log.lures(event.colour, event.path.at(-1) ?? '');
      default:
        return play.phrase(event, table);
    }
  });
  return [
    ...(taken.length > 0 ? [t.log.takes(taken)] : []),
    ...(discarded.length > 0 ? [t.log.discards(discarded)] : []),
    ...rest,
  ];
}

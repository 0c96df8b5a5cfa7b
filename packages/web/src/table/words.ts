/** The texts of the table page in the reader's language, and the names that its sentences need. */
import type { Action, CardName } from '@kairo/engine';
import type { PlayMessages, PlayTexts, SentenceContext, Terms } from '@kairo/texts/browser';
import { t as texts } from '../i18n/texts.ts';
import { useTable } from './context.ts';
import type { TableModel } from './model.ts';

export interface Words {
  readonly t: PlayMessages;
  readonly play: PlayTexts;
  readonly terms: Terms;
  /** Who sits here, and what the jokers of this board mean. */
  readonly table: SentenceContext;
  readonly cards: (cards: readonly CardName[]) => string;
  /** A whole move in a few words, in the position that is shown. */
  readonly move: (action: Action) => string;
}

function wordsFor({ names, session, view }: TableModel): Words {
  const { table: t, play, terms } = texts;
  const table = { names: names.value, jokers: session.edition.value?.jokers ?? [] };
  return {
    t,
    play,
    terms,
    table,
    cards: (cards) => terms.and(cards.map((card) => terms.card(card, table.jokers))),
    move: (action) => play.move(action, table, view.value),
  };
}

export function useWords(): Words {
  return wordsFor(useTable());
}

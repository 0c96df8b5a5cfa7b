/** The texts of the table page in the reader's language, and the names that its sentences need. */
import type { Action, CardName } from '@kairo/engine';
import type { PlayTexts, Table, TableMessages, Terms } from '@kairo/texts/browser';
import { useGame } from '../game/context.ts';
import type { GameModel } from '../game/model.ts';
import { t as texts } from '../i18n/texts.ts';

export interface Words {
  readonly t: TableMessages;
  readonly play: PlayTexts;
  readonly terms: Terms;
  /** Who sits here, and what the jokers of this board mean. */
  readonly table: Table;
  readonly cards: (cards: readonly CardName[]) => string;
  /** A whole move in a few words, in the position that is shown. */
  readonly move: (action: Action) => string;
}

function wordsFor({ names, session, view }: GameModel): Words {
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
  return wordsFor(useGame());
}

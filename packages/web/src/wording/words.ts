/** The texts of the game page, and the names that its sentences need. */
import type { Action, CardName } from '@kairo/engine';
import type { PlayMessages, PlayTexts, SentenceContext, Terms } from '@kairo/texts/browser';
import { useGame } from '../game/context.ts';
import type { GameModel } from '../game/model.ts';
import { t as texts } from '../i18n/texts.ts';

export interface Words {
  readonly t: PlayMessages;
  readonly play: PlayTexts;
  readonly terms: Terms;
  /** Who sits here, and what the jokers of this board mean. */
  readonly table: SentenceContext;
  readonly cards: (cards: readonly CardName[]) => string;
  /** A short description of an action in the position that is shown. */
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

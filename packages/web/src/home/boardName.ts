/** The name of a board: translated if it comes with the game, else its id. */
import type { TableSetup } from '@kairo/protocol';
import { BOARDS } from '@kairo/texts/browser';
import { t } from '../i18n/texts.ts';

export function boardId(edition: TableSetup['edition']): string {
  return typeof edition === 'string' ? edition : edition.id;
}

export function boardName(edition: TableSetup['edition']): string {
  const id = boardId(edition);
  const known = BOARDS.find((board) => board === id);
  return known === undefined ? t.home.ownBoard(id) : t.home.board.boards[known].label;
}

/** What happened at a table besides the moves, in words. */
import type { Note } from '@kairo/protocol';
import { t } from '../../i18n/texts.ts';

/** Without the player, whose seal is shown beside it; a whole sentence if it is about no single one. */
export function noteLine(note: Note): string {
  const words = t.company.notes;
  switch (note.type) {
    case 'takeback':
      return words.takeback;
    case 'clock':
      return words.clock(t.terms.bot[note.standIn]);
    case 'end':
      return note.reason === 'agreed' ? words.agreed : words.ended;
    case 'seat': {
      const level = note.standIn === null ? '' : t.terms.bot[note.standIn];
      switch (note.reason) {
        case 'vanished':
          return words.vanished(level);
        case 'resigned':
          return words.resigned(level);
        case 'left':
          return words.left(level);
        case 'returned':
          return words.returned;
        case 'handed':
          return words.handed;
      }
    }
  }
}

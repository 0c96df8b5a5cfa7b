import type { AgainMessages } from '../messages/again.ts';

export const texts: AgainMessages = {
  again: 'Von hier aus neu versuchen',
  intro: (turn) =>
    turn === 0
      ? 'Eine neue Partie beginnt am Anfang dieser. Was du dort nicht sehen konntest, wird neu verteilt.'
      : `Eine neue Partie beginnt nach Zug ${turn}. Was du damals nicht sehen konntest, wird neu verteilt.`,
  seat: 'Dein Platz',
  bots: 'Die anderen',
  begin: 'Beginnen',
  origin: (turn) =>
    turn === 0 ? 'Begann am Anfang einer anderen Partie.' : `Begann nach Zug ${turn} einer anderen Partie.`,
  takeBack: 'Meinen letzten Zug zurücknehmen',
  seen: 'Du hast seitdem etwas Verdecktes gesehen: eine neue Karte oder Karten, die andere ausgespielt haben.',
  noTurn: 'Du hast noch keinen Zug, den du zurücknehmen könntest.',
  notYourTurn: 'Warte, bis du am Zug bist.',
  instead: 'Stattdessen kannst du zu diesem Zug zurückgehen und es in einer neuen Partie anders versuchen.',
  lookBack: 'Zurückblicken',
  lookingBack: 'Rückblick',
  toGame: 'Zur Partie',
  toTurn: 'Zu deinem Zug',
  loading: 'Die früheren Züge werden geholt …',
};

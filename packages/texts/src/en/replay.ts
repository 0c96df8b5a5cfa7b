import type { ReplayMessages } from '../messages/replay.ts';

export const texts: ReplayMessages = {
  lookBack: 'Look back on the game',
  parts: { replay: 'Replay', review: 'Review', charts: 'Charts' },
  turn: (turn, last) => (turn === 0 ? `Before turn 1 of ${last}` : `Turn ${turn} of ${last}`),
  turnNumber: (turn) => `Turn ${turn}`,
  toTable: 'Back to the table',
  logNote: 'choose a turn to go there',
  turns: 'Turns',
  legend: { expansion: 'expansion', stall: 'new stall', lure: 'lure', draw: 'draw', medal: 'medal' },
  buttons: {
    first: 'To the beginning',
    back: 'One turn back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One turn forward',
    last: 'To the end',
  },
  speed: 'Speed',
  next: 'Next',
  wanted: { build: 'Build', medal: 'Medal', income: 'Income' },
  nextOf: { build: 'Next build', medal: 'Next medal', income: 'Next income' },
  link: 'Link to this turn',
  linkCopied: 'Link copied.',
  linkByHand: 'Copy this link:',
  shown: 'What is shown',
  everything: 'Everything',
  everythingNote: 'all hands and coins',
  eyesNote: 'as they saw it',
  hand: (name, cards, coins) => `${name} holds: ${cards}; ${coins}`,
  noCards: 'no cards',
  trouble: {
    'replay/not-over': {
      heading: 'This game is not over yet',
      text: 'A replay shows all hands, so it opens once the game has ended.',
    },
    'replay/no-game': {
      heading: 'No game here',
      text: 'There is no game at this address. It may be in another browser, or the link is not complete.',
    },
    'replay/unreadable': {
      heading: 'This game cannot be replayed',
      text: 'Its record is damaged, or it was played with another version of the rules. It was left as it is.',
    },
    'replay/unreachable': {
      heading: 'The game could not be fetched',
      text: 'The server does not answer. Check your connection and open the replay again.',
    },
    'replay/crashed': {
      heading: 'The replay has stopped',
      text: 'Something went wrong while it was opened. Reload the page; the game itself is safe.',
    },
  },
};

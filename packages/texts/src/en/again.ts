import type { AgainMessages } from '../messages/again.ts';

export const texts: AgainMessages = {
  again: 'Try again from here',
  intro: (turn) =>
    turn === 0
      ? 'A new game starts from the beginning of this one. Whatever you could not see there is dealt anew.'
      : `A new game starts after turn ${turn}. Whatever you could not see then is dealt anew.`,
  seat: 'Your seat',
  bots: 'The others',
  begin: 'Start',
  origin: (turn) =>
    turn === 0
      ? 'Started from the beginning of another game.'
      : `Started after turn ${turn} of another game.`,
  takeBack: 'Take back my last turn',
  seen: 'You have seen something hidden since then: a new card, or cards that others have played.',
  noTurn: 'You have not had a turn that could be taken back.',
  notYourTurn: 'Wait until it is your turn.',
  instead: 'You can go back to that turn and try again in a new game instead.',
  lookBack: 'Look back',
  lookingBack: 'Looking back',
  toGame: 'To the game',
  toTurn: 'To your turn',
  loading: 'Fetching the earlier turns…',
};

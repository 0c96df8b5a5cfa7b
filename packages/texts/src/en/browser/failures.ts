import type { BotError } from '@kairo/bots';
import type { TableErrorMessages, TableRefusalMessages } from '../../messages/browser/failures.ts';
import { terms } from '../terms.ts';

/** Why a bot cannot do its work. */
function botProblem(error: BotError): string {
  return error.code === 'bot/weights'
    ? `a file that it needs, ${error.file}, is damaged`
    : `there is an error in the program (${error.code})`;
}

export const tableRefusals = {
  'table/not-your-turn': ({ acting }, say) =>
    acting === undefined ? 'The game is over.' : `It is ${say.name(acting)}’s turn. Wait for yours.`,
  'table/not-your-seat': ({ seat }, say) => `You are not playing for ${say.name(seat)} here.`,
  'table/stale': () => 'The game had already moved on. Look at the board again, then decide.',
  'table/not-stored': () => 'Your move could not be saved, so it was not made.',
  'table/malformed': () => 'The table did not understand that. Reload the page and try again.',
  'table/nothing-to-undo': () => 'There is nothing to undo.',
  'table/already-revealed': () => 'A card has been revealed since. This cannot be undone.',
  'table/turn-not-complete': () => 'Your turn is not complete yet. Finish your move, then end the turn.',
  'table/turn-complete': () => 'You have made your move. End your turn, or undo.',
  'table/no-hints': () => 'Hints are turned off at this table.',
  'table/no-advice': () => 'There is no hint for this moment.',
  'table/adviser-failed': () => 'The Vizier stumbled while thinking and has no hint for you.',
  'table/adviser-absent': () =>
    'The Vizier could not be started and has no hint for you. Check your connection, then ask again or reload the page.',
  'table/no-adviser': ({ error }) =>
    `The Vizier cannot give hints: ${botProblem(error)}. Reload the page: your game is saved up to your last move.`,
} satisfies TableRefusalMessages;

export const tableErrors = {
  'table/protocol': () => 'The page and the table are different versions. Reload the page.',
  'table/unknown-edition': ({ id, known }) =>
    `There is no board “${id}” here. Choose one of these: ${known.join(', ')}.`,
  'table/malformed': ({ field }) => `The set-up cannot be read: “${field}” is wrong. Set up the game again.`,
  'table/elsewhere': () =>
    'The game goes on in another tab. Play there, or reload this page to take it over.',
  'table/no-saved-game': () => 'There is no unfinished game in this browser. Start a new one.',
  'table/bad-save': () => 'The saved game is damaged or from another version. Start a new one.',
  'table/rules-version': () =>
    'This game was begun under other rules than this version plays by. It is kept as it is; start a new one.',
  'table/not-open': () => 'The table is not set up yet. Start a game.',
  'table/bot': ({ level, error }) =>
    `The bot “${terms.bot[level]}” cannot play: ${botProblem(error)}. Reload the page: your game is saved up to your last move. If that does not help, start a game with other bots.`,
  'table/crashed': () => 'The table has stopped. Reload the page: your game is saved up to your last move.',
  'setup/players': ({ min, max }) => `The game is for ${min} to ${max} players.`,
  'setup/no-preset': ({ players }) =>
    `This board has no ready-made opening for ${terms.count.players(players)}. You can all place your own stalls.`,
  edition: (code) =>
    `This board cannot be used: there is an error in its file (${code}). Choose another board.`,
} satisfies TableErrorMessages;

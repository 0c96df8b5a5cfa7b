import type { TableErrorMessages, TableRefusalMessages } from '../../messages/browser/failures.ts';
import { terms } from '../terms.ts';

export const tableRefusals = {
  'table/not-your-turn': ({ acting }, say) =>
    acting === undefined ? 'The game is over.' : `It is ${say.name(acting)}’s turn. Wait for yours.`,
  'table/not-a-person': ({ seat }, say) => `${say.name(seat)} is a bot and plays alone.`,
  'table/nothing-to-undo': () => 'There is nothing to take back.',
  'table/already-revealed': () => 'A card has come to light since. This cannot be taken back.',
  'table/turn-not-complete': () => 'Your turn is not finished yet. Complete it, then end it.',
  'table/turn-complete': () => 'Your turn is played. End it, or take it back.',
  'table/no-hints': () => 'This table plays without hints.',
  'table/no-advice': () => 'There is no advice for this moment.',
} satisfies TableRefusalMessages;

export const tableErrors = {
  'table/protocol': () => 'Page and table are of different releases. Load the page again.',
  'table/unknown-edition': ({ id, known }) =>
    `There is no board “${id}” here. Choose one of these: ${known.join(', ')}.`,
  'table/malformed': ({ field }) => `The set-up cannot be read: “${field}” is wrong. Choose it anew.`,
  'table/no-saved-game': () => 'There is no unfinished game in this browser. Start a new one.',
  'table/bad-save': () => 'The saved game is damaged or from another release. Start a new one.',
  'table/not-open': () => 'The table is not laid yet. Start a game.',
  'table/crashed': () => 'The table has stopped. Load the page again: the game is kept up to your last move.',
  'setup/players': ({ min, max }) => `The game is for ${min} to ${max} players.`,
  'setup/no-preset': ({ players }) =>
    `This board has no ready opening for ${terms.count.players(players)}. Place the stalls yourselves.`,
  edition: (code) => `This board cannot be used: its file has a fault (${code}). Choose another board.`,
} satisfies TableErrorMessages;

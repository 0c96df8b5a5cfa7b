/** Why a bot cannot play. */
import type { BotError } from '@kairo/bots';
import type { KairoError, Messages } from '@kairo/texts';

type ProtocolError = Exclude<BotError, KairoError>;

/** Only a bug in this program, or in one that talks to `kairo bot`, leads to these, so they are said in English. */
function describeProtocolError(error: ProtocolError): string {
  switch (error.code) {
    case 'bot/rules-version':
      return `the bot was asked about version ${error.found} of the rules, but plays version ${error.supported}`;
    case 'bot/unknown-edition':
      return `the bot does not know the edition “${error.id}” (${error.hash})`;
    case 'bot/other-edition':
      return `the bot was sent the edition ${error.found}, but the game uses ${error.expected}`;
    case 'bot/not-acting':
      return `the bot of viewer ${error.viewer} was asked, but it is the turn of seat ${error.acting}`;
    case 'bot/malformed':
      return `in the question to the bot, “${error.field}” is missing or wrong; expected ${JSON.stringify(error.expected)}`;
    default:
      return error satisfies never;
  }
}

function isProtocolError(error: BotError): error is ProtocolError {
  return PROTOCOL_CODES.has(error.code);
}

const PROTOCOL_CODES: ReadonlySet<BotError['code']> = new Set<ProtocolError['code']>([
  'bot/rules-version',
  'bot/unknown-edition',
  'bot/other-edition',
  'bot/not-acting',
  'bot/malformed',
]);

export function describeBotError(t: Messages, error: BotError): string {
  return isProtocolError(error) ? t.terminal.bad.bug(describeProtocolError(error)) : t.error(error);
}

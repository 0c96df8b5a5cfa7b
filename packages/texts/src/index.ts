/** Everything that other packages may use, by name. One language alone: `@kairo/texts/de`. */
export { messages } from './allLocales.ts';
export type { Locale } from './locale.ts';
export { DEFAULT_LOCALE, isLocale, LOCALES, NATIVE_NAMES, pickLocale } from './locale.ts';
export type { KairoError } from './messages/errors.ts';
export type { RuleGroup, RuleMessages, RuleNumber } from './messages/rules.ts';
export { isRuleNumber, RULE_GROUPS, RULE_NUMBERS } from './messages/rules.ts';
export type { Table } from './messages/table.ts';
export type { AskingExamples, TerminalMessages } from './messages/terminal.ts';
export type {
  BotName,
  ColouredPiece,
  Countable,
  Jokers,
  OwnerIcon,
  Piece,
  Terms,
} from './messages/terms.ts';
export { BOT_NAMES, OWNER_ICONS } from './messages/terms.ts';
export type { Messages } from './messages.ts';

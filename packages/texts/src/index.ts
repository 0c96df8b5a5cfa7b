/** For programs outside the browser: all languages at once. */
import { messages as de } from './de/terminal.ts';
import { messages as en } from './en/terminal.ts';
import { messages as es } from './es/terminal.ts';
import { messages as fr } from './fr/terminal.ts';
import type { Locale } from './locale.ts';
import type { Messages } from './terminalTexts.ts';

export { findRules } from './findRules.ts';
export type { Locale } from './locale.ts';
export { DEFAULT_LOCALE, isLocale, LOCALES, NATIVE_NAMES, pickLocale } from './locale.ts';
export type { KairoError } from './messages/errors.ts';
export { EXAMPLE_IDS, EXAMPLES, isInterpreted, isReconstructed } from './messages/rulebook.ts';
export type { RuleGroup, RuleMessages, RuleNumber } from './messages/rules.ts';
export { groupOf, isRuleNumber, RULE_GROUPS, RULE_NUMBERS } from './messages/rules.ts';
// `Table` is the former name, which the terminal's game still imports.
export type { SentenceContext, SentenceContext as Table } from './messages/sentenceContext.ts';
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
export type { Messages } from './terminalTexts.ts';

const ALL: { readonly [locale in Locale]: Messages } = { en, de, es, fr };

export function messages(locale: Locale): Messages {
  return ALL[locale];
}

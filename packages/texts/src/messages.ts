import type { GameEvent, Refusal } from '@kairo/engine';
import type { Locale } from './locale.ts';
import type { ErrorMessages, ErrorSpeaker, KairoError } from './messages/errors.ts';
import type { EventMessages } from './messages/events.ts';
import type { RefusalMessages } from './messages/refusals.ts';
import type { RuleMessages } from './messages/rules.ts';
import { speakerFor, type Table } from './messages/table.ts';
import type { TerminalMessages } from './messages/terminal.ts';
import type { Terms } from './messages/terms.ts';
import { eventTeller, refusalTeller, type Sentence } from './tell.ts';

/** Everything that is said in one language. */
export interface Messages {
  readonly locale: Locale;
  readonly terms: Terms;
  /** A line of the log. */
  readonly event: (event: GameEvent, table: Table) => string;
  /** What is wrong, what would be right, and the rule's number. */
  readonly refusal: (refusal: Refusal, table: Table) => string;
  /** The table is only needed for the names in a record; without it, seats are called by their numbers. */
  readonly error: (error: KairoError, table?: Table) => string;
  readonly rules: RuleMessages;
  readonly terminal: TerminalMessages;
}

/** What a language's files hold. */
export interface Catalogue {
  readonly locale: Locale;
  readonly terms: Terms;
  readonly events: EventMessages;
  readonly refusals: RefusalMessages;
  readonly errors: ErrorMessages;
  readonly rules: RuleMessages;
  readonly terminal: TerminalMessages;
}

const EMPTY_TABLE: Table = { names: [], jokers: [] };

export function messagesFrom(catalogue: Catalogue): Messages {
  const { locale, terms, events, refusals, errors, rules, terminal } = catalogue;
  const refuse = refusalTeller(terms, refusals);
  return {
    locale,
    terms,
    event: eventTeller(terms, events),
    refusal: refuse,
    error: (error, table = EMPTY_TABLE) => {
      const say = { ...speakerFor(terms, table), refusal: (refusal: Refusal) => refuse(refusal, table) };
      return (errors[error.code] as Sentence<KairoError, ErrorSpeaker>)(error, say);
    },
    rules,
    terminal,
  };
}

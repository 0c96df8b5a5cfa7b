/** What the pages in the browser say. Texts come in parts, so that each page loads only those it needs. */
import type { Reason } from '@kairo/bots';
import type { Action, GameEvent, Refusal, RuleRefusal } from '@kairo/engine';
import type { TableError, TableRefusal } from '@kairo/protocol';
import type { Locale } from './locale.ts';
import type { AppMessages, PreferenceMessages } from './messages/frame.ts';
import type { GuideTexts } from './messages/guide.ts';
import type { ReasonMessages } from './messages/hints.ts';
import type { HomeMessages } from './messages/home.ts';
import type { EventMessages, PhraseMessages } from './messages/log.ts';
import type { PlayMessages, SharedRefusals } from './messages/play.ts';
import type { RefusalMessages, TableErrorMessages, TableRefusalMessages } from './messages/refusals.ts';
import type { MoveContext, MoveSpeaker, SentenceContext } from './messages/sentenceContext.ts';
import type { Terms } from './messages/terms.ts';
import {
  eventFormatter,
  moveSpeakerFor,
  refusalFormatter,
  type Sentence,
  speakerFor,
  withRule,
} from './sentences.ts';
import { withNumbersBound } from './typography.ts';

/** On every page. */
export interface FrameTexts {
  readonly locale: Locale;
  readonly terms: Terms;
  readonly app: AppMessages;
  readonly preferences: PreferenceMessages;
}

/** On the page where the game is played. */
export interface PlayTexts {
  readonly messages: PlayMessages;
  /** A sentence about what happened. */
  readonly event: (event: GameEvent, context: SentenceContext) => string;
  /** What a player did, without subject and full stop, for the log; the sentence, if the event has no such phrase. */
  readonly phrase: (event: GameEvent, context: SentenceContext) => string;
  /** What is wrong, what would be right, and the rule's number if it is one of the game's. */
  readonly refusal: (refusal: TableRefusal, context: SentenceContext) => string;
  /** One sentence for refusals of several colours; undefined if no sentence fits all of them. */
  readonly sharedRefusal: (refusals: readonly RuleRefusal[], context: SentenceContext) => string | undefined;
  /** Why a table could not be opened, or has closed. */
  readonly failure: (error: TableError) => string;
  /** A reason for or against a move. */
  readonly reason: (reason: Reason, context: SentenceContext) => string;
  /** A whole move in a few words; `position` is the one before it. */
  readonly move: (action: Action, context: SentenceContext, position: MoveContext) => string;
}

export interface TextParts {
  readonly frame: FrameTexts;
  readonly home: HomeMessages;
  readonly play: PlayTexts;
  /** How to play, and the rules by number. */
  readonly guide: GuideTexts;
}

/** What a language's files supply for `PlayTexts`. */
interface PlayCatalogue {
  readonly terms: Terms;
  readonly events: EventMessages;
  readonly phrases: PhraseMessages;
  readonly refusals: RefusalMessages;
  readonly tableRefusals: TableRefusalMessages;
  readonly tableErrors: TableErrorMessages;
  readonly reasons: ReasonMessages;
  readonly play: PlayMessages;
}

function isOfTable(refusal: TableRefusal): refusal is Exclude<TableRefusal, Refusal> {
  return refusal.code.startsWith('table/');
}

function isOfEdition(error: TableError): error is Extract<TableError, { code: `edition/${string}` }> {
  return error.code.startsWith('edition/');
}

export function playTextsFrom(catalogue: PlayCatalogue): PlayTexts {
  const { terms, events, phrases, refusals, tableRefusals, tableErrors, reasons, play: messages } = catalogue;
  const formatRefusal = refusalFormatter(terms, refusals);
  const event = eventFormatter(terms, events);
  return {
    messages,
    event,
    phrase: (of, context) => {
      const format = (phrases as { readonly [type: string]: Sentence<GameEvent> })[of.type];
      return format?.(of, speakerFor(terms, context)) ?? event(of, context);
    },
    refusal: (refusal, context) =>
      isOfTable(refusal)
        ? (tableRefusals[refusal.code] as Sentence<TableRefusal>)(refusal, speakerFor(terms, context))
        : formatRefusal(refusal, context),
    sharedRefusal: (all, context) => {
      const say = speakerFor(terms, context);
      const [first, ...others] = all.map((one) => (refusals[one.code] as Sentence<RuleRefusal>)(one, say));
      const rules = [...new Set(all.map(({ rule }) => rule))].join(', ');
      if (first === undefined) return undefined;
      if (others.every((other) => other === first)) return withRule(first, rules);
      const [code, another] = new Set(all.map((one) => one.code));
      const shared = another === undefined ? messages.whyNot.shared[code as keyof SharedRefusals] : undefined;
      return shared && withRule((shared as Sentence<RuleRefusal | undefined>)(all[0], say), rules);
    },
    failure: (error) =>
      isOfEdition(error)
        ? tableErrors.edition(error.code)
        : (tableErrors[error.code] as (error: TableError) => string)(error),
    reason: (reason, context) =>
      withNumbersBound((reasons[reason.kind] as Sentence<Reason>)(reason, speakerFor(terms, context))),
    move: (action, context, position) => {
      const format = messages.moves[action.type] as (action: Action, say: MoveSpeaker) => string;
      return withNumbersBound(format(action, moveSpeakerFor(terms, context, position)));
    },
  };
}

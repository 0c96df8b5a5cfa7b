/** What a page of the browser says. It comes in parts, so that a page loads no more than it needs. */

import type { Reason } from '@kairo/bots';
import type { Action, GameEvent, Refusal, RuleRefusal } from '@kairo/engine';
import type { TableError, TableRefusal } from '@kairo/protocol';
import type { Locale } from './locale.ts';
import type { AppMessages } from './messages/browser/app.ts';
import type { TableErrorMessages, TableRefusalMessages } from './messages/browser/failures.ts';
import type { GuideTexts } from './messages/browser/guide.ts';
import type { HomeMessages } from './messages/browser/home.ts';
import type { PreferenceMessages } from './messages/browser/preferences.ts';
import type { ReasonMessages } from './messages/browser/reasons.ts';
import type { SharedRefusals } from './messages/browser/table/dialogue.ts';
import type { TableMessages } from './messages/browser/table.ts';
import type { EventMessages } from './messages/events.ts';
import type { RefusalMessages } from './messages/refusals.ts';
import { type MoveSpeaker, moveSpeakerFor, type Scene, speakerFor, type Table } from './messages/table.ts';
import type { Terms } from './messages/terms.ts';
import { eventTeller, refusalTeller, type Sentence, withRule } from './tell.ts';
import { withNumbersBound } from './unbroken.ts';

/** On every page. */
export interface FrameTexts {
  readonly locale: Locale;
  readonly terms: Terms;
  readonly app: AppMessages;
  readonly preferences: PreferenceMessages;
}

/** At the table. */
export interface PlayTexts {
  readonly table: TableMessages;
  /** A sentence about what happened. */
  readonly event: (event: GameEvent, table: Table) => string;
  /** The same without its subject, which is shown beside it, and without a full stop. */
  readonly deed: (event: GameEvent, table: Table) => string;
  /** What is wrong, what would be right, and the rule's number if it is one of the game's. */
  readonly refusal: (refusal: TableRefusal, table: Table) => string;
  /** What is wrong for several colours, in one sentence; undefined if there is none for all of these. */
  readonly sharedRefusal: (refusals: readonly RuleRefusal[], table: Table) => string | undefined;
  /** Why there is no table, or none any more. */
  readonly failure: (error: TableError) => string;
  /** Why a move may be good or bad. */
  readonly reason: (reason: Reason, table: Table) => string;
  /** A whole move in a few words, in the position before it. */
  readonly move: (action: Action, table: Table, scene: Scene) => string;
}

export interface TextParts {
  readonly frame: FrameTexts;
  readonly home: HomeMessages;
  readonly play: PlayTexts;
  /** How to play, and the rules by their numbers. */
  readonly guide: GuideTexts;
}

/** What a language's files hold for the table page. */
export interface PlayCatalogue {
  readonly terms: Terms;
  readonly events: EventMessages;
  readonly refusals: RefusalMessages;
  readonly tableRefusals: TableRefusalMessages;
  readonly tableErrors: TableErrorMessages;
  readonly reasons: ReasonMessages;
  readonly table: TableMessages;
}

function isOfTheTable(refusal: TableRefusal): refusal is Exclude<TableRefusal, Refusal> {
  return refusal.code.startsWith('table/');
}

function isOfTheBoard(error: TableError): error is Extract<TableError, { code: `edition/${string}` }> {
  return error.code.startsWith('edition/');
}

/** Most sentences about a player begin with the player's name, in every language. */
function withoutSubject(sentence: string, name: string): string {
  return sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1).replace(/\.$/, '') : sentence;
}

export function playTextsFrom(catalogue: PlayCatalogue): PlayTexts {
  const { terms, events, refusals, tableRefusals, tableErrors, reasons, table: messages } = catalogue;
  const refuse = refusalTeller(terms, refusals);
  const event = eventTeller(terms, events);
  const deed: PlayTexts['deed'] = (told, table) =>
    'seat' in told && told.seat !== undefined
      ? withoutSubject(event(told, table), speakerFor(terms, table).name(told.seat))
      : event(told, table);
  return {
    table: messages,
    event,
    deed,
    refusal: (refusal, table) =>
      isOfTheTable(refusal)
        ? (tableRefusals[refusal.code] as Sentence<TableRefusal>)(refusal, speakerFor(terms, table))
        : refuse(refusal, table),
    sharedRefusal: (all, table) => {
      const say = speakerFor(terms, table);
      const [first, ...others] = all.map((one) => (refusals[one.code] as Sentence<RuleRefusal>)(one, say));
      const rules = [...new Set(all.map(({ rule }) => rule))].join(', ');
      if (first === undefined) return undefined;
      if (others.every((other) => other === first)) return withRule(first, rules);
      const [code, another] = new Set(all.map((one) => one.code));
      const share = another === undefined ? messages.whyNot.shared[code as keyof SharedRefusals] : undefined;
      return share && withRule((share as Sentence<RuleRefusal | undefined>)(all[0], say), rules);
    },
    failure: (error) =>
      isOfTheBoard(error)
        ? tableErrors.edition(error.code)
        : (tableErrors[error.code] as (error: TableError) => string)(error),
    reason: (reason, table) =>
      withNumbersBound((reasons[reason.kind] as Sentence<Reason>)(reason, speakerFor(terms, table))),
    move: (action, table, scene) => {
      const tell = messages.moves[action.type] as (action: Action, say: MoveSpeaker) => string;
      return withNumbersBound(tell(action, moveSpeakerFor(terms, table, scene)));
    },
  };
}

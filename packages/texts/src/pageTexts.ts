/** What the pages in the browser say. Texts come in parts, so that each page or dialog loads only those it needs. */
import type { Action, GameEvent } from '@kairo/engine';
import type { AdviceTexts } from './adviceTexts.ts';
import type { Locale } from './locale.ts';
import type { AgainMessages } from './messages/again.ts';
import type { BigScreenMessages } from './messages/bigScreen.ts';
import type { CoachMessages } from './messages/coach.ts';
import type { CompanyMessages } from './messages/company.ts';
import type { DeviceMessages } from './messages/device.ts';
import type { AppMessages, PreferenceMessages } from './messages/frame.ts';
import type { GamesMessages } from './messages/games.ts';
import type { GuideTexts } from './messages/guide.ts';
import type { HomeMessages } from './messages/home.ts';
import type { InspectionMessages } from './messages/inspection.ts';
import type { LearnMessages } from './messages/learn.ts';
import type { EventMessages, PhraseMessages } from './messages/log.ts';
import type { OwnMessages } from './messages/own.ts';
import type { PlayMessages } from './messages/play.ts';
import type { RemarkTexts } from './messages/remarks.ts';
import type { ReplayMessages } from './messages/replay.ts';
import type { ReviewMessages } from './messages/review.ts';
import type { RulebookTexts } from './messages/rulebook.ts';
import type { MoveContext, MoveSpeaker, SentenceContext } from './messages/sentenceContext.ts';
import type { Terms } from './messages/terms.ts';
import type { TogetherMessages } from './messages/together.ts';
import { eventFormatter, moveSpeakerFor, type Sentence, speakerFor } from './sentences.ts';
import { withNumbersBound } from './typography.ts';
import type { WhyNotTexts } from './whyNotTexts.ts';

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
  /** A whole move in a few words; `position` is the one before it. */
  readonly move: (action: Action, context: SentenceContext, position: MoveContext) => string;
}

export interface TextParts {
  readonly frame: FrameTexts;
  readonly home: HomeMessages;
  readonly play: PlayTexts;
  /** Loaded when something is refused, or a table fails. */
  readonly whyNot: WhyNotTexts;
  /** Loaded when a hint is asked for. */
  readonly advice: AdviceTexts;
  /** How to play, and the rules by number. */
  readonly guide: GuideTexts;
  /** The rulebook around the rules: examples, notes, glossary. */
  readonly rulebook: RulebookTexts;
  /** The cards of pieces. */
  readonly inspection: InspectionMessages;
  /** What bots say during and after a game. */
  readonly remarks: RemarkTexts;
  /** Playing with others over a server. */
  readonly together: TogetherMessages;
  /** The people at an online table. */
  readonly company: CompanyMessages;
  /** A person's games, devices and seats on a server. */
  readonly own: OwnMessages;
  /** A screen in the middle of the room. */
  readonly bigScreen: BigScreenMessages;
  /** Kairo on this device: versions, use without a network, installing. */
  readonly device: DeviceMessages;
  /** The list of a person's games, here and online, and games as files. */
  readonly games: GamesMessages;
  /** Watching a finished game again. */
  readonly replay: ReplayMessages;
  /** Reviewing a finished game, and charts of it. */
  readonly review: ReviewMessages;
  /** Earlier turns: looking at them, taking one back, trying again from one. */
  readonly again: AgainMessages;
  /** The lessons. */
  readonly learn: LearnMessages;
  /** The first game with a coach. */
  readonly coach: CoachMessages;
}

/** What a language's files supply for `PlayTexts`. */
interface PlayCatalogue {
  readonly terms: Terms;
  readonly events: EventMessages;
  readonly phrases: PhraseMessages;
  readonly play: PlayMessages;
}

export function playTextsFrom({ terms, events, phrases, play: messages }: PlayCatalogue): PlayTexts {
  const event = eventFormatter(terms, events);
  return {
    messages,
    event,
    phrase: (of, context) => {
      const format = (phrases as { readonly [type: string]: Sentence<GameEvent> })[of.type];
      return format?.(of, speakerFor(terms, context)) ?? event(of, context);
    },
    move: (action, context, position) => {
      const format = messages.moves[action.type] as (action: Action, say: MoveSpeaker) => string;
      return withNumbersBound(format(action, moveSpeakerFor(terms, context, position)));
    },
  };
}

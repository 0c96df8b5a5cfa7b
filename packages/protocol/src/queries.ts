/** What a page may ask the table without changing anything. */
import type { Advice } from '@kairo/bots';
import type {
  Action,
  BuildAction,
  CardName,
  Colour,
  Cue,
  GameEvent,
  Income,
  Owner,
  Refusal,
  Route,
  RuleRefusal,
  SiteAnswer,
  SiteName,
  StandOffer,
  StandOffers,
} from '@kairo/engine';
import type { TableRefusal } from './refusals.ts';
import type { PlainView, ShownStep } from './steps.ts';

export type Query =
  | { readonly about: 'routes'; readonly colour: Colour }
  | { readonly about: 'site'; readonly site: SiteName }
  | { readonly about: 'card'; readonly card: CardName }
  | { readonly about: 'customer'; readonly colour: Colour }
  | { readonly about: 'action'; readonly action: Action }
  /** What a stand earns, and what can be done with it. */
  | { readonly about: 'stand'; readonly owner: Owner; readonly colour: Colour }
  /** What an action would do, and how else it could be paid. */
  | { readonly about: 'preview'; readonly action: Action }
  | { readonly about: 'advice'; readonly count: number }
  /** What a beginner may be told about the position. */
  | { readonly about: 'cues' }
  /** The game as the viewer knew it at the steps before number `before`. */
  | { readonly about: 'past'; readonly before: number };

/** What the acting seat can do with a stand, with what is certain to happen; or why not. */
export type PreviewedOffers = {
  readonly [kind in keyof StandOffers]: StandOffer & { readonly events?: readonly GameEvent[] };
};

export type Answer =
  | { readonly about: 'routes'; readonly routes: readonly Route[] }
  /** For each colour what could be built there, or what forbids it; or why nothing can. */
  | { readonly about: 'site'; readonly answers: readonly SiteAnswer[]; readonly refusal?: RuleRefusal }
  | { readonly about: 'card' | 'customer' | 'action'; readonly refusal: Refusal | undefined }
  | {
      readonly about: 'stand';
      /** What a customer lured to it by the viewer would bring; for a spectator, what it would bring its owner. */
      readonly income: readonly Income[];
      /** Only to the seat whose turn it is. */
      readonly offers?: PreviewedOffers;
    }
  | {
      readonly about: 'preview';
      /** What is certain to happen; nothing that the end of the turn would reveal. */
      readonly events: readonly GameEvent[];
      readonly payments: readonly BuildAction[];
    }
  | { readonly about: 'advice'; readonly advice: readonly Advice[] }
  | { readonly about: 'cues'; readonly cues: readonly Cue[] }
  | {
      readonly about: 'past';
      /** As many steps as fit, from number `from` up to the one before those asked for; all but the first have a change. */
      readonly from: number;
      readonly steps: readonly ShownStep[];
      /** After step number `from`. */
      readonly base: PlainView;
    }
  | { readonly about: 'nothing'; readonly refusal: TableRefusal };

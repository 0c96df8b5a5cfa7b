/** What a page may ask the table without changing anything. */
import type { Advice } from '@kairo/bots';
import type {
  Action,
  BuildAction,
  CardName,
  Colour,
  GameEvent,
  Refusal,
  Route,
  RuleRefusal,
  SiteAnswer,
  SiteName,
} from '@kairo/engine';
import type { TableRefusal } from './refusals.ts';

export type Query =
  | { readonly about: 'routes'; readonly colour: Colour }
  | { readonly about: 'site'; readonly site: SiteName }
  | { readonly about: 'card'; readonly card: CardName }
  | { readonly about: 'customer'; readonly colour: Colour }
  | { readonly about: 'action'; readonly action: Action }
  /** What an action would do, and how else it could be paid. */
  | { readonly about: 'preview'; readonly action: Action }
  | { readonly about: 'advice'; readonly count: number };

export type Answer =
  | { readonly about: 'routes'; readonly routes: readonly Route[] }
  /** For each colour what could be built there, or what forbids it; or why nothing can. */
  | { readonly about: 'site'; readonly answers: readonly SiteAnswer[]; readonly refusal?: RuleRefusal }
  | { readonly about: 'card' | 'customer' | 'action'; readonly refusal: Refusal | undefined }
  | {
      readonly about: 'preview';
      /** What is certain to happen; nothing that the end of the turn would reveal. */
      readonly events: readonly GameEvent[];
      readonly payments: readonly BuildAction[];
    }
  | { readonly about: 'advice'; readonly advice: readonly Advice[] }
  | { readonly about: 'nothing'; readonly refusal: TableRefusal };

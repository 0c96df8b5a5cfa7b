import type {
  CurtainMessages,
  LiveMessages,
  MenuMessages,
  OpeningMessages,
  ScoringMessages,
  ShortcutMessages,
  SinceMessages,
  StatusMessages,
} from './table/course.ts';
import type {
  ActionLabels,
  HintMessages,
  MoveMessages,
  PaymentMessages,
  PreviewMessages,
  PromptMessages,
  WhyNotMessages,
} from './table/dialogue.ts';
import type { LogMessages } from './table/log.ts';
import type { FinalPhaseMessages, PanelMessages, ThingMessages } from './table/panels.ts';

/** The table page. */
export interface TableMessages {
  readonly actions: ActionLabels;
  readonly prompts: PromptMessages;
  readonly moves: MoveMessages;
  readonly preview: PreviewMessages;
  readonly payment: PaymentMessages;
  readonly whyNot: WhyNotMessages;
  readonly hints: HintMessages;
  readonly panels: PanelMessages;
  readonly log: LogMessages;
  readonly finalPhase: FinalPhaseMessages;
  readonly things: ThingMessages;
  readonly status: StatusMessages;
  readonly curtain: CurtainMessages;
  readonly since: SinceMessages;
  readonly scoring: ScoringMessages;
  readonly live: LiveMessages;
  readonly menu: MenuMessages;
  readonly opening: OpeningMessages;
  readonly shortcuts: ShortcutMessages;
}

/** The buttons of a turn: three actions to choose from, then what is needed to confirm one. */
import { INTENTS, type Intent } from '../../choice/choice.ts';
import { useGame } from '../../game/context.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import type { UiIconName } from '../../pieces/uiIcons.ts';
import { useWords } from '../../wording/words.ts';
import { ThinkingDots } from '../badges/ThinkingDots.tsx';
import { BuildChoices } from './BuildChoices.tsx';
import { LureChoices } from './LureChoices.tsx';

export function Actions() {
  const { choice, session, isMyTurn, canEnd, actor, overlay } = useGame();
  const { t } = useWords();
  const task = choice.task.value;
  const isOver = actor.value === undefined;
  // The table may be ahead: another seat's step is still being shown although the viewer is to act.
  const isWatching = !session.stage.isIdle.value && actor.value !== session.viewer.value;
  return (
    <div class="actions" data-intent={task === 'turn' ? choice.intent.value : undefined}>
      {task === 'turn' && <Intents />}
      {(isMyTurn.value || canEnd.value) && !isWatching ? <Confirm /> : <Waiting />}
      {isOver && (
        <div class="confirm">
          <button
            type="button"
            class="button primary"
            onClick={() => {
              overlay.value = 'scoring';
            }}
          >
            {t.scoring.toResult}
          </button>
        </div>
      )}
    </div>
  );
}

function Intents() {
  const { choice } = useGame();
  const { t } = useWords();
  const { builds, lures, picks } = choice.offer.value;
  const label = { build: t.actions.build, lure: t.actions.lure, draw: t.actions.drawTwo };
  const count = { build: builds.length, lure: lures.length, draw: picks.length };
  const toggle = (intent: Intent): void => {
    if (choice.intent.value === intent) choice.reset();
    else choice.begin(intent);
  };
  return (
    <div class="intents">
      {INTENTS.map((intent) => (
        <button
          key={intent}
          type="button"
          class="button"
          aria-pressed={choice.intent.value === intent}
          // Not disabled: pressing it says why.
          aria-disabled={count[intent] === 0}
          onClick={() => toggle(intent)}
        >
          <UiIcon name={intent} size={26} />
          <span>{label[intent]}</span>
        </button>
      ))}
    </div>
  );
}

function Confirm() {
  const model = useGame();
  const { choice, session, canEnd } = model;
  const { t, move } = useWords();
  const action = choice.action.value;
  const { canUndo = false, isComplete: isEnding = false } = session.draft.value ?? {};
  const canDrop = choice.task.value === 'final' && !isEnding;
  const isDropAdvised = choice.picks.value.advised?.type === 'dropOut';
  return (
    <div class="confirm">
      {canUndo && <BriefButton icon="undo" label={t.actions.undo} onPress={() => session.undo()} />}
      {choice.hasPicks && !isEnding && (
        <BriefButton icon="close" label={t.actions.cancel} onPress={() => choice.back()} />
      )}
      {choice.intent.value === 'build' && <BuildChoices />}
      {choice.intent.value === 'lure' && action === undefined && <LureChoices />}
      {canDrop && (
        <button
          type="button"
          class="button plain"
          data-drop-out
          data-advised={isDropAdvised || undefined}
          onClick={() => session.act({ type: 'dropOut' })}
        >
          {isDropAdvised && <UiIcon name="hint" size={20} label={t.actions.hints} />}
          {t.actions.dropOut}
        </button>
      )}
      {isEnding ? (
        // Rendered, but disabled, while the move is shown, so that no button appears under a finger later.
        <button
          type="button"
          class="button primary takes-care"
          data-confirm
          disabled={!canEnd.value}
          onClick={() => model.confirm()}
        >
          {t.actions.endTurn}
        </button>
      ) : (
        action !== undefined && (
          <button type="button" class="button primary" data-confirm onClick={() => model.confirm()}>
            {move(action)}
          </button>
        )
      )}
    </div>
  );
}

interface BriefProps {
  readonly icon: UiIconName;
  readonly label: string;
  readonly onPress: () => void;
}

/** Shows only its icon where there is little room. */
function BriefButton({ icon, label, onPress }: BriefProps) {
  return (
    <button type="button" class="button plain is-brief" title={label} onClick={onPress}>
      <UiIcon name={icon} size={20} />
      <span>{label}</span>
    </button>
  );
}

/** Another player acts: the viewer can skip what is shown, or make a bot hurry. */
function Waiting() {
  const { session } = useGame();
  const { t } = useWords();
  const { stage, thinking } = session;
  if (!stage.isIdle.value) {
    return (
      <div class="confirm">
        <button type="button" class="button plain" onClick={() => stage.skip()}>
          {t.actions.skipMotion}
        </button>
      </div>
    );
  }
  if (!thinking.value) return null;
  return (
    <div class="confirm">
      <ThinkingDots />
      <button type="button" class="button plain" onClick={() => session.hurry()}>
        {t.actions.hurry}
      </button>
    </div>
  );
}

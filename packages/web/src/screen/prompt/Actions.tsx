/** The buttons of a turn: three actions to choose from, then what is needed to confirm one. */
import { INTENTS, type Intent } from '../../choice/choice.ts';
import { useGame } from '../../game/context.ts';
import { useOnline } from '../../game/online.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import type { UiIconName } from '../../pieces/uiIcons.ts';
import { useWords } from '../../wording/words.ts';
import { ShowCards } from '../badges/ShowCards.tsx';
import { ThinkingDots } from '../badges/ThinkingDots.tsx';
import { BuildChoices } from './BuildChoices.tsx';
import { Countdown } from './Countdown.tsx';
import { LureChoices } from './LureChoices.tsx';

export function Actions() {
  const { choice, session, isMyTurn, canEnd, actor, overlay, recap } = useGame();
  const { t } = useWords();
  const task = choice.task.value;
  const isOver = actor.value === undefined;
  // The table may be ahead: another seat's step is still being shown although the viewer is to act.
  const isWatching = !session.stage.isIdle.value && actor.value !== session.viewer.value;
  return (
    <div class="actions" data-intent={task === 'turn' ? choice.intent.value : undefined}>
      {task === 'turn' && <Intents />}
      {(isMyTurn.value || canEnd.value) && !isWatching ? <Confirm /> : <Waiting />}
      {/* Where the recap covers the buttons, it has this one too. */}
      {recap.coveredFor.value !== undefined && overlay.value !== 'since' && (
        <div class="confirm">
          <ShowCards />
        </div>
      )}
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
  const isCut = useOnline()?.isCut.value === true;
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
          aria-disabled={count[intent] === 0 || isCut}
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
  const { choice, session, canEnd, overlay } = model;
  const { t, move } = useWords();
  const action = choice.action.value;
  const { canUndo = false, isComplete: isEnding = false } = session.draft.value ?? {};
  const canDrop = choice.task.value === 'final' && !isEnding;
  const isCounting = model.ending.isRunning.value;
  const isDropAdvised = choice.picks.value.advised?.type === 'dropOut';
  return (
    <div class="confirm">
      {canUndo && !isCounting && (
        <BriefButton icon="undo" label={t.actions.undo} onPress={() => session.undo()} />
      )}
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
          aria-haspopup="dialog"
          onClick={() => {
            overlay.value = 'dropOut';
          }}
        >
          {isDropAdvised && <UiIcon name="hint" size={20} label={t.actions.hints} />}
          {t.actions.dropOut}
        </button>
      )}
      {isCounting && <Countdown canUndo={canUndo} />}
      {isEnding && !isCounting ? (
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

/** Another player acts: the viewer can skip what is shown, or, at a table of their own, make a bot hurry. */
function Waiting() {
  const { session } = useGame();
  const { t } = useWords();
  const { stage, thinking } = session;
  const online = useOnline();
  if (!stage.isIdle.value) {
    return (
      <div class="confirm">
        <button type="button" class="button plain" onClick={() => stage.skip()}>
          {t.actions.skipMotion}
        </button>
      </div>
    );
  }
  if (online !== undefined) return <online.Waiting />;
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

/** What the table is asked: a card on the board's lower edge, which can be put aside. */
import type { Level } from '@kairo/bots';
import type { Seat } from '@kairo/engine';
import type { CompanyCommand, Question } from '@kairo/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import { logEntries } from '../../game/logEntries.ts';
import { t } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { logLine } from '../../wording/logLine.ts';
import { useWords } from '../../wording/words.ts';
import { isAsked, type QuestionCard } from './cards.ts';
import { stepsToTakeBack } from './takeback.ts';
import { Votes } from './Votes.tsx';

export interface Answers {
  readonly ask: (command: CompanyCommand) => void;
  /** The reader has seen it. */
  readonly onClose: () => void;
  readonly onWait: () => void;
  readonly onPutAside: () => void;
}

interface Props extends Answers {
  readonly card: QuestionCard;
  readonly own: Seat;
  /** Of the bots that stand in. */
  readonly standIn: Level;
}

/** Its heading alone, for the chip and for screen readers. */
export function useHeading(): (card: QuestionCard, own: Seat) => string {
  const { names } = useGame();
  const words = t.company;
  const nameOf = (seat: Seat): string => names.value[seat] ?? '';
  return (card, own) => {
    switch (card.kind) {
      case 'stoodIn':
        return words.standIn.heading;
      case 'vanished':
        return words.vanished.heading(nameOf(card.seat));
      case 'refused':
        return words.question.refusedHeading;
      case 'declined':
        return words.question[card.question.proposal.kind].declinedHeading;
      case 'question': {
        const { by, proposal } = card.question;
        const { takeback, end, standIn } = words.question;
        if (proposal.kind === 'standIn') {
          const absent = nameOf(proposal.seat);
          return by === own ? standIn.own(absent) : standIn.asks(nameOf(by), absent);
        }
        const kind = proposal.kind === 'takeback' ? takeback : end;
        return by === own ? kind.own : kind.asks(nameOf(by));
      }
    }
  };
}

export function QuestionSheet({ card, own, standIn, ...answers }: Props) {
  const heading = useHeading()(card, own);
  const { names } = useGame();
  const words = t.company;
  const level = t.terms.bot[standIn];
  const nameOf = (seat: Seat): string => names.value[seat] ?? '';
  const allRight = (
    <button type="button" class="button primary" onClick={answers.onClose}>
      {words.question.allRight}
    </button>
  );
  switch (card.kind) {
    case 'stoodIn':
      return (
        <Sheet heading={heading} seat={own} text={<StoodIn own={own} />} {...answers}>
          <div class="dialog-buttons">
            <button type="button" class="button primary" onClick={() => answers.ask({ type: 'return' })}>
              {words.standIn.takeBack}
            </button>
          </div>
        </Sheet>
      );
    case 'refused': {
      const text = Object.entries(words.refused).find(([code]) => code === card.code)?.[1];
      return (
        <Sheet heading={heading} seat={own} text={text ?? words.refusedOther} {...answers}>
          <div class="dialog-buttons">{allRight}</div>
        </Sheet>
      );
    }
    case 'declined': {
      const { declined } = words.question[card.question.proposal.kind];
      return (
        <Sheet heading={heading} seat={card.by} text={declined(nameOf(card.by))} {...answers}>
          <div class="dialog-buttons">{allRight}</div>
        </Sheet>
      );
    }
    case 'vanished':
      return (
        <Sheet heading={heading} seat={card.seat} text={words.vanished.text(nameOf(card.seat))} {...answers}>
          <Ways seat={card.seat} name={nameOf(card.seat)} level={level} {...answers} />
        </Sheet>
      );
    case 'question':
      return <Asking heading={heading} question={card.question} own={own} level={level} {...answers} />;
  }
}

/** Why a bot plays. */
function StoodIn({ own }: { readonly own: Seat }) {
  const { session } = useGame();
  const { byClock, byVote } = t.company.standIn;
  const last = session.steps.value.findLast(
    ({ note }) => note !== undefined && 'standIn' in note && note.seat === own,
  );
  return <>{last?.note?.type === 'clock' ? byClock : byVote}</>;
}

interface WaysProps extends Answers {
  readonly seat: Seat;
  readonly name: string;
  /** Of the bot that would play, in words. */
  readonly level: string;
}

function Ways({ seat, name, level, ask, onWait }: WaysProps) {
  const words = t.company.vanished;
  return (
    <ul class="ways">
      <li>
        <button type="button" class="button" onClick={onWait}>
          {words.wait}
        </button>
        <p>{words.waitNote}</p>
      </li>
      <li>
        <button
          type="button"
          class="button primary"
          onClick={() => ask({ type: 'propose', proposal: { kind: 'standIn', seat } })}
        >
          {words.bot}
        </button>
        <p>{words.botNote(name, level)}</p>
      </li>
      <li>
        <button
          type="button"
          class="button"
          onClick={() => ask({ type: 'propose', proposal: { kind: 'end' } })}
        >
          {words.end}
        </button>
        <p>{words.endNote}</p>
      </li>
    </ul>
  );
}

interface AskingProps extends Answers {
  readonly heading: string;
  readonly question: Question;
  readonly own: Seat;
  /** Of the bot that would play, in words. */
  readonly level: string;
}

function Asking({ heading, question, own, level, ...answers }: AskingProps) {
  const text = useMeaning(question, own, level);
  const { withdraw, ...words } = t.company.question;
  const { by, proposal, asked, agreed, number } = question;
  const vote = (agrees: boolean) => () => answers.ask({ type: 'vote', question: number, agrees });
  const { refuse } = words[proposal.kind];
  const agree = proposal.kind === 'takeback' ? words.takeback.allow : words[proposal.kind].agree;
  return (
    <Sheet heading={heading} seat={by} text={text} isForReader={isAsked(question, own)} {...answers}>
      <Votes asked={asked} agreed={agreed} own={own} />
      {by === own && (
        <div class="dialog-buttons">
          <button type="button" class="button" onClick={vote(false)}>
            {withdraw}
          </button>
        </div>
      )}
      {isAsked(question, own) && (
        <div class="dialog-buttons">
          <button type="button" class="button" onClick={vote(false)}>
            {refuse}
          </button>
          <button
            type="button"
            class={proposal.kind === 'end' ? 'button' : 'button primary'}
            onClick={vote(true)}
          >
            {agree}
          </button>
        </div>
      )}
    </Sheet>
  );
}

/** What would happen. */
function useMeaning({ by, proposal }: Question, own: Seat, level: string): string {
  const { session, names } = useGame();
  const words = useWords();
  const { takeback, end, standIn } = t.company.question;
  switch (proposal.kind) {
    case 'end':
      return end.text;
    case 'standIn':
      return standIn.text(names.value[proposal.seat] ?? '', level);
    case 'takeback': {
      const moves = logEntries(stepsToTakeBack(by, session.steps.value))
        .filter(({ seat }) => seat === by)
        .map((entry) => logLine(entry, words, false))
        .join(', ');
      if (moves === '') return '';
      return by === own ? takeback.undoes(moves) : takeback.wouldUndo(moves);
    }
  }
}

interface SheetProps extends Answers {
  readonly heading: string;
  /** Whom it is about. */
  readonly seat: Seat;
  readonly text: ComponentChildren;
  readonly isForReader?: boolean;
  readonly children: ComponentChildren;
}

/** It takes the focus only if an answer is expected, and never while something is being chosen. */
function Sheet({ heading, seat, text, isForReader = false, onPutAside, children }: SheetProps) {
  const { icons, choice } = useGame();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const icon = icons.value[seat];
  useEffect(() => {
    const { activeElement } = document;
    const isIdle = activeElement === null || activeElement === document.body;
    if (isForReader && isIdle && !choice.hasPicks) title.current?.focus();
  }, [isForReader, choice]);
  return (
    <section
      class="notice panel"
      role="alertdialog"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        event.preventDefault();
        onPutAside();
      }}
    >
      <header>
        {icon !== undefined && <Seal sign={icon} size={46} />}
        <div>
          <h3 id={id} ref={title} tabIndex={-1}>
            {heading}
          </h3>
          <p>{text}</p>
        </div>
        <button
          type="button"
          class="icon-button"
          aria-label={t.company.question.putAside}
          title={t.company.question.putAside}
          onClick={onPutAside}
        >
          <UiIcon name="down" size={22} />
        </button>
      </header>
      {children}
    </section>
  );
}

/** A question that was put aside. */
export function QuestionChip({ heading, onOpen }: { readonly heading: string; readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      class="question-chip"
      aria-label={t.company.question.chip(heading)}
      onClick={onOpen}
    >
      <UiIcon name="help" size={18} />
      {heading}
    </button>
  );
}

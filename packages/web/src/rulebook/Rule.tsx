/** A rule with its number, the words of the glossary in it, and what was decided or reconstructed. */
import { isInterpreted, isReconstructed, type RuleNumber, type TermId } from '@kairo/texts/rulebook';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import { rulePlace } from './chapters.ts';
import { Linked } from './Linked.tsx';
import { TermCard } from './TermCard.tsx';
import type { Part } from './terms.ts';

interface Props {
  readonly number: RuleNumber;
  readonly parts: readonly Part[];
}

type Opened = TermId | 'decided' | 'lost' | undefined;

export function Rule({ number, parts }: Props) {
  const opened = useSignal<Opened>(undefined);
  const toggle = (what: Opened) => () => {
    opened.value = opened.value === what ? undefined : what;
  };
  const { decided, lost, interpretation, reconstructed } = t.rulebook;
  const now = opened.value;
  return (
    <div class="book-rule" id={rulePlace(number)} tabIndex={-1}>
      <span class="book-number">{number}</span>
      <div>
        <p>
          {parts.map((part) =>
            typeof part === 'string' ? (
              part
            ) : (
              <button
                key={part.term}
                type="button"
                class="book-term"
                aria-expanded={now === part.term}
                onClick={toggle(part.term)}
              >
                {part.text}
              </button>
            ),
          )}{' '}
          {isInterpreted(number) && (
            <Mark
              kind="decided"
              word={interpretation}
              isOpen={now === 'decided'}
              onPress={toggle('decided')}
            />
          )}{' '}
          {isReconstructed(number) && (
            <Mark kind="lost" word={reconstructed} isOpen={now === 'lost'} onPress={toggle('lost')} />
          )}
        </p>
        {isInterpreted(number) && <Note text={decided[number]} isOpen={now === 'decided'} />}
        {isReconstructed(number) && <Note text={lost[number]} isOpen={now === 'lost'} />}
        {now !== undefined && now !== 'decided' && now !== 'lost' && <TermCard term={now} />}
      </div>
    </div>
  );
}

interface MarkProps {
  readonly kind: 'decided' | 'lost';
  readonly word: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function Mark({ kind, word, isOpen, onPress }: MarkProps) {
  return (
    <button type="button" class={`book-mark is-${kind}`} aria-expanded={isOpen} onClick={onPress}>
      {kind === 'decided' && <span aria-hidden="true">? </span>}
      {word}
    </button>
  );
}

/** Printed even if it is closed. */
function Note({ text, isOpen }: { readonly text: string; readonly isOpen: boolean }) {
  return (
    <p class="book-note" data-open={isOpen || undefined}>
      <Linked text={text} />
    </p>
  );
}

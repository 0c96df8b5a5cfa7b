/** A chapter: what it is about in a few words and pictures, then its rules with their examples. */
import { EXAMPLE_IDS, EXAMPLES, type ExampleId, type RuleNumber } from '@kairo/texts/rulebook';
import { locale, t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { type ChapterId, chapterHeading, chapterNumber, chapterPlace, isGroup, rulesOf } from './chapters.ts';
import { Example } from './Example.tsx';
import { Glossary } from './Glossary.tsx';
import { CardSamples, Circle, Illustration, MedalPair, PRICED_TILES, Prices } from './Illustration.tsx';
import { Linked } from './Linked.tsx';
import { MarkLegend } from './MarkLegend.tsx';
import { factsOf, type RulebookBoard } from './opened/boardFacts.ts';
import { Rule } from './Rule.tsx';
import { termsIn } from './terms.ts';

interface Props {
  readonly chapter: ChapterId;
  readonly board: RulebookBoard;
}

/** In chapters of their own. */
const ELSEWHERE: readonly ExampleId[] = ['cards', 'neutral'];

const examplesAfter = (rule: RuleNumber): ExampleId[] =>
  EXAMPLE_IDS.filter((id) => EXAMPLES[id] === rule && !ELSEWHERE.includes(id));

export function Chapter({ chapter, board }: Props) {
  return (
    <section class="book-chapter" id={chapterPlace(chapter)} tabIndex={-1}>
      <h2 class="display">
        <span class="book-chapter-number">{chapterNumber(chapter)}</span>
        {chapterHeading(chapter, t.guide, t.rulebook)}
      </h2>
      <Contents chapter={chapter} board={board} />
    </section>
  );
}

function Contents({ chapter, board }: Props) {
  if (isGroup(chapter)) return <Rules chapter={chapter} board={board} />;
  switch (chapter) {
    case 'aim':
      return <Aim board={board} />;
    case 'cards':
      return (
        <>
          <CardSamples />
          <Lines lines={t.rulebook.cards.lines} />
          <Example id="cards" />
        </>
      );
    case 'two':
      return (
        <>
          <Lines lines={t.rulebook.two.lines} />
          <Example id="neutral" />
        </>
      );
    case 'bots':
      return <Lines lines={t.rulebook.bots.lines} />;
    default:
      return <Glossary />;
  }
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div class="book-prose">
      {lines.map((line) => (
        <p key={line}>
          <Linked text={line} />
        </p>
      ))}
    </div>
  );
}

function Aim({ board }: Pick<Props, 'board'>) {
  const { aim, first } = t.guide;
  return (
    <>
      <Circle facts={factsOf(board)} />
      <p class="book-prose">{aim.text}</p>
      <h3>{first.heading}</h3>
      <ol class="book-steps">
        {first.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p class="book-prose">{first.numbers}</p>
      <MarkLegend />
    </>
  );
}

const ACTIONS = ['build', 'lure', 'draw'] as const;

function ThreeActions() {
  return (
    <ul class="book-actions">
      {ACTIONS.map((action) => {
        const { label, text } = t.guide.actions[action];
        return (
          <li key={action}>
            <UiIcon name={action} size={30} />
            <b>{label}</b>
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Rules({ chapter, board }: Props) {
  if (!isGroup(chapter)) return null;
  const facts = factsOf(board);
  const words = t.guide;
  const seen = new Set<string>();
  return (
    <>
      {chapter === 'R4' && <ThreeActions />}
      <Illustration group={chapter} facts={facts} />
      <p class="book-prose book-lead">{words.lead[chapter]}</p>
      {chapter === 'R1' && facts !== undefined && (
        <p class="book-prose book-lead">{words.supply(facts.expansions, facts.barkers)}</p>
      )}
      {chapter === 'R6' && (
        <>
          <p class="book-prose book-lead">{words.medals}</p>
          <div class="book-row">
            {facts !== undefined && <MedalPair facts={facts} />}
            <span class="book-caption">{words.prices(PRICED_TILES)}</span>
            <Prices />
          </div>
        </>
      )}
      {rulesOf(chapter).map((rule) => (
        <div key={rule} class="book-entry">
          <Rule number={rule} parts={termsIn(words.rules.rule[rule], locale.value, seen)} />
          {examplesAfter(rule).map((id) => (
            <Example key={id} id={id} />
          ))}
        </div>
      ))}
    </>
  );
}

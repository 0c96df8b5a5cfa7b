/** How to play: the aim and a first move, then a summary of each group of rules with the exact rules below. */
import { RULE_GROUPS, RULE_NUMBERS, type RuleGroup } from '@kairo/texts/browser';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { Dialog } from '../shell/dialog/Dialog.tsx';
import '../styles/guide.css';
import { type BoardFacts, factsOf, type GuideBoard } from './boardFacts.ts';
import { Circle, Illustration, MedalPair, PRICED_TILES, Prices } from './Illustration.tsx';
import { MarkLegend } from './MarkLegend.tsx';

interface Props {
  readonly board: GuideBoard;
  readonly rule: string | undefined;
  readonly onClose: () => void;
}

const ACTIONS = ['build', 'lure', 'draw'] as const;

const sectionId = (group: RuleGroup): string => `guide-${group}`;
const ruleId = (rule: string): string => `guide-rule-${rule}`;
const groupOf = (rule: string): string | undefined => rule.split('.')[0];
const rulesOf = (group: RuleGroup) => RULE_NUMBERS.filter((rule) => groupOf(rule) === group);

/** Scrolls there and moves the focus. */
function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}

export function Guide({ board, rule, onClose }: Props) {
  const words = t.guide;
  const facts = factsOf(board);
  useEffect(() => {
    if (rule !== undefined) goTo(ruleId(rule));
  }, [rule]);
  return (
    <Dialog heading={t.app.howToPlay} onClose={onClose} className="guide">
      <section class="guide-section">
        <h3 class="display">{words.aim.heading}</h3>
        <Circle facts={facts} />
        <p>{words.aim.text}</p>
      </section>
      <FirstMove />
      <MarkLegend />
      <nav class="guide-contents" aria-label={words.contents}>
        {RULE_GROUPS.map((group) => (
          <button key={group} type="button" onClick={() => goTo(sectionId(group))}>
            <b>{group}</b>
            {words.rules.group[group]}
          </button>
        ))}
      </nav>
      {RULE_GROUPS.map((group) => (
        <Section key={group} group={group} facts={facts} wanted={rule} />
      ))}
    </Dialog>
  );
}

function FirstMove() {
  const { heading, steps, numbers } = t.guide.first;
  return (
    <section class="guide-section">
      <h3 class="display">{heading}</h3>
      <ol class="guide-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p class="note">{numbers}</p>
    </section>
  );
}

interface SectionProps {
  readonly group: RuleGroup;
  readonly facts: BoardFacts | undefined;
  readonly wanted: string | undefined;
}

function Section({ group, facts, wanted }: SectionProps) {
  const words = t.guide;
  return (
    <section class="guide-section">
      <h3 id={sectionId(group)} class="display" tabIndex={-1}>
        {words.rules.group[group]}
      </h3>
      {group === 'R4' && <ThreeActions />}
      <Illustration group={group} facts={facts} />
      <p>{words.lead[group]}</p>
      {group === 'R1' && facts !== undefined && <p>{words.supply(facts.expansions, facts.barkers)}</p>}
      {group === 'R6' && <PricesAndMedals facts={facts} />}
      <Exact group={group} wanted={wanted} />
    </section>
  );
}

function PricesAndMedals({ facts }: Pick<SectionProps, 'facts'>) {
  return (
    <>
      <p class="guide-caption">{t.guide.prices(PRICED_TILES)}</p>
      <Prices />
      {facts !== undefined && <MedalPair facts={facts} />}
      <p>{t.guide.medals}</p>
    </>
  );
}

function ThreeActions() {
  return (
    <ul class="guide-actions">
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

/** The rules of a group as refusals cite them; collapsed unless one of them was asked for. */
function Exact({ group, wanted }: Pick<SectionProps, 'group' | 'wanted'>) {
  const rules = rulesOf(group);
  const { exact, rules: texts } = t.guide;
  return (
    <details class="guide-exact" open={wanted !== undefined && groupOf(wanted) === group}>
      <summary>{exact(rules[0] ?? '', rules.at(-1) ?? '')}</summary>
      <dl>
        {rules.map((number) => (
          <div key={number} id={ruleId(number)} tabIndex={-1} data-wanted={number === wanted || undefined}>
            <dt>{number}</dt>
            <dd>{texts.rule[number]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Why what was tapped cannot be used, in words and with the rule. */
import type { Colour, RefusalCode, RuleRefusal, SiteAnswer, SiteName, View } from '@kairo/engine';
import { Callout } from '../../board/callout/Callout.tsx';
import type { Puzzle } from '../../choice/choice.ts';
import type { Explanation } from '../../choice/inquiry.ts';
import { useTable } from '../../game/context.ts';
import { t as texts } from '../../i18n/texts.ts';
import { ExpansionTile } from '../../pieces/ExpansionTile.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useWords, type Words } from '../../wording/words.ts';
import { isAmple, layout } from '../layout/layout.ts';
import { Cited } from './Cited.tsx';

/** Of many reasons the ones that say most about the site itself come first; what only concerns stock, last. */
const LEAST: ReadonlySet<RefusalCode> = new Set([
  'build/no-stall-in-stock',
  'build/no-stand',
  'build/supply-empty',
]);

type Refused = SiteAnswer & { readonly refusal: RuleRefusal };

interface Reason {
  readonly text: string;
  /** What it is about; empty if it holds for everything. */
  readonly colours: readonly Colour[];
}

function reasonsOf({ puzzle, answer }: Explanation, { play, table, t }: Words): readonly Reason[] {
  if (puzzle.about === 'nobody') return [{ text: t.whyNot.nobody(puzzle.site), colours: [] }];
  switch (answer?.about) {
    case 'site': {
      if (answer.refusal !== undefined) return [{ text: play.refusal(answer.refusal, table), colours: [] }];
      const only = puzzle.about === 'site' ? puzzle.colour : undefined;
      const meant = answer.answers.filter(({ colour }) => only === undefined || colour === only);
      return reasonsByColour(meant, { play, table });
    }
    case 'card':
    case 'customer':
    case 'action':
      return answer.refusal === undefined ? [] : [{ text: play.refusal(answer.refusal, table), colours: [] }];
    case 'nothing':
      return [{ text: play.refusal(answer.refusal, table), colours: [] }];
    default:
      return [];
  }
}

/** The same reason for several colours is told once. */
function reasonsByColour(
  answers: readonly SiteAnswer[],
  { play, table }: Pick<Words, 'play' | 'table'>,
): readonly Reason[] {
  const refused = answers.filter((answer): answer is Refused => answer.refusal !== undefined);
  const codes = [...new Set(refused.map(({ refusal }) => refusal.code))];
  return codes
    .toSorted((a, b) => Number(LEAST.has(a)) - Number(LEAST.has(b)))
    .flatMap((code): Reason[] => {
      const alike = refused.filter(({ refusal }) => refusal.code === code);
      const colours = alike.map(({ colour }) => colour);
      const text = play.sharedRefusal(
        alike.map(({ refusal }) => refusal),
        table,
      );
      if (text !== undefined) return [{ text, colours: colours.length === answers.length ? [] : colours }];
      return alike.map(({ refusal, colour }) => ({
        text: play.refusal(refusal, table),
        colours: [colour],
      }));
    });
}

interface Told {
  readonly heading: string;
  readonly reasons: readonly Reason[];
  /** What was tapped, if it lies on the board. */
  readonly site: SiteName | undefined;
}

function useExplanation(): Told | undefined {
  const { inquiry, view } = useTable();
  const words = useWords();
  const explanation = inquiry.explanation.value;
  if (explanation === undefined) return undefined;
  const reasons = reasonsOf(explanation, words);
  if (reasons.length === 0) return undefined;
  const { puzzle } = explanation;
  const { whyNot } = words.t;
  return {
    heading:
      puzzle.about === 'site' && puzzle.colour === undefined ? whyNot.site(puzzle.site) : whyNot.heading,
    reasons,
    site: siteOfPuzzle(puzzle, view.value),
  };
}

function siteOfPuzzle(puzzle: Puzzle, view: View): SiteName | undefined {
  if ('site' in puzzle) return puzzle.site;
  return puzzle.about === 'customer' ? (view.customers[puzzle.colour] ?? undefined) : undefined;
}

/** Beside the site on large boards. */
export function WhyNotCallout() {
  const told = useExplanation();
  if (told?.site === undefined || !isAmple(layout.value)) return null;
  return (
    <Callout site={told.site} class="why-not">
      <Reasons {...told} />
    </Callout>
  );
}

/** A sheet over the panels elsewhere: on a small board it would hide what it is about. */
export function WhyNotSheet() {
  const told = useExplanation();
  if (told === undefined || (told.site !== undefined && isAmple(layout.value))) return null;
  return (
    <div class="why-not why-not-sheet panel">
      <Reasons {...told} />
    </div>
  );
}

function Reasons({ heading, reasons }: Told) {
  const { choice } = useTable();
  return (
    <section role="status" aria-label={heading}>
      <header>
        <h3>{heading}</h3>
        <button
          type="button"
          class="icon-button"
          aria-label={texts.app.close}
          onClick={() => choice.dismiss()}
        >
          <UiIcon name="close" size={18} />
        </button>
      </header>
      <ul>
        {reasons.map(({ text, colours }) => (
          <li key={text}>
            {colours.length > 0 && <Colours colours={colours} />}
            <Cited text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Colours({ colours }: { readonly colours: readonly Colour[] }) {
  const { terms } = useWords();
  return (
    <span class="why-not-colours">
      <span class="unseen">{terms.and(colours.map((colour) => terms.colour[colour]))}: </span>
      {colours.map((colour) => (
        <ExpansionTile key={colour} colour={colour} size={24} hasIcon />
      ))}
    </span>
  );
}

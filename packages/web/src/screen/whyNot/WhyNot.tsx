/** Why what was tapped cannot be used, with the rule. */
import type { Colour, SiteName } from '@kairo/engine';
import { Callout } from '../../board/callout/Callout.tsx';
import type { AnsweredWhyNot } from '../../choice/inquiry.ts';
import { useGame } from '../../game/context.ts';
import { type LessonParts, useLesson } from '../../game/lesson.ts';
import { t as texts } from '../../i18n/texts.ts';
import { ExpansionTile } from '../../pieces/ExpansionTile.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useClosedByBack } from '../../shell/dialog/useClosedByBack.ts';
import { useWords } from '../../wording/words.ts';
import { isAmple, layout } from '../layout/layout.ts';
import { Cited } from './Cited.tsx';
import { type Reason, reasonsOf, siteOf } from './reasons.ts';

interface WhyNotText {
  readonly heading: string;
  readonly reasons: readonly Reason[];
  /** What was tapped, if it is on the board. */
  readonly site: SiteName | undefined;
}

function useWhyNot(): WhyNotText | undefined {
  const { inquiry, view } = useGame();
  const { table } = useWords();
  const lesson = useLesson();
  const given = inquiry.whyNot.value;
  if (given === undefined) return undefined;
  const answered = lesson === undefined ? given : meantBy(lesson, given);
  const reasons = reasonsOf(answered, texts.whyNot, table);
  if (reasons.length === 0) return undefined;
  const { asked } = answered;
  const { messages } = texts.whyNot;
  const isAnyTile = asked.about === 'site' && asked.colour === undefined;
  return {
    heading: isAnyTile ? messages.site(asked.site) : messages.heading,
    reasons,
    site: siteOf(asked, view.value),
  };
}

/** In a lesson a site that was asked about in general is meant for the lesson's tile. */
function meantBy({ meantAt }: LessonParts, { asked, answer }: AnsweredWhyNot): AnsweredWhyNot {
  const isGeneral = asked.about === 'site' && asked.colour === undefined;
  return { answer, asked: isGeneral ? { ...asked, colour: meantAt(asked.site) } : asked };
}

/** Beside the site on large boards. */
export function WhyNotCallout() {
  const whyNot = useWhyNot();
  if (whyNot?.site === undefined || !isAmple(layout.value)) return null;
  return (
    <Callout site={whyNot.site} class="why-not">
      <Reasons {...whyNot} />
    </Callout>
  );
}

/** A sheet over the panels on small boards, where a callout would hide what it is about. */
export function WhyNotSheet() {
  const whyNot = useWhyNot();
  if (whyNot === undefined || (whyNot.site !== undefined && isAmple(layout.value))) return null;
  return (
    <div class="why-not why-not-sheet panel">
      <Reasons {...whyNot} />
    </div>
  );
}

function Reasons({ heading, reasons }: WhyNotText) {
  const { choice } = useGame();
  useClosedByBack(() => choice.dismiss());
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

/** A why-not in words: the refusals that the table gave, each with the colours it concerns. */
import type { Colour, RefusalCode, RuleRefusal, SiteAnswer, SiteName, View } from '@kairo/engine';
import type { SentenceContext, WhyNotTexts } from '@kairo/texts/browser';
import type { WhyNot } from '../../choice/choice.ts';
import type { AnsweredWhyNot } from '../../choice/inquiry.ts';

export interface Reason {
  readonly text: string;
  /** Empty if it holds for all of them. */
  readonly colours: readonly Colour[];
}

type Refused = SiteAnswer & { readonly refusal: RuleRefusal };

/** These concern the stock and say least about the site, so they come last. */
const LEAST: ReadonlySet<RefusalCode> = new Set([
  'build/no-stall-in-stock',
  'build/no-stand',
  'build/supply-empty',
]);

export function reasonsOf(
  { asked, answer }: AnsweredWhyNot,
  say: WhyNotTexts,
  table: SentenceContext,
): readonly Reason[] {
  if (asked.about === 'noCustomer') return [{ text: say.messages.nobody(asked.site), colours: [] }];
  switch (answer?.about) {
    case 'site': {
      if (answer.refusal !== undefined) return [{ text: say.refusal(answer.refusal, table), colours: [] }];
      const only = asked.about === 'site' ? asked.colour : undefined;
      return reasonsByColour(
        answer.answers.filter(({ colour }) => only === undefined || colour === only),
        say,
        table,
      );
    }
    case 'card':
    case 'customer':
    case 'action':
      return answer.refusal === undefined ? [] : [{ text: say.refusal(answer.refusal, table), colours: [] }];
    case 'nothing':
      return [{ text: say.refusal(answer.refusal, table), colours: [] }];
    default:
      return [];
  }
}

/** A refusal that several colours share is given once. */
function reasonsByColour(
  answers: readonly SiteAnswer[],
  say: WhyNotTexts,
  table: SentenceContext,
): readonly Reason[] {
  const refused = answers.filter((answer): answer is Refused => answer.refusal !== undefined);
  const codes = [...new Set(refused.map(({ refusal }) => refusal.code))];
  return codes
    .toSorted((a, b) => Number(LEAST.has(a)) - Number(LEAST.has(b)))
    .flatMap((code): Reason[] => {
      const alike = refused.filter(({ refusal }) => refusal.code === code);
      const colours = alike.map(({ colour }) => colour);
      const text = say.sharedRefusal(
        alike.map(({ refusal }) => refusal),
        table,
      );
      if (text !== undefined) return [{ text, colours: colours.length === answers.length ? [] : colours }];
      return alike.map(({ refusal, colour }) => ({ text: say.refusal(refusal, table), colours: [colour] }));
    });
}

/** The site that was tapped, if it was on the board. */
export function siteOf(asked: WhyNot, view: View): SiteName | undefined {
  if ('site' in asked) return asked.site;
  return asked.about === 'customer' ? (view.customers[asked.colour] ?? undefined) : undefined;
}

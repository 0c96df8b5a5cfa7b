/** Why something cannot be done, apart from the refusals themselves. */
import type { RuleRefusal, SiteName } from '@kairo/engine';

/** Refusals for one colour that can also be said of several colours at once. */
export type SharedRefusals = {
  readonly [code in
    | 'build/wrong-area'
    | 'build/segment-has-colour'
    | 'build/no-stall-in-stock'
    | 'build/supply-empty'
    | 'build/not-beside-stand'
    | 'build/beside-other-stand'
    | 'build/cannot-pay']: (refusal: Extract<RuleRefusal, { code: code }>) => string;
};

export interface WhyNotMessages {
  readonly heading: string;
  readonly site: (site: SiteName) => string;
  /** A site without a customer was chosen where a customer is needed. */
  readonly nobody: (site: SiteName) => string;
  /** One sentence instead of one per colour; the colours stand before it. No full stop: `withRule` adds it. */
  readonly shared: SharedRefusals;
}

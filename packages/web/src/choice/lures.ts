/** Choosing among the legal lures: a customer, then the entry to walk to. */
import type { Colour, LureAction, SiteName } from '@kairo/engine';

export interface LurePicks {
  readonly customer: Colour | undefined;
  readonly entry: SiteName | undefined;
}

export const NO_LURE_PICKS: LurePicks = { customer: undefined, entry: undefined };

export interface LureOptions {
  readonly customers: readonly Colour[];
  /** Of the chosen customer. */
  readonly lures: readonly LureAction[];
  readonly action: LureAction | undefined;
}

export function lureOptions(lures: readonly LureAction[], { customer, entry }: LurePicks): LureOptions {
  const customers = [...new Set(lures.map(({ colour }) => colour))];
  const ofCustomer = lures.filter(({ colour }) => colour === customer);
  const unaided = ofCustomer.filter(({ barkers }) => barkers === 0);
  // Among equally near entries the player chooses (R8.3), and barkers are never played implicitly.
  const implied = unaided.length === 1 ? unaided[0] : undefined;
  const action = entry === undefined ? implied : ofCustomer.find((lure) => lure.entry === entry);
  return { customers, lures: ofCustomer, action };
}

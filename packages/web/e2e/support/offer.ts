/** Reads what the page offers the player, from its roles and attributes. */
import type { Page } from '@playwright/test';

export interface Offer {
  /** `curtain`: also when it is open, and the hand still covered. */
  readonly situation: 'curtain' | 'mine' | 'over' | 'waiting';
  readonly prompt: string;
  /** The label of the one primary button. */
  readonly confirm: string | null;
  /** Of build, lure and draw: those that can be begun. */
  readonly intents: readonly { readonly index: number; readonly isPressed: boolean }[];
  readonly chips: readonly { readonly isPressed: boolean }[];
  /** Sites that are marked as legal; none if nothing is marked. */
  readonly sites: readonly string[];
  readonly selectedSite: string | null;
  /** What can be drawn now, as `data-pick` names it. */
  readonly picks: readonly string[];
  /** How many cards of the hand could be discarded. */
  readonly discards: number;
  readonly canDropOut: boolean;
  /** Changes with everything above. */
  readonly signature: string;
}

/** The offer, or false if nothing is asked for or it is still the given one. Runs in the page, without this module. */
export function readOffer(before: string): Offer | false {
  const all = <E extends HTMLElement>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];
  const isShown = (element: HTMLElement): boolean => element.checkVisibility();
  const isPressed = (element: HTMLElement): boolean => element.getAttribute('aria-pressed') === 'true';
  const cells = all('[data-site]');
  const isMarked = cells.some((cell) => cell.getAttribute('aria-disabled') === 'true');
  const confirm =
    all<HTMLButtonElement>('[data-confirm]').find((button) => isShown(button) && !button.disabled)
      ?.innerText ?? null;
  const intents = all<HTMLButtonElement>('.intents button').flatMap((button, index) =>
    button.ariaDisabled === 'true' ? [] : [{ index, isPressed: isPressed(button) }],
  );
  const chips = all('.chip')
    .filter(isShown)
    .map((chip) => ({ isPressed: isPressed(chip) }));
  const sites = isMarked
    ? cells.flatMap((cell) =>
        cell.getAttribute('aria-disabled') === 'false' ? (cell.dataset['site'] ?? []) : [],
      )
    : [];
  const selectedSite = cells.find((cell) => cell.ariaSelected === 'true')?.dataset['site'] ?? null;
  const picks = all('.pick[data-legal]')
    .filter(isShown)
    .flatMap((pick) => pick.dataset['pick'] ?? []);
  const discards = all('.hand-card[data-discard]').filter(isShown).length;
  const canDropOut = all('[data-drop-out]').some(isShown);
  const canAct =
    confirm !== null || intents.length + sites.length + picks.length + discards > 0 || canDropOut;
  const situation: Offer['situation'] =
    document.querySelector('.score-table') !== null
      ? 'over'
      : document.querySelector('.curtain, [data-show-cards]') !== null
        ? 'curtain'
        : canAct
          ? 'mine'
          : 'waiting';
  const whose = document.querySelector<HTMLElement>('.player[aria-current]')?.dataset['seat'] ?? '';
  const curtain = document.querySelector('.curtain, [data-show-cards]')?.textContent ?? '';
  const what = { situation, confirm, intents, chips, sites, selectedSite, picks, discards, canDropOut };
  const pressed = all('.hand-card, .pick').map(isPressed);
  // Behind the curtain the table may still change.
  const signature = JSON.stringify(situation === 'curtain' ? curtain : [what, whose, pressed]);
  const isBeingLaid =
    document.querySelector('.table[aria-busy="true"], .drawer-content[aria-busy="true"]') !== null;
  if (isBeingLaid || situation === 'waiting' || signature === before) return false;
  return { ...what, signature, prompt: document.querySelector('.prompt-text')?.textContent ?? '' };
}

/** The next offer that asks for something and is not the given one. */
export async function offerAfter(page: Page, before: Offer | undefined): Promise<Offer> {
  const handle = await page.waitForFunction(readOffer, before?.signature ?? '');
  const offer = (await handle.jsonValue()) as Offer;
  await handle.dispose();
  return offer;
}

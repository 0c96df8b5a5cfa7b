/** Three ways of input. */
import { expect, type Locator, type Page } from '@playwright/test';
import { aimAt } from './aim.ts';
import type { Spot } from './choosing.ts';
import { english } from './words.ts';

export interface Hands {
  /** Presses a button, a card or a site, with all the care that Playwright takes. */
  press(target: Locator): Promise<void>;
  /** The same for each of the many presses of a game, in fewer round trips. */
  pressAt(spot: Spot): Promise<void>;
}

export class Mouse implements Hands {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  press(target: Locator): Promise<void> {
    return target.click();
  }

  async pressAt(spot: Spot): Promise<void> {
    const { x, y } = await aimAt(this.page, spot);
    await this.page.mouse.click(x, y);
  }
}

export class Touch implements Hands {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  press(target: Locator): Promise<void> {
    return target.tap();
  }

  async pressAt(spot: Spot): Promise<void> {
    const { x, y } = await aimAt(this.page, spot);
    await this.page.touchscreen.tap(x, y);
  }
}

const { actions, shortcuts } = english.table;

/** Shortcuts, by the label of the button that does the same. */
const LETTERS: { readonly [label: string]: string } = {
  [actions.build]: shortcuts.letters.build,
  [actions.lure]: shortcuts.letters.lure,
  [actions.drawTwo]: shortcuts.letters.draw,
  [actions.endTurn]: shortcuts.letters.endTurn,
};

/** Tab, arrows and Enter, and every other time the letter of a button that has one. */
export class Keyboard implements Hands {
  private readonly page: Page;
  private usesLetters = false;

  constructor(page: Page) {
    this.page = page;
  }

  pressAt({ selector, index }: Spot): Promise<void> {
    const found = this.page.locator(selector);
    return this.press(index === undefined ? found : found.nth(index));
  }

  async press(target: Locator): Promise<void> {
    const { label, isSite } = await target.evaluate((element: HTMLElement) => ({
      label: element.innerText,
      isSite: element.dataset['site'] !== undefined,
    }));
    const letter = LETTERS[label];
    if (letter !== undefined) {
      this.usesLetters = !this.usesLetters;
      if (this.usesLetters) return this.page.keyboard.press(letter);
    }
    await (isSite ? this.walkTo(target) : this.tabTo(target));
    await this.page.keyboard.press('Enter');
  }

  /** Returns when the target has the focus. */
  private async tabTo(target: Locator): Promise<void> {
    // If the focused element is gone, the distance is known only after a first Tab.
    for (let tries = 0; tries < 8; tries++) {
      const distance = await target.evaluate(tabsTo);
      if (distance === 0) return;
      if (distance === undefined || distance > 0) await this.hold('Tab', distance ?? 1);
      else {
        await this.page.keyboard.down('Shift');
        await this.hold('Tab', -distance);
        await this.page.keyboard.up('Shift');
      }
    }
    throw new Error(`no way by Tab to ${target}`);
  }

  /** The grid is one tab stop; arrows move within it. Returns when the site has the focus. */
  private async walkTo(site: Locator): Promise<void> {
    await this.tabTo(this.page.locator('[data-site][tabindex="0"]'));
    const { right, down } = await site.evaluate(stepsTo);
    await this.hold(right < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(right));
    await this.hold(down < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(down));
    await expect(site).toBeFocused();
  }

  /** Holds a key for this number of keydown events. */
  private async hold(key: string, times: number): Promise<void> {
    if (times === 0) return;
    for (let i = 0; i < times; i++) await this.page.keyboard.down(key);
    await this.page.keyboard.up(key);
  }
}

/** How many tab stops away an element is; undefined if nothing has the focus. Runs in the page. */
function tabsTo(target: Element): number | undefined {
  if (target === document.activeElement) return 0;
  const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const stops = [
    ...room.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && element.checkVisibility(),
  );
  const from = stops.indexOf(document.activeElement as HTMLElement);
  return from < 0 ? undefined : stops.indexOf(target as HTMLElement) - from;
}

/** How far a site is from the one with the focus. Runs in the page. */
function stepsTo(target: Element): { readonly right: number; readonly down: number } {
  const place = (cell: Element | null): readonly [number, number] => {
    const row = cell?.parentElement;
    if (cell === null || row == null) throw new Error('no site has the focus');
    return [[...row.children].indexOf(cell), [...(row.parentElement?.children ?? [])].indexOf(row)];
  };
  const [fromX, fromY] = place(document.activeElement);
  const [x, y] = place(target);
  return { right: x - fromX, down: y - fromY };
}

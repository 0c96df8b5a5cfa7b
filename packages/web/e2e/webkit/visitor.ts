/** A player at a page in WebKit. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Size, WebDriverSession } from '../../../../scripts/browsers/webdriver.ts';
import type { Chance } from '../support/chance.ts';
import { ChancePlayer } from '../support/chancePlayer.ts';
import type { Spot } from '../support/choosing.ts';
import { type Offer, readOffer } from '../support/offer.ts';

declare global {
  interface Window {
    complaints?: string[];
  }
}

/** Bots and animations take long on a busy machine. */
const PATIENCE = 60_000;

/** Collects exceptions, logged errors and violations of the content security policy. Runs in the page. */
function hearComplaints(): void {
  if (window.complaints !== undefined) return;
  const complaints: string[] = [];
  window.complaints = complaints;
  window.addEventListener('error', ({ message }) => complaints.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} forbids ${blockedURI}`),
  );
  console.error = (...words: unknown[]) => complaints.push(words.join(' '));
}

/** The button with this name. Runs in the page. */
function buttonNamed(name: string): Element | undefined {
  return [...document.querySelectorAll('button')].find(
    (button) => button.checkVisibility() && (button.ariaLabel ?? button.innerText.trim()) === name,
  );
}

export class Visitor extends ChancePlayer {
  private readonly session: WebDriverSession;
  private readonly baseURL: string;

  constructor(session: WebDriverSession, baseURL: string, chance: Chance) {
    super(chance);
    this.session = session;
    this.baseURL = baseURL;
  }

  /** Opens an address and waits for an element to be visible there. */
  async open(address: string, landmark = 'main.table'): Promise<void> {
    await this.session.goto(new URL(address, this.baseURL).href);
    await this.session.evaluate(hearComplaints);
    await this.see(landmark);
  }

  async reload(landmark = 'main.table'): Promise<void> {
    await this.session.reload();
    await this.session.evaluate(hearComplaints);
    await this.see(landmark);
  }

  complaints(): Promise<readonly string[] | undefined> {
    return this.evaluate(() => window.complaints);
  }

  evaluate<A extends readonly unknown[], T>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.session.evaluate(run, ...args);
  }

  resize(size: Size): Promise<void> {
    return this.session.resize(size);
  }

  /** Waits until such an element is visible. */
  async see(selector: string): Promise<void> {
    const isSeen = (wanted: string): boolean =>
      [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility());
    await this.until(selector, isSeen, selector);
  }

  /** Waits until there is no such element. */
  async lose(selector: string): Promise<void> {
    const isGone = (unwanted: string): boolean => document.querySelector(unwanted) === null;
    await this.until(`the end of ${selector}`, isGone, selector);
  }

  count(selector: string): Promise<number> {
    return this.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
  }

  async click(selector: string): Promise<void> {
    await this.see(selector);
    await this.pressAt({ selector });
  }

  async clickButton(name: string): Promise<void> {
    this.forget();
    await this.session.click(buttonNamed, name);
  }

  /** A character, or one of WebDriver’s special keys. */
  async type(key: string): Promise<void> {
    this.forget();
    await this.session.press(key);
  }

  protected offerAfter(before: Offer | undefined): Promise<Offer> {
    return this.until('the next offer', readOffer, before?.signature ?? '');
  }

  protected pressAt({ selector, index = 0 }: Spot): Promise<void> {
    this.forget();
    return this.session.click((wanted, i) => document.querySelectorAll(wanted)[i], selector, index);
  }

  /** Waits until the function returns something. */
  private async until<A extends readonly unknown[], T>(
    what: string,
    run: (...args: A) => T | false | undefined,
    ...args: A
  ): Promise<T> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(30)) {
      // WebDriver turns undefined into null.
      const found = (await this.evaluate(run, ...args)) as T | false | null;
      if (found !== false && found !== null) return found;
    }
    throw new Error(`waited in vain for ${what}`);
  }
}

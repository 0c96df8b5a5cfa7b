/** A minimal WebDriver client, enough to play a game. */
import { setTimeout as wait } from 'node:timers/promises';

/** The key under which WebDriver returns element references. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Element {
  readonly [ELEMENT]: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Transient errors: the element is not rendered yet, was just replaced, or is covered by something that moves. */
const PASSING = [
  'no such element',
  'stale element reference',
  'element click intercepted',
  'element not interactable',
];
const PATIENCE = 30_000;

class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

type Method = 'GET' | 'POST' | 'DELETE';

async function call<T>(method: Method, address: string, body?: object): Promise<T> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error: string; message: string } };
  if (!response.ok) throw new WebDriverError(value.error, value.message);
  return value;
}

export class WebDriverSession {
  /** Of the browser. */
  readonly version: string;
  private readonly address: string;

  private constructor(address: string, version: string) {
    this.address = address;
    this.version = version;
  }

  static async begin(driver: string, wishes: object): Promise<WebDriverSession> {
    const { sessionId, capabilities } = await call<{
      readonly sessionId: string;
      readonly capabilities: { readonly browserVersion: string };
    }>('POST', `${driver}/session`, { capabilities: { alwaysMatch: wishes } });
    return new WebDriverSession(`${driver}/session/${sessionId}`, capabilities.browserVersion);
  }

  private send<T>(method: Method, command: string, body?: object): Promise<T> {
    return call(method, `${this.address}/${command}`, body);
  }

  /** Returns when the page is loaded. */
  async goto(url: string): Promise<void> {
    await this.send('POST', 'url', { url });
  }

  async reload(): Promise<void> {
    await this.send('POST', 'refresh', {});
  }

  /** Continues in a new window without toolbars, which can be as narrow as a phone. */
  async openWindow({ width, height }: Size): Promise<void> {
    const before = await this.send<string[]>('GET', 'window/handles');
    const open = (features: string): void => {
      (globalThis as unknown as { open: (...args: string[]) => void }).open('about:blank', '', features);
    };
    await this.evaluate(open, `popup,width=${width},height=${height}`);
    const handle = (await this.send<string[]>('GET', 'window/handles')).find((one) => !before.includes(one));
    if (handle === undefined) throw new Error('no window was opened');
    await this.send('POST', 'window', { handle });
  }

  async resize({ width, height }: Size): Promise<void> {
    await this.send('POST', 'window/rect', { x: 0, y: 0, width, height });
  }

  /** Runs the function in the page; it can use only its arguments. */
  evaluate<A extends readonly unknown[], T>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.send('POST', 'execute/sync', { script: `return (${run})(...arguments)`, args });
  }

  /** Clicks the element that the function finds in the page, as soon as it exists and is not covered. */
  async click<A extends readonly unknown[]>(
    find: (...args: A) => object | undefined,
    ...args: A
  ): Promise<void> {
    for (const end = Date.now() + PATIENCE; ; await wait(50)) {
      try {
        // `undefined` arrives as null.
        const element = (await this.evaluate(find, ...args)) as Element | null;
        if (element === null) throw new WebDriverError('no such element', String(args));
        await this.send('POST', `element/${element[ELEMENT]}/click`, {});
        return;
      } catch (failure) {
        const passes = failure instanceof WebDriverError && PASSING.includes(failure.code);
        if (!passes || Date.now() > end) throw failure;
      }
    }
  }

  /** Types one character into the focused element; special keys are U+E000 and above. */
  async press(key: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
    await this.send('POST', 'actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** A PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.send<string>('GET', 'screenshot'), 'base64');
  }

  async end(): Promise<void> {
    await this.send('DELETE', '');
  }
}

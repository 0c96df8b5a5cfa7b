import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** As much of a browser as has a history: entries with a state, and traversals that arrive later. */
class FakeHistory extends EventTarget {
  private readonly entries: unknown[] = ['the page before', null];
  private index = 1;

  get state(): unknown {
    return this.entries[this.index];
  }

  /** By their states, up to the current one. */
  get path(): readonly unknown[] {
    return this.entries.slice(0, this.index + 1);
  }

  pushState(state: unknown): void {
    this.entries.splice(++this.index, Infinity, state);
  }

  go(by: number): void {
    queueMicrotask(() => {
      this.index += by;
      this.dispatchEvent(new Event('popstate'));
    });
  }
}

const PAGE = ['the page before', null];
const entry = (open: number) => ({ open });

let history: FakeHistory;
let back: typeof import('../../src/address/back.ts');

async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await Promise.resolve();
}

async function press(by: 1 | -1): Promise<void> {
  history.go(by);
  await settled();
}

beforeEach(async () => {
  history = new FakeHistory();
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', history.addEventListener.bind(history));
  vi.resetModules();
  back = await import('../../src/address/back.ts');
  back.followBack();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Something that says when it is closed, as dialogs do. */
function open() {
  const close = vi.fn(() => closed());
  const closed = back.closeOnBack(close);
  return { close, closed };
}

test('Back closes what is open, and stays on the page', async () => {
  const { close } = open();
  await settled();
  expect(history.path).toEqual([...PAGE, entry(1)]);
  await press(-1);
  expect(close).toHaveBeenCalledTimes(1);
  expect(history.path).toEqual(PAGE);
});

test('of two, Back closes the one on top first', async () => {
  const below = open();
  await settled();
  const above = open();
  await settled();
  await press(-1);
  expect(above.close).toHaveBeenCalledTimes(1);
  expect(below.close).not.toHaveBeenCalled();
  await press(-1);
  expect(below.close).toHaveBeenCalledTimes(1);
  expect(history.path).toEqual(PAGE);
});

test('closed in another way, it leaves no entry behind', async () => {
  const { closed, close } = open();
  await settled();
  closed();
  await settled();
  expect(history.path).toEqual(PAGE);
  expect(close).not.toHaveBeenCalled();
});

test('one that replaces another takes over its entry', async () => {
  const first = open();
  await settled();
  const push = vi.spyOn(history, 'pushState');
  const go = vi.spyOn(history, 'go');
  first.closed();
  open();
  await settled();
  expect(push).not.toHaveBeenCalled();
  expect(go).not.toHaveBeenCalled();
  expect(history.path).toEqual([...PAGE, entry(1)]);
});

test('one that is opened while the page goes back is not closed by that', async () => {
  const first = open();
  await settled();
  first.closed();
  await Promise.resolve();
  const second = open();
  await settled();
  expect(second.close).not.toHaveBeenCalled();
  expect(history.path).toEqual([...PAGE, entry(1)]);
});

test('Forward opens nothing and returns', async () => {
  open();
  await settled();
  await press(-1);
  await press(1);
  expect(history.path).toEqual(PAGE);
});

test('after a reload the entries are left', async () => {
  open();
  await settled();
  vi.resetModules();
  (await import('../../src/address/back.ts')).followBack();
  await settled();
  expect(history.path).toEqual(PAGE);
});

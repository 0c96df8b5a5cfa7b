/** Tests in WebKit: each has its own browser session, whose page must not log errors. */
import { test as base, expect } from '@playwright/test';
import { findWebKit } from '../../../../scripts/browsers/find.ts';
import type { Size } from '../../../../scripts/browsers/webdriver.ts';
import { WebKit } from '../../../../scripts/browsers/webkit.ts';
import { Chance } from '../support/chance.ts';
import { Visitor } from './visitor.ts';

interface Fixtures {
  readonly size: Size;
  readonly visitor: Visitor;
}

export const test = base.extend<Fixtures, { readonly webkit: WebKit }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which other fixtures are needed.
    async ({}, use) => {
      const parts = findWebKit();
      if (parts === undefined) throw new Error('there is no WebKit');
      const webkit = await WebKit.start(parts);
      await use(webkit);
      webkit.stop();
    },
    { scope: 'worker' },
  ],
  size: [{ width: 1280, height: 800 }, { option: true }],
  visitor: async ({ webkit, size, baseURL }, use, info) => {
    const session = await webkit.open();
    try {
      await session.openWindow(size);
      const visitor = new Visitor(session, baseURL ?? '', new Chance(1));
      await use(visitor);
      await info.attach('last', { body: await session.screenshot(), contentType: 'image/png' });
      expect(await visitor.complaints(), 'the page threw or logged errors').toEqual([]);
    } finally {
      await session.end();
    }
  },
});

export { expect };

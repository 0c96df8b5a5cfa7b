/** How many bytes a visitor loads. */
import { expect, test } from './support/test.ts';
import { LIMITS, ON_DEMAND, ROUTES, weightRows, weightsOf } from './support/weights.ts';

for (const [name, route] of Object.entries(ROUTES)) {
  test(`the ${name} page is light`, async ({ browser, baseURL }) => {
    const weights = await weightsOf(browser, baseURL ?? '', route);
    console.log(['| gzip | kB |', '|---|--:|', ...weightRows(name, weights)].join('\n'));
    expect(weights.page).toBeGreaterThan(0);
    expect(weights.page + weights.tableWorker).toBeLessThanOrEqual(
      name === 'start' ? LIMITS.startPage : LIMITS.table,
    );
    expect(weights.all).toBeLessThanOrEqual(LIMITS.firstView);
    // Workers are loaded only where they are needed.
    expect(weights.tableWorker > 0).toBe(name === 'table');
    expect(weights.botWorker > 0).toBe(name === 'table');
  });
}

test('pages on demand load little more than the table', async ({ browser, baseURL }) => {
  const table = await weightsOf(browser, baseURL ?? '', ROUTES.table);
  for (const [name, route] of Object.entries(ON_DEMAND)) {
    const { code } = await weightsOf(browser, baseURL ?? '', route);
    console.log(`| ${name}: all code, beyond the table's | ${(code - table.code) / 1000} |`);
    expect(code, name).toBeGreaterThan(30_000);
    expect.soft(code - table.code, name).toBeLessThanOrEqual(LIMITS.onDemand);
  }
});

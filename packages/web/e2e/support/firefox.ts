/** What Playwright needs in an unpatched Firefox, where it cannot bypass the page's content security policy. */
import type { BrowserContext } from '@playwright/test';

const POLICY = 'content-security-policy';

/** Allows `eval`, by which Playwright runs its code; the rest of the policy stays as it is. */
export async function allowPlaywright(context: BrowserContext): Promise<void> {
  await context.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = `${headers[POLICY]}; script-src 'self' 'unsafe-eval'`;
      await route.fulfill({ response, headers: { ...headers, [POLICY]: policy } });
    },
  );
}

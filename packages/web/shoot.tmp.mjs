import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const jobs = JSON.parse(process.argv[2]);
for (const j of jobs) {
  const page = await browser.newPage({ viewport: { width: j.w, height: j.h }, locale: j.lang ?? 'en', colorScheme: j.theme ?? 'light', deviceScaleFactor: 1, reducedMotion: j.reduced ? 'reduce':'no-preference' });
  page.on('console', m => { if (m.type() === 'error') console.log(j.name, 'console', m.text()); });
  page.on('pageerror', e => console.log(j.name, 'pageerror', e.message));
  if (j.store) await page.addInitScript(s => { for (const [k,v] of Object.entries(s)) localStorage.setItem(k,v); }, j.store);
  await page.goto('http://localhost:4611/' + (j.hash ?? ''));
  await page.waitForTimeout(700);
  if (j.eval) { await page.evaluate(j.eval); await page.waitForTimeout(500); }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(j.name, 'overflows by', over);
  await page.screenshot({ path: `/tmp/shots/${j.name}.png`, fullPage: !!j.full });
  await page.close();
}
await browser.close();

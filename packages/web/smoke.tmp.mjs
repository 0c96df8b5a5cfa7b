import { chromium } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const ctx = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr' }); const page = await ctx.newPage();
page.on('pageerror', e => console.log('pageerror', e.message)); page.on('console', m => m.type()==='error' && console.log('console', m.text()));
const see = async (hash) => { await page.goto('about:blank'); await page.goto('http://localhost:4611/' + hash); await page.waitForTimeout(1500); console.log(hash, '→', await page.evaluate(() => location.hash), '|', (await page.locator('h1,h2,.whose').first().innerText().catch(()=>'?'))); };
await see('#/new?e=alley&s=variable&p=person.lotus.Zo%C3%AB,vizier.eye');
for (const c of ['light','dark']) { await page.emulateMedia({ colorScheme: c }); await page.waitForTimeout(200); const r = await new AxeBuilder({ page }).analyze(); console.log('axe', c, r.violations.map(v => v.id + ' ' + v.nodes.map(n=>n.target.join(' ')).slice(0,3))); }
for (const w of [320, 360, 390, 600, 768, 899, 900, 1024, 1440]) for (const l of ['DE','FR','ES','EN']) { await page.setViewportSize({ width: w, height: 740 }); await page.getByRole('button', { name: l, exact: true }).click(); await page.waitForTimeout(120); const o = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (o > 0) console.log('overflow', w, l, o); const cut = await page.evaluate(() => [...document.querySelectorAll('.choice-face,.button,.switch-text,.about li,legend,h2')].filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)); if (cut.length) console.log('cut', w, l, cut); }
await see('#/play?e=cairo&s=preset&p=person.ankh,vizier.eye'); await page.reload(); await page.waitForTimeout(1500); console.log('after reload', (await page.locator('.whose').first().innerText().catch(()=>'?')));
const c2 = await browser.newContext({ viewport: { width: 360, height: 740 } }); const p2 = await c2.newPage(); p2.on('pageerror', e => console.log('pageerror', e.message));
await p2.addInitScript(() => { Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } }); });
await p2.goto('http://localhost:4611/'); await p2.getByRole('button', { name: 'Preferences' }).click(); await p2.getByRole('switch', { name: /Larger/ }).click(); console.log('blocked:', await p2.locator('.note').first().innerText());
await browser.close();

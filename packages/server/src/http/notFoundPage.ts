/** The 404 page: self-contained, in the reader's language, with a link to the start page. */
import { loadBrowserTexts, pickLocale } from '@kairo/texts/browser';

/** A closed stall: shutter down, a lantern beside it. */
const CLOSED_STALL = `<svg viewBox="-14 0 228 150" width="228" height="150" aria-hidden="true">
<ellipse cx="100" cy="142" rx="92" ry="7" fill="var(--line)"/>
<path d="M34 58h132v82H34z" fill="var(--frame)"/>
<path d="M44 62h112v78H44z" fill="var(--shutter)"/>
<path d="M44 76h112M44 90h112M44 104h112M44 118h112" stroke="var(--frame)" stroke-width="3"/>
<path d="M46 12h108l18 42H28z" fill="#b42a22" stroke="#6b120e" stroke-width="3"/>
<path d="M68 12h22l-4 42H58zM112 12h22l10 42h-28z" fill="#eda58b"/>
<path d="M28 54h144v6a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0z" fill="#fff6e3" stroke="#6b120e" stroke-width="2"/>
<circle cx="186" cy="84" r="24" fill="#ffb43c" opacity=".28"/>
<path d="M186 60v12M180 72h12l5 10-5 16h-12l-5-16z" fill="#ffe9a8" stroke="var(--frame)" stroke-width="2.5"/>
</svg>`;

const STYLE = `:root{color-scheme:light dark;--bg:#e4d3b2;--ink:#2a1c12;--line:#c9b387;--frame:#5b3921;--shutter:#c9ae7a;--primary:#3a2415;--primary-ink:#fff3da}
@media(prefers-color-scheme:dark){:root{--bg:#12142b;--ink:#f7ecd3;--line:#23264a;--frame:#3c2a4a;--shutter:#31386a;--primary:#f0c766;--primary-ink:#241503}}
body{margin:0;min-height:100vh;min-height:100dvh;box-sizing:border-box;padding:24px;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:16px;background:var(--bg);color:var(--ink);font:500 17px/1.4 system-ui,sans-serif;text-align:center}
h1{margin:8px 0 0;font:700 30px/1.15 Georgia,serif}
p{margin:0}
a{min-height:48px;box-sizing:border-box;padding:12px 24px;border-radius:13px;background:var(--primary);color:var(--primary-ink);font-weight:800;text-decoration:none}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px}`;

export async function notFoundPage(acceptLanguage: string | undefined): Promise<string> {
  const { locale, app } = await loadBrowserTexts(pickLocale([acceptLanguage]), 'frame');
  const { heading, text } = app.noPage;
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} · ${app.title}</title>
<style>${STYLE}</style>
${CLOSED_STALL}
<h1>${heading}</h1>
<p>${text}</p>
<a href="/">${app.toStart}</a>
</html>
`;
}

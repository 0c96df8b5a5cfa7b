import { options, render } from 'preact';
import { followAddress, route } from './address/route.ts';
import { App, loadPage } from './app/App.tsx';
import { followReader } from './i18n/reader.ts';
import { needTexts } from './i18n/texts.ts';
import { dressRoot } from './preferences/effective.ts';
import { nextTask, queueTask } from './scheduling/tasks.ts';
import { unfinishedGame } from './storage/unfinishedGame.ts';

// What has changed is rendered neither in the event that changed it nor in the frame that draws it.
options.debounceRendering = queueTask;

/** Not at the top of the module: what it waits for imports from the same file, which would wait for it. */
async function begin(root: HTMLElement): Promise<void> {
  followAddress(() => unfinishedGame() !== undefined);
  const everything = Promise.all([followReader(), needTexts('frame'), loadPage(route.value)]);
  await nextTask();
  dressRoot(document.documentElement);
  await everything;
  await nextTask();
  // The opening that index.html brought along becomes part of a page that begins with the same.
  render(<App />, root);
  root.querySelector('[data-opening]')?.remove();
}

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
void begin(root);

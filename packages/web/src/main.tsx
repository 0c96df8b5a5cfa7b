import { options, render } from 'preact';
import { followAddress, route } from './address/route.ts';
import { App, loadPage } from './app/App.tsx';
import { followReader } from './i18n/reader.ts';
import { needTexts } from './i18n/texts.ts';
import { dressRoot } from './preferences/effective.ts';
import { nextTask, queueTask } from './scheduling/tasks.ts';
import { unfinishedGame } from './storage/unfinishedGame.ts';

// Renders in a task of its own, neither in the event that changed something nor in the frame that paints it.
options.debounceRendering = queueTask;

/** Not a top-level await: the chunks it waits for import from this one, which would be a deadlock. */
async function begin(root: HTMLElement): Promise<void> {
  followAddress(() => unfinishedGame() !== undefined);
  const everything = Promise.all([followReader(), needTexts('frame'), loadPage(route.value)]);
  await nextTask();
  dressRoot(document.documentElement);
  await everything;
  await nextTask();
  // The page begins with the same opening that was prerendered into index.html, and takes it over.
  render(<App />, root);
  root.querySelector('[data-opening]')?.remove();
}

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
void begin(root);

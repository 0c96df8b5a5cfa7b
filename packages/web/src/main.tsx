import { options, render } from 'preact';
import { followBack } from './address/back.ts';
import { followAddress, route } from './address/route.ts';
import { App, loadPage } from './app/App.tsx';
import { followReader } from './i18n/reader.ts';
import { needTexts } from './i18n/texts.ts';
import { followInstallOffer } from './offline/install.ts';
import { keepOnDevice } from './offline/version.ts';
import { dressRoot } from './preferences/effective.ts';
import { nextTask, queueTask } from './scheduling/tasks.ts';
import { unfinishedGame } from './storage/unfinishedGame.ts';

// Renders in a task of its own, neither in the event that changed something nor in the frame that paints it.
options.debounceRendering = queueTask;

/** Not a top-level await: the chunks it waits for import from this one, which would be a deadlock. */
async function begin(root: HTMLElement): Promise<void> {
  followBack();
  followInstallOffer();
  followAddress(() => unfinishedGame() !== undefined);
  const everything = Promise.all([followReader(), needTexts('frame'), loadPage(route.value)]);
  await nextTask();
  dressRoot(document.documentElement);
  await everything;
  await nextTask();
  // Start page and table begin with the opening that was prerendered into index.html, and take it over. The others look
  // different from the beginning: reusing its elements would shift them.
  const { page } = route.value;
  if (page !== 'home' && page !== 'game') root.replaceChildren();
  render(<App />, root);
  root.querySelector('[data-opening]')?.remove();
  // Everything else is downloaded when the page is there.
  if (document.readyState === 'complete') keepOnDevice();
  else addEventListener('load', keepOnDevice, { once: true });
}

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
void begin(root);

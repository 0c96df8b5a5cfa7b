/** The program of a lesson's worker: a table that begins at the lesson's position, and is kept nowhere. */
import { type Action, ok } from '@kairo/engine';
import { PERSON, type TableSetup } from '@kairo/protocol';
import { MemoryStore, TableHost, type TableTools } from '@kairo/table';
import type { LessonId } from '@kairo/texts/browser';
import { positionOf } from '../lessons/sketch.ts';
import { SKETCHES } from '../lessons/sketches.ts';
import type { FromLessonWorker, ToLessonWorker } from './lessonControl.ts';

const SETUP: TableSetup = {
  edition: 'cairo',
  start: 'preset',
  openMoney: false,
  help: { routes: true, hints: false },
  seats: [
    { name: '', icon: 'ankh', player: PERSON },
    { name: '', icon: 'eye', player: 'apprentice' },
  ],
};

/** In a lesson the rival makes the moves that the lesson has for it, and rests. */
let replies: readonly Action[] = [];
const stop = (): void => undefined;
const never = new Promise<never>(() => undefined);
const SCRIPTED: TableTools['bots'] = {
  decide: () => {
    const [action, ...later] = replies;
    replies = later;
    const answered =
      action === undefined ? never : Promise.resolve(ok({ thought: { action, iterations: 0 } }));
    return { answered, stop };
  },
  advise: () => ({ answered: never, stop }),
};

const say = (message: FromLessonWorker): void => self.postMessage(message);

const store = new MemoryStore();
const host = new TableHost({ store, isDurable: true, bots: SCRIPTED, now: Date.now });
const line = host.connect(
  () => ({ seats: [0], operates: false }),
  (message) => say({ type: 'table', message }),
);

/** Only the cards of the pile that is shuffled next depend on the seed. */
async function begin(lesson: LessonId): Promise<void> {
  const sketch = SKETCHES[lesson];
  const { isSetup = false } = sketch;
  const opening = { position: positionOf(sketch) };
  const setup: TableSetup = { ...SETUP, start: isSetup ? 'variable' : 'preset' };
  replies = sketch.replies ?? [];
  say({ type: 'begun', begun: await host.create({ id: lesson, setup, seed: lesson, opening }) });
}

self.addEventListener('message', ({ data }) => {
  const message = data as ToLessonWorker;
  if (message.type === 'begin') void begin(message.lesson);
  else line.receive(message.message);
});

/** The program of a thread that thinks: `openBotHost` starts it, in the sources and in the bundle. */
import { setImmediate } from 'node:timers/promises';
import { debuglog, inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { FULL_ROSTER, serveBots } from '@kairo/bots';

if (parentPort === null) throw new Error('this runs in a worker thread only');
const port = parentPort;
/** Shown with NODE_DEBUG=kairo; otherwise it would spoil the screen. */
const debug = debuglog('kairo');
serveBots(
  {
    postMessage: (message) => port.postMessage(message),
    addEventListener: (type, listener) => port.on(type, (data) => listener({ data })),
  },
  {
    roster: FULL_ROSTER,
    clock: () => performance.now(),
    pause: () => setImmediate(),
    report: (failure) => debug('%s', inspect(failure)),
  },
);

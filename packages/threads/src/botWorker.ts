/** Entry point of the bots' worker thread; `openBotHost` starts it, from the sources or from the bundle. */
import { setImmediate } from 'node:timers/promises';
import { debuglog, inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { FULL_ROSTER, serveBots } from '@kairo/bots';

if (parentPort === null) throw new Error('this runs in a worker thread only');
const port = parentPort;
/** Prints only with NODE_DEBUG=kairo, since it would disturb the screen. */
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

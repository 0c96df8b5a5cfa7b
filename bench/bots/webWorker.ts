/** The thread that a page loads when somebody wants to play against a bot: its size is measured. */
import { serveBots, type WorkerPort } from '../../packages/bots/src/index.ts';

// The scope of a web worker; Node's types, with which this is checked, do not know it.
const scope = globalThis as unknown as WorkerPort;
serveBots(scope, {
  clock: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
});

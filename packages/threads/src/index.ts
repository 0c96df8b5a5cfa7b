/** The package's exports. */
export { asBotWorker, openBotHost } from './botThread.ts';
export { wallClock } from './wallClock.ts';

/** What the bench needs from engine and bots, to be bundled into one file. */
export * from '../../../packages/bots/src/index.ts';
export { Facts } from '../../../packages/bots/src/position/facts.ts';
export * from '../../../packages/engine/src/index.ts';

export * from './link.ts';
export * from './messages.ts';
export { checkSeats, readSetup, readToTable } from './read.ts';
export * from './setup.ts';

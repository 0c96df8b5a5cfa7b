export * from './actionGroups.ts';
export * from './client.ts';
export * from './link.ts';
export * from './messages.ts';
export * from './queries.ts';
export { checkSeats, readClientMessage, readSetup, type Unreadable } from './read.ts';
export * from './refusals.ts';
export * from './setup.ts';

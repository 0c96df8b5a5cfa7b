export * from './actionGroups.ts';
export { actionShape } from './actionShape.ts';
export * from './client.ts';
export * from './company.ts';
export { readCompany } from './companyShape.ts';
export * from './link.ts';
export * from './messages.ts';
export * from './queries.ts';
export { checkSeats, readClientMessage, readSetup, type Unreadable } from './read.ts';
export * from './refusals.ts';
export * from './room.ts';
export type { RoomRefusal, ServerRefusal } from './roomRefusals.ts';
export { paceShape, readRoom, roomSeatShape, textShape } from './roomShape.ts';
export * from './setup.ts';
export {
  flag,
  isObject,
  listOf,
  Misfit,
  matching,
  nullable,
  object,
  oneOf,
  optional,
  type Shape,
  type Shaped,
  variant,
  whole,
} from './shape.ts';
export { idShape, setupShape } from './shapes.ts';
export * from './steps.ts';
export * from './talk.ts';
export { readSaid } from './talkShape.ts';

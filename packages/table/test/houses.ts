import { PERSON, PROTOCOL_VERSION, type ServerMessage, type TableSetup } from '@kairo/protocol';
import { HeldStore } from './heldStore.ts';
import { House, setupOf } from './sitting.ts';

export const PEOPLE = setupOf([PERSON, PERSON]);

export function hello(changes: object = {}): object {
  return { type: 'hello', protocols: [PROTOCOL_VERSION], table: 't', look: 0, seq: 0, ...changes };
}

export async function houseWith(setup: TableSetup = PEOPLE, store = new HeldStore()): Promise<House> {
  const house = new House(store);
  await house.deal('t', setup);
  return house;
}

export const typesOf = (messages: readonly ServerMessage[]) => messages.map(({ type }) => type);
export const failed = (code: string) => [{ type: 'failed', error: { code } }];

/** A game on a store that a test holds up. */
import { type Action, FastRandom } from '@kairo/engine';
import { type Command, PERSON, type ServerMessage, type TableSetup } from '@kairo/protocol';
import { choose } from './fakeBots.ts';
import { HeldStore } from './heldStore.ts';
import { House, Sitting, setupOf, there } from './sitting.ts';

export const BARKER: Action = { type: 'pick', from: 'barkers' };
export const PILE: Action = { type: 'pick', from: 'pile' };
export const PICK: Command = { type: 'act', action: PILE };
export const PEOPLE = setupOf([PERSON, PERSON]);

export interface Scene {
  readonly store: HeldStore;
  readonly house: House;
  /** Sits at the acting seat; may act for every person. */
  readonly sitting: Sitting;
}

export async function open(setup: TableSetup = PEOPLE): Promise<Scene> {
  const store = new HeldStore();
  const house = new House(store);
  const sitting = await Sitting.open('t', setup, { house });
  await sitting.untilPerson();
  await sitting.settle();
  await sitting.sit(there(sitting.known.acting));
  return { store, house, sitting };
}

/** A random game, so that older entries are in the store alone. */
export async function playTurns(sitting: Sitting, turns: number): Promise<void> {
  const random = new FastRandom('turns');
  for (let turn = 0; turn < turns; turn++) {
    await sitting.sit(there(await sitting.untilPerson()));
    while (!sitting.known.draft?.isComplete) await sitting.act(choose(sitting.known.view.legal, random));
    await sitting.endTurn();
  }
  await sitting.sit(there(await sitting.untilPerson()));
}

export const typesOf = (messages: readonly ServerMessage[]) => messages.map(({ type }) => type);

import type { Asked, Decided } from './fakeBots.ts';
import { House, Sitting, setupOf, there } from './sitting.ts';

/** Questions that a test answers when it likes. */
export class Patience<T> {
  readonly open: { readonly asked: Asked; readonly answer: (answered: T) => void }[] = [];
  readonly ask = (asked: Asked): Promise<T> => new Promise((answer) => this.open.push({ asked, answer }));
}

export function thoughtOf({ view }: Asked) {
  return { action: there(view.legal[0]), iterations: 1 };
}

/** A table where the first thing that happens is that a bot is asked. */
export async function waiting(
  players: Parameters<typeof setupOf>[0],
  house = new House(),
): Promise<{ readonly sitting: Sitting; readonly patience: Patience<Decided> }> {
  const patience = new Patience<Decided>();
  house.bots.decision = patience.ask;
  return { sitting: await Sitting.open('bots', setupOf(players), { house }), patience };
}

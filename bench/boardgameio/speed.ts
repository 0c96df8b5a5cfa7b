/**
 * How fast the subjects of this folder are, per CPU second of this process.
 *
 *   node speed.ts [seconds per figure = 5]
 */

import { cairo } from './cairo.ts';
import { type Action, type G, makeOpaqueSubject, makeReducerSubject, type State } from './index.ts';
import { makeRandom } from './random.ts';

const seconds = Number(process.argv[2] ?? 5);

/** Repeats a job that returns its number of moves; gives moves per CPU second after a warm-up. */
function rate(job: () => number): string {
  const run = (limit: number) => {
    const start = process.cpuUsage();
    for (let moves = 0; ; ) {
      moves += job();
      const { user, system } = process.cpuUsage(start);
      const used = (user + system) / 1e6;
      if (used >= limit) return moves / used;
    }
  };
  run(seconds / 4);
  const perSecond = run(seconds);
  return `${Math.round(perSecond)} moves/s, ${(1e6 / perSecond).toFixed(1)} µs each`;
}

const counter = makeOpaqueSubject<Action>({ initial: '0', apply: (encoded) => String(Number(encoded) + 1) });
let count = counter.initial();
console.log(
  'opaque string, empty rules:',
  rate(() => {
    for (let i = 0; i < 100; i++) count = counter.apply(count, { type: 'dropOut' });
    return 100;
  }),
);

for (const players of [2, 3, 4]) {
  const random = makeRandom(players);
  const subject = makeReducerSubject(cairo, { players });

  /** Plays a random game and gives its decisions. */
  const playout = () => {
    const decisions: { state: State<G>; action: Action; choices: number }[] = [];
    for (let state = subject.initial(); !subject.isOver(state); ) {
      const actions = subject.legal(state);
      const action = random.pick(actions);
      decisions.push({ state, action, choices: actions.length });
      state = subject.apply(state, action);
    }
    return decisions;
  };
  const games = Array.from({ length: 20 }, playout);
  const decisions = games.flat();
  const choices = decisions.reduce((sum, decision) => sum + decision.choices, 0) / decisions.length;
  console.log(
    `${players} players, ${decisions.length / games.length} moves a game, ${choices.toFixed(1)} choices`,
  );
  console.log(
    '  reducer alone: ',
    rate(() => {
      for (const { state, action } of decisions) subject.apply(state, action);
      return decisions.length;
    }),
  );
  console.log(
    '  legal list:    ',
    rate(() => {
      for (const { state } of decisions) subject.legal(state);
      return decisions.length;
    }),
  );
  console.log(
    '  random playout:',
    rate(() => playout().length),
  );
}

/** What the engine says about the positions of the rulebook's pictures. */
import {
  type Action,
  apply,
  CAIRO,
  COLOURS,
  type Colour,
  type GameState,
  legalActions,
  parseAction,
  type RuleRefusal,
  routes,
  type Seat,
  type SiteName,
  scoreBreakdown,
  siteName,
  stateToJson,
  whyNot,
  whyNotSite,
} from '@kairo/engine';
import { EXAMPLE_IDS, type ExampleId } from '@kairo/texts/rulebook';
import { makePosition } from '../../../engine/test/positions.ts';
import type { Answer, ExampleData, ExampleFile, Task, Way } from '../../src/rulebook/examples.ts';
import { DRAWINGS } from './drawings.ts';

function answerTo(state: GameState, action: Action): Answer {
  const refusal = whyNot(state, action);
  if (refusal?.code === 'action/malformed') throw new Error(JSON.stringify([action, refusal]));
  return refusal ?? null;
}

function eventsOf(state: GameState, action: Action) {
  const step = apply(state, action);
  if (!step.ok) throw new Error(JSON.stringify([action, step.error]));
  return step.value;
}

function siteTask(
  state: GameState,
  sites: readonly SiteName[],
  type: 'stall' | 'expand' | 'move',
  colour: Colour,
): Task {
  const answers: { [site: SiteName]: Answer } = {};
  const entries: { [site: SiteName]: SiteName } = {};
  const legal = legalActions(state);
  for (const site of sites) {
    const all = whyNotSite(state, site);
    if ('code' in all) throw new Error(all.code);
    const one = all.find((answer) => answer.colour === colour);
    if (one?.type !== type) throw new Error(`${site}: ${one?.type} instead of ${type}`);
    answers[site] = one.refusal ?? null;
    const stall = legal.find(
      (action) =>
        action.type === type && 'stall' in action && action.colour === colour && action.stall === site,
    );
    if (stall !== undefined && 'entry' in stall) entries[site] = stall.entry;
  }
  return { kind: 'site', type, colour, answers, entries };
}

function lureTask(state: GameState, sites: readonly SiteName[], colour: Colour): Task {
  const answers: { [site: SiteName]: Answer } = {};
  const ways: { [entry: SiteName]: Way } = {};
  const known = new Map(routes(state, colour).map((route) => [route.entry, route]));
  for (const entry of sites) {
    const route = known.get(entry);
    const action: Action = { type: 'lure', colour, entry, barkers: route?.barkers ?? 0 };
    const answer = answerTo(state, action);
    if (answer !== null) answers[entry] = answer;
    else if (route !== undefined) ways[entry] = { path: route.path, events: eventsOf(state, action).events };
  }
  return { kind: 'lure', colour, answers, ways };
}

function scoreTask(state: GameState): Task {
  const { players, medals } = stateToJson(state);
  const totals = players.map((_, seat) => scoreBreakdown(state, seat as Seat));
  const most = Math.max(...totals.map(({ total }) => total));
  return {
    kind: 'score',
    seats: totals.map(({ points: before, medals: forMedals, money, total }, seat) => ({
      seat,
      held: COLOURS.flatMap((colour) =>
        (['gold', 'silver'] as const)
          .filter((medal) => medals[colour][medal] === seat)
          .map((medal) => ({ medal, colour, value: CAIRO.medals[colour][medal] })),
      ),
      coins: COLOURS.reduce((sum, colour) => sum + (players[seat]?.money[colour] ?? 0), 0),
      before,
      medals: forMedals,
      money,
      total,
      wins: total === most,
    })),
  };
}

function courseTask(start: GameState, moves: readonly string[], showsSupply: boolean): Task {
  let state = start;
  const shown = moves.flatMap((text) => {
    const isShown = !text.startsWith('- ');
    const action = parseAction(text.replace(/^- /, ''));
    if (action === undefined) throw new Error(text);
    const step = eventsOf(state, action);
    state = step.state;
    const { stands, supply } = stateToJson(state);
    return isShown ? [{ stands, events: step.events, ...(showsSupply && { supply }) }] : [];
  });
  return { kind: 'course', moves: shown };
}

function taskOf(id: ExampleId, state: GameState, sites: readonly SiteName[]): Task {
  const { question } = DRAWINGS[id];
  switch (question.kind) {
    case 'site':
      return siteTask(state, sites, question.type, question.colour);
    case 'lure':
      return lureTask(state, sites, question.colour);
    case 'pay': {
      const { colour, site, card, payments } = question;
      return {
        kind: 'pay',
        colour,
        site,
        payments: payments.map((coins) => ({
          coins,
          answer: answerTo(state, {
            type: 'expand',
            colour,
            site,
            cards: [card as `S${number}`],
            fee: null,
            payment: coins,
          }),
        })),
      };
    }
    case 'cards': {
      const { colour } = question;
      const legal = legalActions(state);
      const ways = question.ways.map((text) => {
        const cards = text.split(' ') as `S${number}`[];
        const isThis = (played: readonly string[]): boolean =>
          played.toSorted().join() === cards.toSorted().join();
        const possible = legal.flatMap((action) =>
          action.type === 'stall' && action.colour === colour && isThis(action.cards) ? [action.stall] : [],
        );
        return { cards, sites: sites.filter((site) => possible.includes(site)) };
      });
      return { kind: 'cards', colour, ways };
    }
    case 'course':
      return courseTask(state, question.moves, question.showsSupply ?? false);
    case 'score':
      return scoreTask(state);
    case 'look':
      return { kind: 'look' };
  }
}

function exampleFrom(id: ExampleId): ExampleData {
  const { position, rules } = DRAWINGS[id];
  const lines = position.map.split('\n').filter((line) => line.trim() !== '');
  const [columns, rows] = [lines[0]?.trim().split(/\s+/).length ?? 0, lines.length];
  const sites = Array.from({ length: columns * rows }, (_, i) =>
    siteName(i % columns, Math.floor(i / columns)),
  );
  const state = makePosition(position);
  const json = stateToJson(state);
  const isShown = (site: SiteName | null): boolean => site !== null && sites.includes(site);
  const customers = Object.entries(json.customers).filter(([, site]) => isShown(site));
  return {
    rules,
    columns,
    rows,
    stands: json.stands,
    customers: Object.fromEntries(customers),
    task: taskOf(id, state, sites),
  };
}

/** Everything that the page shows, as it is kept in `src/rulebook/examples.json`. */
export function computeExamples(): ExampleFile {
  const { segments, restaurant, starts, jokers } = CAIRO;
  return {
    plan: { segments, restaurant, starts, jokers },
    examples: Object.fromEntries(EXAMPLE_IDS.map((id) => [id, exampleFrom(id)])) as ExampleFile['examples'],
  };
}

/** Every refusal that a picture shows. */
export function refusalsOf({ task }: ExampleData): readonly RuleRefusal[] {
  const answers =
    'answers' in task
      ? Object.values(task.answers)
      : task.kind === 'pay'
        ? task.payments.map(({ answer }) => answer)
        : [];
  return answers.filter((answer) => answer !== null);
}

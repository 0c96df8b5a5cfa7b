/** The prompt: what the player has to decide now, in one line. */
import type { GameEvent } from '@kairo/engine';
import { cardsOf } from '../choice/builds.ts';
import { mainEvent } from '../game/logEntries.ts';
import type { GameModel } from '../game/model.ts';
import { tileName } from './tileName.ts';
import type { Words } from './words.ts';

export function promptFor(model: GameModel, words: Words): string {
  const { t, play, table, move } = words;
  const { session, choice, view, names, canEnd, isMyTurn, ending, recap } = model;
  const acting = session.acting.value;
  const shown = mainEvent(session.stage.scene.value?.events ?? []);
  if (shown !== undefined) return play.event(shown, table);
  if (acting === undefined) return t.status.over;
  if (!isMyTurn.value) {
    const name = names.value[acting] ?? '';
    if (recap.coveredFor.value === acting) return t.since.covered;
    return session.thinking.value ? t.status.thinking(name) : t.status.turnOf(name);
  }
  if (canEnd.value) {
    const { held, canUndo } = session.draft.value ?? {};
    if (held !== undefined) return move(held);
    if (ending.isRunning.value) return canUndo ? t.prompts.ending : t.prompts.endingOnly;
    return canUndo ? t.prompts.endTurn : t.prompts.endTurnOnly;
  }
  if (choice.picks.value.pile) return t.prompts.pile;
  const action = choice.action.value;
  if (action !== undefined) return move(action);
  switch (choice.task.value) {
    case 'place':
      return choice.picks.value.build.site === undefined ? placePrompt(model, t) : buildPrompt(model, words);
    case 'pick': {
      const { pending } = view.value;
      const left = pending !== null && 'picksLeft' in pending ? pending.picksLeft : 0;
      if (left > 1) return t.prompts.firstCard;
      const received = lastReceived(model);
      const card = received === undefined ? '' : `${play.event(received, table)} `;
      return `${card}${t.prompts.secondCard}`;
    }
    case 'discard': {
      const { pending } = view.value;
      return t.prompts.discard(pending !== null && 'discardsLeft' in pending ? pending.discardsLeft : 1);
    }
    case 'final':
      return hasStartedBuild(model) ? buildPrompt(model, words) : t.prompts.finalPhase;
    case 'turn':
      return turnPrompt(model, words);
    case 'nothing':
      return t.prompts.watching;
  }
}

/** The card from the pile that the player saw before the second pick (R9.1). */
function lastReceived({ session }: GameModel): GameEvent | undefined {
  const last = session.draft.value?.steps.at(-1) ?? session.steps.value.at(-1);
  return last?.events.find(({ type }) => type === 'received');
}

function hasStartedBuild({ choice }: GameModel): boolean {
  const { build, lifted } = choice.picks.value;
  return build.site !== undefined || build.tile !== undefined || lifted.length > 0;
}

function placePrompt({ view, session }: GameModel, t: Words['t']): string {
  const { pending, stands } = view.value;
  if (pending !== null && 'neutral' in pending) return t.prompts.placeNeutral(pending.neutral);
  const mine = stands.filter(({ owner }) => owner === session.viewer.value).length;
  return t.prompts.placeStall(Math.max(1, START_STALLS - mine));
}

/** R3.5 */
const START_STALLS = 3;

function turnPrompt(model: GameModel, words: Words): string {
  const { t } = words;
  const { choice } = model;
  const { builds, lures, picks } = choice.offer.value;
  const offered = { build: builds, lure: lures, draw: picks };
  const intent = choice.intent.value;
  if (intent !== undefined && offered[intent].length === 0) return t.prompts.cannot[intent];
  switch (intent) {
    case 'build':
      return buildPrompt(model, words);
    case 'lure': {
      const { customer } = choice.picks.value.lure;
      return customer === undefined ? t.prompts.chooseCustomer : t.prompts.chooseEntry(customer);
    }
    case 'draw':
      return t.prompts.firstCard;
    default:
      return t.prompts.chooseAction;
  }
}

function buildPrompt({ choice }: GameModel, words: Words): string {
  const { t } = words;
  const { build, lifted } = choice.picks.value;
  const { tiles, entries, sites, nearSites } = choice.build.value;
  if (build.site === undefined) {
    if (build.tile !== undefined) return t.prompts.siteFor(tileName(build.tile, words));
    const { chooseCardOrSite, chooseSite, notAlone, dots } = t.prompts;
    if (lifted.length > 0 && sites.length > 0) return chooseSite;
    // If any three cards allow a build, so do these with two others (R4.2c).
    const serveInThrees = choice.offer.value.builds.some((action) => cardsOf(action).length === 3);
    if (lifted.length === 1 && serveInThrees) return notAlone;
    return sites.length > nearSites.length ? `${chooseCardOrSite} ${dots}` : chooseCardOrSite;
  }
  if (build.tile === undefined && tiles.length > 1) return t.prompts.chooseWhat(build.site);
  const stall = build.tile ?? tiles[0];
  return entries.length > 1 && stall !== undefined
    ? t.prompts.chooseSide(build.site, stall.colour)
    : t.prompts.chooseCards;
}

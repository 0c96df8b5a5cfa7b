/** Every screen of the page that axe and screenshots look at, and how to reach it. */
import type { Page } from '@playwright/test';
import { isFreshTurn } from './choosing.ts';
import { proposalOf, shortEdition, tableFor } from './links.ts';
import type { Offer } from './offer.ts';
import type { Player } from './player.ts';
import { expect } from './test.ts';
import type { Words } from './words.ts';

interface Visit {
  readonly page: Page;
  readonly player: Player;
  /** In the page's language. */
  readonly words: Words;
}

const PEOPLE_AND_BOTS = tableFor(['person', 'apprentice', 'apprentice']);

/** Plays until so many turns have been ended, and on to a turn in which everything can be begun. */
export async function playTurns({ player, words }: Visit, turns: number): Promise<void> {
  let ended = 0;
  await player.play((offer) => {
    if (offer.confirm === words.table.actions.endTurn) ended++;
    return ended >= turns && offer.intents.length === 3 && isFreshTurn(offer);
  });
}

async function openDialog(page: Page, button: string, heading: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
}

async function closeDialog({ page }: Visit): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Until the table has answered what the move would bring, the prompt repeats the button. */
async function outcomeIsShown(page: Page, { confirm }: Offer): Promise<void> {
  await expect(page.locator('.prompt-text')).not.toHaveText(confirm ?? '');
}

async function openHints({ page, words }: Visit): Promise<void> {
  await openDialog(page, words.table.actions.hints, words.hints.heading);
  await expect(page.locator('.hint').first()).toBeVisible();
}

/** One card is drawn, and another is to follow. */
async function drawFirstCard({ page, player, words }: Visit): Promise<void> {
  await player.begin('draw');
  await page.locator('.pick[data-pick="display 0"]').click();
  await expect(page.getByText(words.table.prompts.secondCard)).toBeVisible();
}

async function putCardBack({ page, player, words }: Visit): Promise<void> {
  await page.getByRole('button', { name: words.table.actions.undo }).click();
  await expect(page.getByText(words.table.prompts.secondCard)).toBeHidden();
  await player.backOut();
}

async function beginBuild({ player }: Visit): Promise<void> {
  await player.begin('build');
  await player.play(({ sites }) => sites.length > 0);
}

async function openStart({ page, words }: Visit): Promise<void> {
  await page.goto('');
  await expect(page.getByRole('button', { name: words.home.start, exact: true })).toBeVisible();
}

/** A screen within a turn of a person. */
interface TurnScreen {
  /** How many turns to play before. */
  readonly turns: number;
  enter(visit: Visit): Promise<void>;
  /** Takes everything back that was done to enter. */
  leave(visit: Visit): Promise<void>;
}

const backOut = ({ player }: Visit): Promise<void> => player.backOut();

/** In the order of their turns, so that one game can show them all. */
const TURN_SCREENS = {
  build: { turns: 0, enter: beginBuild, leave: backOut },
  site: {
    turns: 0,
    enter: async (visit) => {
      await beginBuild(visit);
      await outcomeIsShown(visit.page, await visit.player.decide());
    },
    leave: backOut,
  },
  lure: {
    turns: 0,
    enter: async ({ page, player }) => {
      await player.begin('lure');
      await outcomeIsShown(page, await player.decide());
    },
    leave: backOut,
  },
  draw: {
    turns: 0,
    enter: async ({ page, player }) => {
      await player.begin('draw');
      await expect(page.locator('.pick[data-legal]').first()).toBeVisible();
    },
    leave: backOut,
  },
  'why-not': {
    turns: 0,
    enter: async (visit) => {
      // While cards are drawn, no site can be built on.
      await drawFirstCard(visit);
      await visit.page.locator('[data-site]').first().click();
      await expect(visit.page.locator('.why-not')).toBeVisible();
    },
    leave: async (visit) => {
      await visit.page.keyboard.press('Escape');
      await expect(visit.page.locator('.why-not')).toHaveCount(0);
      await putCardBack(visit);
    },
  },
  hints: { turns: 0, enter: openHints, leave: closeDialog },
  menu: {
    turns: 0,
    enter: ({ page, words: { table } }) => openDialog(page, table.actions.menu, table.menu.heading),
    leave: closeDialog,
  },
  shortcuts: {
    turns: 0,
    enter: async ({ page, words }) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: words.table.shortcuts.heading })).toBeVisible();
    },
    leave: closeDialog,
  },
  since: {
    turns: 1,
    enter: async ({ page, words: { table } }) => {
      // Where there is room, the log has it.
      const hasButton = await page
        .getByRole('button', { name: table.since.heading, exact: true })
        .isVisible();
      if (hasButton) await openDialog(page, table.since.heading, table.since.heading);
      await expect(page.locator('.recap-row').first()).toBeVisible();
    },
    leave: async (visit) => {
      if (await visit.page.getByRole('dialog').isVisible()) await closeDialog(visit);
    },
  },
  turn: { turns: 3, enter: async () => {}, leave: async () => {} },
  'hints-for-a-card': {
    turns: 3,
    enter: async (visit) => {
      await drawFirstCard(visit);
      await openHints(visit);
    },
    leave: async (visit) => {
      await closeDialog(visit);
      await putCardBack(visit);
    },
  },
} satisfies { readonly [name: string]: TurnScreen };

/** Screens that a page shows one after the other if no game has been begun. */
const PAGE_SCREENS = {
  start: openStart,
  preferences: async (visit) => {
    await openStart(visit);
    const { heading } = visit.words.preferences;
    await openDialog(visit.page, heading, heading);
  },
  rulebook: async (visit) => {
    await openStart(visit);
    await openDialog(visit.page, visit.words.app.howToPlay, visit.words.rulebook.title);
  },
  proposal: async ({ page, words }) => {
    await page.goto(proposalOf(PEOPLE_AND_BOTS));
    await expect(page.getByText(words.home.proposal.heading)).toBeVisible();
  },
  'bad-link': async ({ page, words }) => {
    await page.goto('#/play?e=cairo');
    await expect(page.getByRole('heading', { name: words.app.badLink.heading })).toBeVisible();
  },
  curtain: async ({ page, player }) => {
    await player.open(tableFor(['person', 'person']));
    await expect(page.locator('.curtain')).toBeVisible();
  },
} satisfies { readonly [name: string]: (visit: Visit) => Promise<void> };

/** Screens that need a browser or a game of their own. */
const LONE_SCREENS = {
  payment: async ({ page, player, words }) => {
    const { otherwise, heading } = words.table.payment;
    await player.open(tableFor(['person', 'apprentice']));
    await player.play(async (offer) => {
      const isBuild = offer.intents.some(({ index, isPressed }) => index === 0 && isPressed);
      if (offer.confirm === null || !isBuild) return false;
      await outcomeIsShown(page, offer);
      return page.getByRole('button', { name: otherwise }).isVisible();
    });
    await openDialog(page, otherwise, heading);
  },
  'drop-out': async ({ page, player, words }) => {
    const { actions, dropOut } = words.table;
    await player.open(tableFor(['person', 'apprentice'], { edition: shortEdition() }));
    await player.play(({ canDropOut, confirm }) => canDropOut && confirm === null);
    await openDialog(page, actions.dropOut, dropOut.heading);
  },
  tip: async ({ page, player }) => {
    await player.open('#/learn/game');
    await player.turn();
    await expect(page.locator('section.tip')).toBeVisible();
  },
  thinking: async ({ page, player }) => {
    // One of them always thinks.
    await player.open(tableFor(['vizier', 'vizier']));
    await expect(page.locator('.prompt[data-thinking]')).toBeVisible();
  },
  scoring: async ({ page, player }) => {
    await player.open(tableFor(['apprentice', 'apprentice', 'apprentice']));
    await expect(page.locator('.score-table')).toBeVisible({ timeout: 60_000 });
  },
  broken: async ({ page, words }) => {
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new Error('no workers here');
        }
      } as never;
    });
    await page.goto(PEOPLE_AND_BOTS);
    await expect(page.getByRole('heading', { name: words.app.broken.heading })).toBeVisible();
  },
} satisfies { readonly [name: string]: (visit: Visit) => Promise<void> };

export type Screen = keyof typeof TURN_SCREENS | keyof typeof PAGE_SCREENS | keyof typeof LONE_SCREENS;

function isTurnScreen(screen: Screen): screen is keyof typeof TURN_SCREENS {
  return screen in TURN_SCREENS;
}

/** Reaches one screen in a page that is new. */
export async function reach(screen: Screen, visit: Visit): Promise<void> {
  if (!isTurnScreen(screen)) return { ...PAGE_SCREENS, ...LONE_SCREENS }[screen](visit);
  const { turns, enter } = TURN_SCREENS[screen];
  await visit.player.open(PEOPLE_AND_BOTS);
  await playTurns(visit, turns);
  await enter(visit);
}

const namesOf = <Name extends string>(screens: { readonly [name in Name]: unknown }): Name[] =>
  Object.keys(screens) as Name[];

export const EVERY_SCREEN: readonly Screen[] = [
  ...namesOf(PAGE_SCREENS),
  ...namesOf(TURN_SCREENS),
  ...namesOf(LONE_SCREENS),
];

/** Called on each screen of a tour. */
type Look = (screen: Screen) => Promise<void>;

/** Every screen, in as few pages as possible: each tour needs a new one. */
export const TOURS: { readonly [name: string]: (visit: Visit, look: Look) => Promise<void> } = {
  'without a game': async (visit, look) => {
    for (const screen of namesOf(PAGE_SCREENS)) {
      await PAGE_SCREENS[screen](visit);
      await look(screen);
    }
  },
  'a few turns': async (visit, look) => {
    await visit.player.open(PEOPLE_AND_BOTS);
    let played = 0;
    for (const screen of namesOf(TURN_SCREENS)) {
      const { turns, enter, leave } = TURN_SCREENS[screen];
      await playTurns(visit, turns - played);
      played = turns;
      await enter(visit);
      await look(screen);
      await leave(visit);
    }
  },
  ...Object.fromEntries(
    namesOf(LONE_SCREENS).map((screen) => [
      screen,
      async (visit: Visit, look: Look) => {
        await LONE_SCREENS[screen](visit);
        await look(screen);
      },
    ]),
  ),
};

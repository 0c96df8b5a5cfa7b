/**
 * The page's texts in the current language. Reading `t` in a component subscribes it, so that it renders again when the
 * language changes.
 */

import {
  type AdviceTexts,
  type AgainMessages,
  type BigScreenMessages,
  type CoachMessages,
  type CompanyMessages,
  DEFAULT_LOCALE,
  type DeviceMessages,
  type FrameTexts,
  type GamesMessages,
  type GuideTexts,
  type HomeMessages,
  type InspectionMessages,
  type LearnMessages,
  type Locale,
  loadBrowserTexts,
  type OwnMessages,
  type PlayMessages,
  type PlayTexts,
  type RemarkTexts,
  type ReplayMessages,
  type ReviewMessages,
  type RulebookTexts,
  type TextParts,
  type TogetherMessages,
  type WhyNotTexts,
} from '@kairo/texts/browser';
import { computed, type ReadonlySignal, signal } from '@preact/signals';

type Part = keyof TextParts;
type Loaded = { readonly [part in Part]?: TextParts[part] };

const loaded = signal<Loaded>({});
const needed = new Set<Part>();
let wanted: Locale = DEFAULT_LOCALE;

/** The language that is shown; while another one is loading, the previous one. */
export const locale: ReadonlySignal<Locale> = computed(() => loaded.value.frame?.locale ?? DEFAULT_LOCALE);

/** Loads all needed parts in the wanted language and replaces them together. */
async function load(): Promise<void> {
  const asked = wanted;
  const parts = [...needed];
  const texts = await Promise.all(parts.map((part) => loadBrowserTexts(asked, part)));
  // The user may have chosen another language or opened another page in the meantime.
  if (asked !== wanted || parts.length !== needed.size) return load();
  loaded.value = Object.fromEntries(parts.map((part, i) => [part, texts[i]])) as Loaded;
}

/** Every page and dialog requests its parts before it is shown. */
export function needTexts(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  return parts.every((part) => loaded.value[part] !== undefined) ? Promise.resolve() : load();
}

/** Subscribes like `t`. */
export function hasTexts(part: Part): boolean {
  return loaded.value[part] !== undefined;
}

export async function switchLocale(to: Locale): Promise<void> {
  const before = wanted;
  wanted = to;
  try {
    await load();
  } catch (trouble) {
    if (wanted === to) wanted = before;
    throw trouble;
  }
}

function part<P extends Part>(name: P): TextParts[P] {
  const texts = loaded.value[name];
  if (texts === undefined) throw new Error(`the texts of “${name}” were not asked for`);
  return texts;
}

export const t = {
  get terms(): FrameTexts['terms'] {
    return part('frame').terms;
  },
  get app(): FrameTexts['app'] {
    return part('frame').app;
  },
  get preferences(): FrameTexts['preferences'] {
    return part('frame').preferences;
  },
  get home(): HomeMessages {
    return part('home');
  },
  /** Events and moves in words. */
  get play(): PlayTexts {
    return part('play');
  },
  /** Refusals and failures in words. */
  get whyNot(): WhyNotTexts {
    return part('whyNot');
  },
  get advice(): AdviceTexts {
    return part('advice');
  },
  get guide(): GuideTexts {
    return part('guide');
  },
  /** The rulebook around its rules. */
  get rulebook(): RulebookTexts {
    return part('rulebook');
  },
  get inspection(): InspectionMessages {
    return part('inspection');
  },
  get remarks(): RemarkTexts {
    return part('remarks');
  },
  /** Playing with others over a server. */
  get together(): TogetherMessages {
    return part('together');
  },
  /** The people at an online table. */
  get company(): CompanyMessages {
    return part('company');
  },
  /** A person's games, devices and seats on a server. */
  get own(): OwnMessages {
    return part('own');
  },
  get bigScreen(): BigScreenMessages {
    return part('bigScreen');
  },
  get device(): DeviceMessages {
    return part('device');
  },
  /** The list of games, and games as files. */
  get games(): GamesMessages {
    return part('games');
  },
  /** Watching a finished game again. */
  get replay(): ReplayMessages {
    return part('replay');
  },
  /** Reviewing a finished game, and charts of it. */
  get review(): ReviewMessages {
    return part('review');
  },
  /** Earlier turns of a game, and trying again from one. */
  get again(): AgainMessages {
    return part('again');
  },
  /** The lessons. */
  get learn(): LearnMessages {
    return part('learn');
  },
  /** The first game with a coach. */
  get coach(): CoachMessages {
    return part('coach');
  },
  get table(): PlayMessages {
    return part('play').messages;
  },
};

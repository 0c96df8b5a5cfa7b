/** What a card says about a piece. */
import type { InspectionMessages, WhyNotTexts } from '@kairo/texts/browser';
import type { ComponentChildren } from 'preact';
import type { GameModel } from '../../game/model.ts';
import type { UiIconName } from '../../pieces/uiIcons.ts';
import type { Words } from '../../wording/words.ts';
import type { Answers } from './answers.ts';

export interface Fact {
  readonly sign: ComponentChildren;
  readonly text: string;
}

/** What can be done with the piece now. */
export interface Deed {
  readonly icon: UiIconName;
  readonly title: string;
  /** Price and gain as symbols. */
  readonly detail?: ComponentChildren;
  /** The same in words. */
  readonly words: string;
  readonly begin: () => void;
}

export interface Hindrance {
  readonly icon: UiIconName;
  readonly text: string;
}

export interface Content {
  readonly picture: ComponentChildren;
  readonly title: string;
  /** Below the title: owner, size, place. */
  readonly note: string;
  readonly facts: readonly Fact[];
  /** More than a list of facts can show. */
  readonly more?: ComponentChildren;
  /** The first one is the card's main button. */
  readonly deeds: readonly Deed[];
  /** Nearest to being possible first. */
  readonly hindrances: readonly Hindrance[];
}

export interface Context {
  readonly model: GameModel;
  readonly words: Words;
  readonly say: InspectionMessages;
  readonly whyNot: WhyNotTexts;
  readonly answers: Answers;
}

/** Parts of a note, as far as there are any. */
export function noteOf(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join(' · ');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

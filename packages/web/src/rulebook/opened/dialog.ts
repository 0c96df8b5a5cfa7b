/** Whether the rulebook is open over a page; any page may open it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { RulebookBoard } from './boardFacts.ts';

interface Opened {
  readonly board: RulebookBoard;
  /** The number of a rule to scroll to. */
  readonly rule: string | undefined;
}

const opened = signal<Opened | undefined>(undefined);
export const openedRulebook: ReadonlySignal<Opened | undefined> = opened;

export function openRulebook(board: RulebookBoard, rule?: string): void {
  opened.value = { board, rule };
}

export function closeRulebook(): void {
  opened.value = undefined;
}

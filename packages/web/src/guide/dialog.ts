/** Whether the guide is open; any page may open it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GuideBoard } from './boardFacts.ts';

interface Opened {
  readonly board: GuideBoard;
  /** The number of a rule to scroll to. */
  readonly rule: string | undefined;
}

const opened = signal<Opened | undefined>(undefined);
export const openedGuide: ReadonlySignal<Opened | undefined> = opened;

export function openGuide(board: GuideBoard, rule?: string): void {
  opened.value = { board, rule };
}

export function closeGuide(): void {
  opened.value = undefined;
}

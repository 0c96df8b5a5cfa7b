/** Whether the rules are open; any page may open them. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GuideBoard } from './boardFacts.ts';

interface Opened {
  readonly board: GuideBoard;
  /** A rule's number that somebody wants to look up. */
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

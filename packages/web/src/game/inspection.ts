/** What the player looks at more closely: the piece whose card is open, and the one that is pointed at. */
import type { Colour, Medal, Owner, Seat, SiteName, View } from '@kairo/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Choice, Picks } from '../choice/choice.ts';

/** Anything at the table that has a card. */
export type Subject =
  | { readonly kind: 'stand'; readonly owner: Owner; readonly colour: Colour }
  | { readonly kind: 'customer' | 'coins' | 'supply'; readonly colour: Colour }
  | { readonly kind: 'medal'; readonly medal: Medal; readonly colour: Colour }
  /** A site without any piece. */
  | { readonly kind: 'site'; readonly site: SiteName }
  /** By its place in the hand or on display. */
  | { readonly kind: 'hand' | 'display'; readonly index: number }
  | { readonly kind: 'pile' | 'discards' | 'barkers' | 'barkerStock' }
  | { readonly kind: 'player'; readonly seat: Seat };

export interface Pointed {
  readonly subject: Subject;
  /** What stands for it on the screen; undefined if it is on the board. */
  readonly element: Element | undefined;
}

interface Opened {
  readonly subject: Subject;
  /** What had been picked when the card was opened. */
  readonly picks: Picks;
}

export class Inspection {
  /** The subject of the card that is shown. A card steps back while an action is chosen, and returns with its picks. */
  readonly shown: ReadonlySignal<Subject | undefined>;
  /** Under the pointer, or with the keyboard focus. */
  readonly pointed: ReadonlySignal<Pointed | undefined>;
  /** The card in words, for screen readers. */
  readonly spoken = signal('');

  private readonly opened = signal<Opened | undefined>(undefined);
  private readonly pointedAt = signal<Pointed | undefined>(undefined);
  private readonly choice: Choice;

  constructor(choice: Choice) {
    this.choice = choice;
    this.pointed = this.pointedAt;
    this.shown = computed(() => {
      const opened = this.opened.value;
      return opened?.picks === choice.picks.value ? opened.subject : undefined;
    });
  }

  point(subject: Subject | undefined, element?: Element): void {
    const before = this.pointedAt.peek()?.subject;
    if (subject === undefined) this.pointedAt.value = undefined;
    else if (before === undefined || !isSame(before, subject)) this.pointedAt.value = { subject, element };
  }

  /** Opens a card; the card that is open already is closed. */
  toggle(subject: Subject): void {
    const shown = this.shown.peek();
    if (shown !== undefined && isSame(shown, subject)) this.close();
    else {
      this.choice.dismiss();
      this.opened.value = { subject, picks: this.choice.picks.peek() };
    }
  }

  close(): void {
    this.opened.value = undefined;
    this.spoken.value = '';
  }

  /** Forgets a card that has stepped back: what its button began has been done. */
  settle(): void {
    if (this.shown.peek() === undefined) this.close();
  }
}

function isSame(one: Subject, other: Subject): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const tilesOf = ({ stall, expansions }: View['stands'][number]): readonly SiteName[] => [
  stall,
  ...expansions,
];

/** The uppermost piece on a site. An entry belongs to its stand. */
export function subjectAt(site: SiteName, { stands, customers }: View): Subject {
  const customer = Object.entries(customers).find(([, at]) => at === site);
  if (customer !== undefined) return { kind: 'customer', colour: customer[0] as Colour };
  const stand = stands.find((other) => other.entry === site || tilesOf(other).includes(site));
  if (stand === undefined) return { kind: 'site', site };
  return { kind: 'stand', owner: stand.owner, colour: stand.colour };
}

/** The sites of a subject on the board, one group for each piece. */
export function sitesOf(subject: Subject, { stands, customers }: View): readonly (readonly SiteName[])[] {
  switch (subject.kind) {
    case 'stand':
      return stands
        .filter(({ owner, colour }) => owner === subject.owner && colour === subject.colour)
        .map(tilesOf);
    case 'customer': {
      const site = customers[subject.colour];
      return site === null ? [] : [[site]];
    }
    case 'site':
      return [[subject.site]];
    case 'player':
      return stands.filter(({ owner }) => owner === subject.seat).map(tilesOf);
    case 'medal':
    case 'supply':
      return stands.filter(({ colour }) => colour === subject.colour).map(tilesOf);
    default:
      return [];
  }
}

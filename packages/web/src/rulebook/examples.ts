/**
 * The positions of the rulebook's pictures, with everything the rules say about them. The engine has computed it
 * (`test/rulebook/examples.test.ts`): the page looks answers up.
 */
import type {
  ByColour,
  CardName,
  Coins,
  Colour,
  GameEvent,
  RuleRefusal,
  Seat,
  SiteName,
  StandJson,
} from '@kairo/engine';
import type { ExampleId, RuleNumber } from '@kairo/texts/rulebook';
import examples from './examples.json' with { type: 'json' };

/** `null`: legal. */
export type Answer = RuleRefusal | null;

/** Where a tile may lie. */
interface SiteTask {
  readonly kind: 'site';
  readonly type: 'stall' | 'expand' | 'move';
  readonly colour: Colour;
  readonly answers: { readonly [site in SiteName]: Answer };
  /** A possible entry for each site where a stall may stand. */
  readonly entries: { readonly [site in SiteName]: SiteName };
}

/** Where a customer may go. */
interface LureTask {
  readonly kind: 'lure';
  readonly colour: Colour;
  /** Refusals of sites to which it cannot be lured. */
  readonly answers: { readonly [site in SiteName]: Answer };
  readonly ways: { readonly [entry in SiteName]: Way };
}

export interface Way {
  readonly path: readonly SiteName[];
  readonly events: readonly GameEvent[];
}

/** What can be paid. */
interface PayTask {
  readonly kind: 'pay';
  readonly colour: Colour;
  readonly site: SiteName;
  readonly payments: readonly { readonly coins: Coins; readonly answer: Answer }[];
}

/** What can be built with certain cards. */
interface CardsTask {
  readonly kind: 'cards';
  readonly colour: Colour;
  readonly ways: readonly { readonly cards: readonly CardName[]; readonly sites: readonly SiteName[] }[];
}

/** What happened, move by move. */
interface CourseTask {
  readonly kind: 'course';
  readonly moves: readonly {
    readonly stands: readonly StandJson[];
    readonly events: readonly GameEvent[];
    /** The expansions that are left, if they matter. */
    readonly supply?: ByColour<number>;
  }[];
}

/** The final scoring. */
interface ScoreTask {
  readonly kind: 'score';
  readonly seats: readonly {
    readonly seat: Seat;
    readonly held: readonly {
      readonly medal: 'gold' | 'silver';
      readonly colour: Colour;
      readonly value: number;
    }[];
    readonly coins: number;
    readonly before: number;
    readonly medals: number;
    readonly money: number;
    readonly total: number;
    readonly wins: boolean;
  }[];
}

/** Nothing but what lies where. */
interface LookTask {
  readonly kind: 'look';
}

export type Task = SiteTask | LureTask | PayTask | CardsTask | CourseTask | ScoreTask | LookTask;

export type TaskOf<K extends Task['kind']> = Extract<Task, { readonly kind: K }>;

export interface ExampleData {
  readonly rules: readonly RuleNumber[];
  /** The part of the great bazaar that is shown: it begins at a1. */
  readonly columns: number;
  readonly rows: number;
  readonly stands: readonly StandJson[];
  readonly customers: { readonly [colour in Colour]?: SiteName };
  readonly task: Task;
}

export interface ExampleFile {
  /** Of the great bazaar. */
  readonly plan: {
    readonly segments: readonly (readonly number[])[];
    readonly restaurant: readonly SiteName[];
    readonly starts: readonly SiteName[];
    readonly jokers: readonly (readonly number[])[];
  };
  readonly examples: { readonly [id in ExampleId]: ExampleData };
}

const FILE = examples as unknown as ExampleFile;
export const PLAN = FILE.plan;
/** The whole board, for maps on cards. */
export const BOARD = { ...PLAN, columns: PLAN.segments[0]?.length ?? 0, rows: PLAN.segments.length };

export const exampleOf = (id: ExampleId): ExampleData => FILE.examples[id];

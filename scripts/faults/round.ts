/** One database: tables are played on it while things go wrong, and then, undisturbed, to the end. */
import { join } from 'node:path';
import { FastRandom } from '@kairo/engine';
import type { PostgresServer } from '../postgres/server.ts';
import { pause } from './chance.ts';
import { Checker } from './checker.ts';
import type { Counts } from './counts.ts';
import type { SmallDisk } from './disk.ts';
import { Http } from './http.ts';
import { Relay } from './relay.ts';
import { Server } from './server.ts';
import { gamesAt, gamesInFile } from './storedGames.ts';
import { TableGame } from './tableGame.ts';
import { drawPlan } from './tablePlan.ts';
import { Trouble } from './trouble.ts';

export interface RoundOptions {
  readonly seed: string;
  /** Where games are kept, if not in a file. */
  readonly postgres: { readonly server: PostgresServer; readonly url: string } | undefined;
  /** For the database and for copies of it. */
  readonly folder: string;
  readonly scratch: string;
  /** For compiled code. */
  readonly cache: string;
  readonly disk: SmallDisk | undefined;
  readonly canTrace: boolean;
  /** How many tables are played at a time. */
  readonly tables: number;
  /** Whether more should go wrong. */
  readonly goesOn: () => boolean;
  readonly counts: Counts;
  /** For Node: the program, after what a test breaks it with. */
  readonly program: readonly string[];
}

/** In milliseconds: when nothing is wrong, and nothing has happened for so long at any table, games hang. */
const LONGEST_SILENCE = 60_000;
const LOOK_EVERY = 500;

export class Round {
  readonly violations: string[] = [];
  private readonly options: RoundOptions;
  private readonly random: FastRandom;
  private readonly weather = { isBad: true };
  private readonly server: Server;
  private readonly relay: Relay;
  private readonly checker: Checker;
  private readonly playing = new Set<TableGame>();

  constructor(options: RoundOptions) {
    const { seed, postgres, folder, scratch, cache, program } = options;
    this.options = options;
    this.random = new FastRandom(`faults ${seed}`);
    this.relay = new Relay(this.random);
    this.server = new Server({
      data: folder,
      database: postgres?.url,
      cache,
      program,
      listening: (port) => this.relay.lead(port),
    });
    const stored =
      postgres === undefined ? gamesInFile(join(folder, 'kairo.db'), scratch) : gamesAt(postgres.url);
    this.checker = new Checker(stored, (violation) => this.report(violation));
  }

  /** Plays until no more should go wrong and every game is over, or something is violated. */
  async play(): Promise<void> {
    const { counts, postgres, disk, canTrace, goesOn } = this.options;
    const { server, relay, random } = this;
    const trouble = new Trouble({
      server,
      relay,
      database: postgres?.server,
      disk,
      canTrace,
      random,
      counts,
      check: () => this.check(),
      checkAtRest: () => this.checkAtRest(),
    });
    const http = new Http(await relay.open(), random, {
      counts,
      weather: this.weather,
      report: (violation) => this.report(violation),
    });
    try {
      await trouble.start();
      const slots = Array.from({ length: this.options.tables }, () => this.fillSlot(http));
      while (goesOn() && this.isFine) await trouble.next();
      this.weather.isBad = false;
      await this.waitForEnd(Promise.all(slots));
    } catch (failure) {
      this.report(String(failure));
    } finally {
      for (const table of this.playing) table.leave();
      http.close();
      relay.close();
      await server.close();
    }
  }

  private get isFine(): boolean {
    const { collapse } = this.server;
    if (collapse !== undefined) this.report(collapse);
    return this.violations.length === 0;
  }

  private report(violation: string): void {
    this.violations.push(violation);
  }

  private async check(): Promise<void> {
    this.options.counts.add('checks');
    await this.checker.check([...this.playing]);
  }

  private async checkAtRest(): Promise<void> {
    this.options.counts.add('checks after kills');
    await this.checker.checkAtRest([...this.playing]);
  }

  /** One table after the other. */
  private async fillSlot(http: Http): Promise<void> {
    const { counts, goesOn } = this.options;
    const { weather, random } = this;
    const report = (violation: string): void => this.report(violation);
    while (goesOn() && this.violations.length === 0) {
      const table = new TableGame(drawPlan(random), { http, random, counts, weather, report });
      this.playing.add(table);
      counts.add('tables');
      try {
        await table.open();
        while (!table.isDone && this.violations.length === 0) await pause(LOOK_EVERY);
      } catch (failure) {
        report(String(failure));
      }
      if (this.violations.length > 0) return;
      counts.add('games played to the end');
      counts.add('entries', table.seq);
      for (const { acknowledged } of table.ledger.copy().values()) {
        counts.add(acknowledged === undefined ? 'requests not carried out' : 'requests acknowledged');
      }
      this.playing.delete(table);
      table.leave();
    }
  }

  private async waitForEnd(slots: Promise<unknown>): Promise<void> {
    let isDone = false;
    void slots.then(() => {
      isDone = true;
    });
    let last = { state: '', at: Date.now() };
    while (!isDone && this.isFine) {
      await pause(LOOK_EVERY);
      await this.check();
      const state = [...this.playing].map((table) => table.state).join('\n');
      if (state !== last.state) last = { state, at: Date.now() };
      else if (Date.now() - last.at > LONGEST_SILENCE) this.report(`games hang: ${state}`);
    }
  }
}

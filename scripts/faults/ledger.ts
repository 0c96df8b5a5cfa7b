/** What the clients of one table have asked for, and what they were told about it. */
import type { Action, Seat } from '@kairo/engine';
import type { Command, CompanyCommand, Version } from '@kairo/protocol';

export type Content =
  /** A command of a page. */
  | { readonly kind: 'command'; readonly command: Command }
  /** A list of actions of a program. */
  | { readonly kind: 'list'; readonly actions: readonly Action[] }
  /** Of the people at the table, such as the return to a seat. */
  | { readonly kind: 'company'; readonly command: CompanyCommand };

export interface Request {
  readonly seat: Seat;
  readonly id: string;
  readonly content: Content;
  /** The version that it led to, as it was acknowledged first. */
  acknowledged: Version | undefined;
  /** The code of the refusal. */
  refused: string | undefined;
}

export class Ledger {
  private readonly requests = new Map<string, Request>();

  /** The same request may be sent many times. */
  send(seat: Seat, id: string, content: Content): void {
    if (this.find(seat, id) !== undefined) return;
    this.requests.set(keyOf(seat, id), { seat, id, content, acknowledged: undefined, refused: undefined });
  }

  acknowledge(seat: Seat, id: string, version: Version): void {
    const request = this.find(seat, id);
    if (request !== undefined) request.acknowledged ??= version;
  }

  refuse(seat: Seat, id: string, code: string): void {
    const request = this.find(seat, id);
    if (request !== undefined) request.refused = code;
  }

  find(seat: Seat, id: string): Request | undefined {
    return this.requests.get(keyOf(seat, id));
  }

  /** As it is now, by seat and id. */
  copy(): ReadonlyMap<string, Request> {
    return new Map([...this.requests].map(([key, request]) => [key, { ...request }]));
  }
}

function keyOf(seat: Seat, id: string): string {
  return `${seat} ${id}`;
}

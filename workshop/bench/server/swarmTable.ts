/** A table of the swarm, with a socket for each player, that is played as its script says. */
export interface SwarmTable {
  /** Opens the sockets; resolves when every player has the game. */
  open(): Promise<void>;
  /** Undefined if the script has come to its end. */
  readonly next: 'move' | 'end of turn' | undefined;
  /** Sends what comes next. `settled` is called once it is acknowledged and everyone who is to see it has it. */
  play(settled: () => void): void;
  /** Bytes that each player received for each move, apart from those who received nothing. */
  readonly weights: readonly number[];
  close(): void;
}

/** Counts what arrives for a move, player by player. */
export class Scale {
  private readonly bytes: number[];
  readonly weights: number[] = [];

  constructor(players: number) {
    this.bytes = Array(players).fill(0);
  }

  add(player: number, bytes: number): void {
    this.bytes[player] = (this.bytes[player] ?? 0) + bytes;
  }

  /** Another move begins; what came before the first one belongs to none. */
  turn(isFirst: boolean): void {
    for (const [player, bytes] of this.bytes.entries()) {
      if (bytes > 0 && !isFirst) this.weights.push(bytes);
      this.bytes[player] = 0;
    }
  }
}

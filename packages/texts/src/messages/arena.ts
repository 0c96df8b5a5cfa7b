/** What `kairo arena` reports. */
export interface ArenaMessages {
  /** `rivals` is a bot, or several of its kind: `3 × random`. */
  readonly duel: (one: string, rivals: string, games: number, edition: string, players: number) => string;
  /** `games` are those of each pair. */
  readonly roundRobin: (bots: number, games: number, edition: string, players: number) => string;
  readonly deals: (deals: number) => string;
  /** Those of a bot for a decision, where its name does not tell. */
  readonly simulations: (name: string, simulations: number) => string;
  /** The ends of the 95 % interval. */
  readonly from: string;
  readonly to: string;
  readonly winShare: string;
  readonly chance: string;
  readonly elo: string;
  readonly margin: string;
  readonly msPerDecision: string;
  readonly turnsPerGame: string;
  readonly decisionsPerGame: string;
  readonly games: string;
  /** What the shares of each against each are, at tables of three and four; and what equally strong ones would have. */
  readonly oneOfRow: (even: string) => string;
  /** What ∞ means as somebody's Elo number among many, above the weakest. */
  readonly endless: string;
  readonly verdict: {
    readonly stronger: (one: string, rivals: string) => string;
    readonly weaker: (one: string, rivals: string) => string;
    readonly open: string;
    /** If things go on as they did. */
    readonly needed: (games: number) => string;
    readonly rough: string;
  };
  readonly sprt: {
    readonly result: (elo0: string, elo1: string, llr: string, bound: string) => string;
    readonly decided: (elo: string) => string;
    readonly open: string;
    /** What early stopping does to the numbers. */
    readonly leaning: string;
  };
  /** `games` that a program from outside lost because it could not go on. */
  readonly forfeits: (one: string, games: number, reason: string) => string;
  /** A process that was given up while it played that deal. */
  readonly hung: (deal: number, seconds: number) => string;
  readonly crashed: (deal: number, reason: string) => string;
  readonly stopped: (done: number, total: number) => string;
  readonly goOn: string;
}

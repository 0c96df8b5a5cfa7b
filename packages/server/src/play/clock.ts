/** Time, passed in so that tests decide how it goes. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back once, later; returns how to cancel. It keeps no program alive. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

/** A time that lies farther ahead was never right: then the server goes by its machine again. */
const FARTHEST_AHEAD = 24 * 3_600_000;

/**
 * A clock that is never set back. If that of the machine is, time goes on from where it was: games say when each move was made,
 * and a clock that ran out an hour ahead would not run for an hour. What was skipped is never made up for.
 * @param before a time that has been, such as the last one at which a server ran
 */
export function steadyClock({ now, after }: Clock, before: number): Clock {
  let last = now();
  let ahead = before - last > FARTHEST_AHEAD ? 0 : Math.max(0, before - last);
  return {
    now: () => {
      const time = now();
      ahead += Math.max(0, last - time);
      last = time;
      return time + ahead;
    },
    after,
  };
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

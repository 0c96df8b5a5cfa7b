/** How long a bot is to think about one decision, as people name it and messages carry it: `500`, `200ms`. */

export type Effort =
  /** Simulations: the same on every machine, so that games can be played again. */
  | { readonly iterations: number; readonly milliseconds?: never }
  | { readonly milliseconds: number; readonly iterations?: never };

const EFFORT = /^([1-9]\d{0,8})(ms)?$/;

/** Undefined if the text names none. */
export function parseEffort(text: string): Effort | undefined {
  const [, amount, unit] = EFFORT.exec(text) ?? [];
  if (amount === undefined) return undefined;
  return unit === undefined ? { iterations: Number(amount) } : { milliseconds: Number(amount) };
}

export function formatEffort({ iterations, milliseconds }: Effort): string {
  return milliseconds === undefined ? `${iterations}` : `${milliseconds}ms`;
}

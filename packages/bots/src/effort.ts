/** How long a bot thinks about one decision, as text and in messages: `500` simulations, `200ms`. */

export type Effort =
  /** Simulations: reproducible on every machine. */
  | { readonly iterations: number; readonly milliseconds?: never }
  | { readonly milliseconds: number; readonly iterations?: never };

const EFFORT = /^([1-9]\d{0,8})(ms)?$/;

/** Undefined if the text is not an effort. */
export function parseEffort(text: string): Effort | undefined {
  const [, amount, unit] = EFFORT.exec(text) ?? [];
  if (amount === undefined) return undefined;
  return unit === undefined ? { iterations: Number(amount) } : { milliseconds: Number(amount) };
}

export function formatEffort({ iterations, milliseconds }: Effort): string {
  return milliseconds === undefined ? `${iterations}` : `${milliseconds}ms`;
}

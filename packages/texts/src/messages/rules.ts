/** The rules that players can look up, by their numbers in docs/rules.md. R10, on editions, is not divided further. */
// biome-ignore format: one line
export const RULE_GROUPS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12'] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

// biome-ignore format: one group a line
export const RULE_NUMBERS = [
  'R1.1', 'R1.2', 'R1.3', 'R1.4', 'R1.5', 'R1.6',
  'R2.1', 'R2.2', 'R2.3', 'R2.4', 'R2.5', 'R2.6', 'R2.7',
  'R3.1', 'R3.2', 'R3.3', 'R3.4', 'R3.5', 'R3.6', 'R3.7', 'R3.8',
  'R4.1', 'R4.2', 'R4.3', 'R4.4',
  'R5.1', 'R5.2', 'R5.3', 'R5.4', 'R5.5', 'R5.6', 'R5.7', 'R5.8',
  'R6.1', 'R6.2', 'R6.3', 'R6.4', 'R6.5', 'R6.6', 'R6.7', 'R6.8', 'R6.9',
  'R7.1', 'R7.2', 'R7.3', 'R7.4',
  'R8.1', 'R8.2', 'R8.3', 'R8.4', 'R8.5', 'R8.6',
  'R9.1', 'R9.2', 'R9.3', 'R9.4',
  'R10',
  'R11.1', 'R11.2', 'R11.3', 'R11.4', 'R11.5', 'R11.6',
  'R12.1', 'R12.2',
] as const;
export type RuleNumber = (typeof RULE_NUMBERS)[number];

export interface RuleMessages {
  /** How to play, in about twelve lines. */
  readonly overview: readonly string[];
  readonly group: { readonly [group in RuleGroup]: string };
  readonly rule: { readonly [rule in RuleNumber]: string };
}

export const groupOf = (rule: RuleNumber): RuleGroup => rule.split('.')[0] as RuleGroup;

export function isRuleNumber(text: string): text is RuleNumber {
  return RULE_NUMBERS.some((rule) => rule === text);
}

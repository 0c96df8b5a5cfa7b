/** For the page with the rules: what it needs besides the texts of its language. */
export { findRules, plain } from './findRules.ts';
export { GLOSSARY, TERM_IDS, type TermId } from './messages/glossary.ts';
export {
  EXAMPLE_IDS,
  EXAMPLES,
  type ExampleId,
  INTERPRETED,
  isInterpreted,
  isReconstructed,
  RECONSTRUCTED,
} from './messages/rulebook.ts';
export {
  groupOf,
  isRuleNumber,
  RULE_GROUPS,
  RULE_NUMBERS,
  type RuleGroup,
  type RuleNumber,
} from './messages/rules.ts';

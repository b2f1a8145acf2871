import type { CombinationRule } from '@eecs/solver-core/combinations';

/** Describes the rule by which sets are combined; null if all combinations are made by hand. */
export function describeRule(rule: CombinationRule | null) {
  if (rule === null) return null;
  const { id, standard, national = null, source } = rule;
  return { id, standard, national, source };
}

/** The rule by which case sets are combined. */
interface NamedRule {
  readonly standard: string;
  readonly national?: string | undefined;
}

/** The words of a check. */
type RuleText = {
  (key: 'unfactored'): string;
  (key: 'byRule', values: { readonly rule: string }): string;
};

/**
 * States which loads judge a structure: the combinations of a rule, the case sets themselves (`null`), or combinations
 * that were written by hand.
 */
export function describeJudgedBy(
  combined: { readonly plan: { readonly rule: NamedRule | null } } | null,
  t: RuleText,
): string {
  if (combined === null) return t('unfactored');
  const { rule } = combined.plan;
  return rule === null ? '' : t('byRule', { rule: rule.national ?? rule.standard });
}

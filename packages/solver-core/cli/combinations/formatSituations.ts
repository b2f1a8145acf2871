import type { CaseSet } from '../../src/index.ts';
import type { CombinationPlan, NamedCombination, Situation } from '../../src/combinations/index.ts';
import { formatCombination, formatRule } from './formatCombination.ts';

/** The parts of a situation that are formatted in the same way for every structure. */
interface FormattedSituation {
  readonly situation: Situation;
  readonly leftOut: readonly number[];
  readonly combinations: readonly NamedCombination[];
}

/**
 * Formats the situations of a combined structure: the rule, then for each situation the blocks that `format` gives, the
 * sets that the rule leaves out, and the governing combinations.
 */
export function formatSituations<Own extends FormattedSituation>(
  { title, caseSets }: { readonly title: string; readonly caseSets: readonly Pick<CaseSet, 'title'>[] },
  { plan, situations }: { readonly plan: CombinationPlan; readonly situations: readonly Own[] },
  format: (situation: Own) => readonly string[],
): string {
  const blocks = [
    ...(title === '' ? [] : [title]),
    formatRule(plan),
    ...situations.flatMap((one) => [
      [one.situation, '='.repeat(one.situation.length)].join('\n'),
      ...format(one),
      ...(one.leftOut.length > 0
        ? [`The rule has no factor here for ${one.leftOut.map((set) => `set ${set + 1}`).join(', ')}.`]
        : []),
      one.combinations.map((combination) => formatCombination(combination, caseSets)).join('\n'),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

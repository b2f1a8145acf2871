import { formatNumber } from '../../src/index.ts';
import type { CaseSet } from '../../src/index.ts';
import type { CombinationPlan, NamedCombination } from '../../src/combinations/index.ts';

/** Writes the rule by which sets are combined, with its source. */
export function formatRule({ rule }: Pick<CombinationPlan, 'rule'>): string {
  if (rule === null) return 'Combinations made by hand.';
  const { standard, national, source } = rule;
  return `${national ?? standard}. Source: ${source}.`;
}

/**
 * Writes a combination: its expression, and each set with its factor and, for a part of a set, the spans on which it
 * acts.
 */
export function formatCombination(
  { id, label, leading, terms }: Omit<NamedCombination, 'factors'>,
  caseSets: readonly Pick<CaseSet, 'title'>[],
): string {
  const nameOf = (set: number) => caseSets[set]!.title || `set ${set + 1}`;
  const groups = new Map<
    string,
    { readonly set: number; readonly factor: number; readonly spans: number[] }
  >();
  for (const { set, span, factor } of terms) {
    const key = `${set} ${factor}`;
    const group = groups.get(key) ?? { set, factor, spans: [] };
    groups.set(key, group);
    if (span !== undefined) group.spans.push(span + 1);
  }
  const sum = [...groups.values()].map(
    ({ set, factor, spans }) =>
      `${formatNumber(factor, { digits: 4, trimZeros: true })} ${nameOf(set)}${
        spans.length > 0 ? ` on ${spans.length === 1 ? 'span' : 'spans'} ${spans.join(', ')}` : ''
      }`,
  );
  const head = label === '' ? 'by hand' : label;
  const leads = leading === null ? '' : `, ${nameOf(leading)} leads`;
  return `${id} ${head}${leads}: ${sum.length > 0 ? sum.join(' + ') : 'nothing acts'}`;
}

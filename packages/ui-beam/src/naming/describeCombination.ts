import type { JudgedCombination } from '@eecs/solver-core/sizing';

/** The words and numbers that describe a combination. */
export interface CombinationTerms {
  /** Names a case set by its index. */
  readonly name: (set: number) => string;
  readonly factor: (factor: number) => string;
  /** States the spans, counted from 1, on which a part of a set acts. */
  readonly onSpans: (name: string, spans: string) => string;
}

/** Describes the combination that governs a limit: `ULS-STR (6.10): 1.35·G + 1.5·Q`. */
export function describeCombination(
  { situation, label, terms }: JudgedCombination,
  { name, factor, onSpans }: CombinationTerms,
): string {
  const groups = new Map<
    string,
    { readonly set: number; readonly factor: number; readonly spans: number[] }
  >();
  for (const { set, span, factor: own } of terms) {
    const key = `${set} ${own}`;
    const group = groups.get(key) ?? { set, factor: own, spans: [] };
    groups.set(key, group);
    if (span !== undefined) group.spans.push(span + 1);
  }
  const sum = [...groups.values()].map(({ set, factor: own, spans }) => {
    const named = spans.length === 0 ? name(set) : onSpans(name(set), spans.join(', '));
    return own === 1 ? named : `${factor(own)}·${named}`;
  });
  const head = label === '' ? situation : `${situation} ${label}`;
  return sum.length === 0 ? head : `${head}: ${sum.join(' + ')}`;
}

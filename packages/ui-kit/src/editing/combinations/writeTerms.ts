import type { CombinationTerm, EffectSource } from '@eecs/solver-core/combinations';

/** The words and numbers used to write the terms of a combination. */
export interface TermWords {
  /** Names a case set by its index. */
  readonly nameOf: (set: number) => string;
  readonly factor: (factor: number) => string;
  /** Writes a name with its loaded spans, counted from 1: `Live (spans 1, 3)`. */
  readonly onSpans: (name: string, spans: readonly number[]) => string;
}

/**
 * Writes the terms of a combination: `1.35·Dead + 1.5·Live (spans 1, 3)`. If a set acts on all of its spans with one
 * factor, the spans are omitted. `sources` are those of the situation.
 */
export function writeTerms(
  terms: readonly CombinationTerm[],
  sources: readonly EffectSource[],
  { nameOf, factor: write, onSpans }: TermWords,
): string {
  const groups = new Map<string, { set: number; factor: number; spans: number[]; isWhole: boolean }>();
  for (const { set, span, factor } of terms) {
    const key = `${set} ${factor} ${span === undefined ? 'whole' : ''}`;
    const group = groups.get(key) ?? { set, factor, spans: [], isWhole: span === undefined };
    if (span !== undefined) group.spans.push(span + 1);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ set, factor, spans, isWhole }) => {
      const parts = sources.filter((one) => one.set === set && one.span !== undefined).length;
      const name = nameOf(set);
      const told = isWhole || spans.length === parts ? name : onSpans(name, spans);
      return factor === 1 ? told : `${write(factor)}·${told}`;
    })
    .join(' + ')
    .replaceAll('+ -', '− ')
    .replaceAll('+ −', '− ');
}

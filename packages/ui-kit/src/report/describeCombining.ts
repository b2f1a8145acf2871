import type { CommonCase } from '@eecs/solver-core';
import {
  type CombinationPlan,
  type EffectSource,
  type NamedCombination,
  type Situation,
  checkGoverning,
  createCertificate,
} from '@eecs/solver-core/combinations';
import { writeTerms } from '../editing/combinations/writeTerms.ts';
import { type ReportBlock, type Runs, head, plain, textBlock } from './blocks.ts';
import { wordColumn } from './columns.ts';
import type { ReportNumbers } from './reportNumbers.ts';
import type { SharedReportText } from './words.ts';

/** Everything that is needed to describe combinations of any kind of structure. */
export interface CombinationContext extends Pick<ReportNumbers, 'typed'> {
  readonly document: Pick<CommonCase, 'caseSets' | 'combinations'>;
  readonly shared: SharedReportText;
}

/** A situation of a combined structure. */
export interface ReportedSituation {
  readonly situation: Situation;
  readonly sources: readonly EffectSource[];
  readonly combinations: readonly NamedCombination[];
}

/** Describes the rule by which the case sets of a document are combined, its source, and whether it was changed. */
export function describeRule(
  { document, shared: t }: CombinationContext,
  { rule }: Pick<CombinationPlan, 'rule'>,
): ReportBlock[] {
  const changes = document.combinations?.changes?.length ?? 0;
  return [
    textBlock(
      rule === null
        ? t('combined.byHand')
        : t('combined.rule', { standard: rule.national ?? rule.standard, source: rule.source }),
    ),
    ...(changes === 0 ? [] : [textBlock(t('combined.changed', { count: changes }))]),
  ];
}

const nameSetOf = ({ caseSets }: CombinationContext['document'], set: number): string =>
  caseSets[set]?.title || String(set + 1);

/** Lists the combinations named in a report, each with its expression and its factors. */
export function describeNamed(
  { document, shared: t, typed }: CombinationContext,
  situations: readonly ReportedSituation[],
  cited: ReadonlySet<string>,
): ReportBlock {
  return {
    kind: 'table',
    caption: t('combined.governing'),
    columns: [wordColumn(t('combined.combination')), wordColumn(''), wordColumn(t('combined.terms'))],
    rows: situations.flatMap(({ combinations, sources }) =>
      combinations.flatMap(({ id, label, terms }): Runs[][] => {
        if (!cited.has(id)) return [];
        const written = writeTerms(terms, sources, {
          nameOf: (set) => nameSetOf(document, set),
          factor: (factor) => typed(factor, 'ratio'),
          onSpans: (name, spans) =>
            t(spans.length === 1 ? 'combined.onSpan' : 'combined.spans', { name, spans: spans.join(', ') }),
        });
        return [[id, label, written].map((text) => plain(text))];
      }),
    ),
  };
}

/** A governing value with its proof. */
export interface ProvedValue {
  readonly name: string;
  readonly kind: 'max' | 'min';
  readonly value: number;
  /** Index of the combination in its situation. */
  readonly combination: number;
  /** The effect of each source of actions. */
  readonly effects: readonly number[];
  readonly situation: ReportedSituation;
  readonly write: (value: number) => string;
}

/**
 * Writes the proof of governing values: the effect of each action with its factor, and whether an independent checker,
 * which shares no code with the solver, agrees. Returns nothing without values.
 */
export function describeProofsOf(
  { document, shared: t, typed }: CombinationContext,
  plan: CombinationPlan,
  values: readonly ProvedValue[],
): ReportBlock[] {
  if (values.length === 0) return [];
  let isGood = true;
  const lines = values.flatMap(({ name, situation, write, ...proved }): ReportBlock[] => {
    const { value, combination, effects } = proved;
    const named = situation.combinations[combination]!;
    const { adds, isAllowed, isWorst } = checkGoverning(createCertificate(plan, situation, proved));
    const terms = situation.sources.flatMap(({ set, span }, k) => {
      const factor = named.factors[k]!;
      if (factor === 0) return [];
      const own = nameSetOf(document, set);
      const source = span === undefined ? own : t('combined.part', { name: own, span: span + 1 });
      return [`${typed(factor, 'ratio')} × ${write(effects[k]!)} (${source})`];
    });
    const sum = terms.join(' + ');
    const line = textBlock(t('combined.proof', { name, sum, value: write(value), id: named.id }));
    if (adds && isAllowed && isWorst) return [line];
    isGood = false;
    return [line, textBlock(t('combined.bad', { name }), 'warning')];
  });
  return [head(t('combined.proofs')), ...lines, ...(isGood ? [textBlock(t('combined.good'))] : [])];
}

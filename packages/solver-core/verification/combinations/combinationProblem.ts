import { parseCase, solveBeam } from '@eecs/solver-core';
import { type Situation, solveBeamCombinations } from '@eecs/solver-core/combinations';
import type { RuleId } from '../../src/model/common/document.ts';
import type { Source } from '../problems/problem.ts';

/** A beam with actions and a rule, and numbers that a book or guide prints for their combinations. */
export interface CombinationProblem {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  readonly document: object;
  readonly expected: readonly CombinationExpected[];
  /** The reason why the tolerance is wider than the rounding of the printed numbers. */
  readonly why?: string;
}

/** A printed bending moment that governs in a situation, in the base units of the document. */
export interface CombinationExpected {
  readonly situation: Situation;
  /** The greatest of a span, by its index, or the least of the whole beam. */
  readonly of: number | 'least';
  readonly value: number;
  /** Relative tolerance. */
  readonly tolerance: number;
}

/** A beam of equal spans under uniform loads over its whole length, one for each action, in base units. */
export function uniformBeam({
  system = 0,
  span,
  spans = 1,
  actions,
  rule,
}: {
  readonly system?: 0 | 1;
  readonly span: number;
  readonly spans?: number;
  readonly actions: readonly { readonly action: object; readonly q: number }[];
  readonly rule: RuleId;
}): object {
  const L = span * spans;
  return {
    schema: 1,
    L,
    units: { system },
    supports: Array.from({ length: spans + 1 }, (_, k) => ({
      className: k === 0 ? 'pin' : 'roller',
      x: k * span,
    })),
    loads: actions.map(({ q }, k) => ({ className: 'DistributedLoad', x: [0, L], y: -q, sets: 2 ** k })),
    caseSets: actions.map(({ action }) => ({ action })),
    combinations: { rule },
  };
}

/** Combines the actions of a problem. */
export function combineProblem({ id, document }: CombinationProblem) {
  const parsed = parseCase(document);
  if (!parsed.ok) throw new Error(`${id}: ${JSON.stringify(parsed.failures)}`);
  const combined = solveBeamCombinations(parsed.document, (one) => solveBeam(one, { include: [] }));
  if (!combined.ok) throw new Error(`${id}: ${JSON.stringify(combined.failures)}`);
  return combined;
}

type Combined = ReturnType<typeof combineProblem>;

/** Finds a governing moment; NaN if there is none. */
export function foundGoverning(combined: Combined, { situation, of }: CombinationExpected): number {
  const found = combined.situations.find((one) => one.situation === situation);
  return (of === 'least' ? found?.effects.M?.min.extreme.value : found?.spans[of]?.M.max.value) ?? NaN;
}

/** Names a governing moment. */
export function describeGoverning({ situation, of }: CombinationExpected): string {
  return of === 'least' ? `${situation}: least M` : `${situation}: greatest M of span ${of + 1}`;
}

import type { Diagram, Quantity } from '@eecs/solver-core';
import { UNSEEN } from '@eecs/ui-kit/layout';
import { type ResultId, RESULT_ROWS, type Solved, pickDiagram } from '../../naming/resultRows.ts';

/** One governing value of two beams. */
export interface GoverningPair {
  readonly id: ResultId;
  readonly symbol: string;
  readonly end: 'max' | 'min';
  readonly quantity: Quantity;
  /** The greatest magnitude of both diagrams, which determines the form of their numbers. */
  readonly greatest: number;
  /** Null if a beam has no such result. */
  readonly own: Diagram['max'] | null;
  readonly other: Diagram['max'] | null;
}

/** In the usual order of interest. */
const IDS: readonly ResultId[] = ['M', 'Q', 'N', 'deflection', 'stressTop', 'stressBottom'];

/**
 * Lists the extremes of two beams side by side, of one case set each. Extremes that are zero, or negligible compared
 * with the diagrams, in both beams are left out, and so are displacements if only one of the beams has real ones.
 */
export function compareGoverning(own: Solved, other: Solved, index: number): GoverningPair[] {
  return IDS.flatMap((id) => {
    const row = RESULT_ROWS.find((one) => one.id === id);
    if (row === undefined) return [];
    if (row.real !== row.scaled && own.answer.isReal !== other.answer.isReal) return [];
    const [a, b] = [own, other].map((solved) =>
      pickDiagram(row, solved, {
        index: Math.min(index, solved.answer.sets.length - 1),
        isPassing: true,
      }),
    );
    const sizes = [a, b].flatMap((one) => (one ? [Math.abs(one.max.value), Math.abs(one.min.value)] : []));
    const greatest = Math.max(0, ...sizes);
    return (['max', 'min'] as const).flatMap((end) => {
      const values = { own: a?.[end] ?? null, other: b?.[end] ?? null };
      const isNothing = Object.values(values).every((point) => isNone(point, { end, greatest }));
      const quantity = own.answer.isReal ? row.real : row.scaled;
      const symbol = row.symbol + (row.subscript ?? '');
      return isNothing ? [] : [{ id, symbol, end, quantity, greatest, ...values }];
    });
  });
}

/**
 * A greatest value that is not above the axis, and a least one that is not below it, do not govern; nor does one that
 * is indistinguishable from the axis.
 */
function isNone(
  point: Diagram['max'] | null,
  { end, greatest }: { readonly end: 'max' | 'min'; readonly greatest: number },
): boolean {
  return point === null || (end === 'max' ? point.value : -point.value) <= UNSEEN * greatest;
}

/**
 * Returns the relative increase of one extreme over another, on its own side of the axis: positive is more, whatever
 * the sign of both. Null if the other is zero, or negligible beside the one.
 *
 * @example findRatio(-90, -60, 'min') // 0.5
 */
export function findRatio(own: number, other: number, end: 'max' | 'min'): number | null {
  if (Math.abs(other) <= HARDLY * Math.abs(own)) return null;
  return (end === 'max' ? own - other : other - own) / Math.abs(other);
}

/** Thousands of per cent are meaningless. */
const HARDLY = 0.01;

import { type Diagram, localExtremes, valueAt } from '@eecs/solver-core';
import type { GreatestOfRange } from './greatestOfRange.ts';
import type { StrengthRange } from './listStrengths.ts';

/**
 * Finds the greatest value of a diagram in each range, or the least for a `sign` of -1. Exact: includes the inner
 * limits at the ends, and local extremes.
 *
 * @example greatestOfDiagram(stressTop, listStrengths(document), -1) // [{ x: 2, value: -24, side: 'right', range }, …]
 */
export function greatestOfDiagram(
  diagram: Diagram,
  ranges: readonly StrengthRange[],
  sign: 1 | -1,
): readonly GreatestOfRange[] {
  const turns = localExtremes(diagram);
  return ranges.map((range) => {
    const inside = diagram.segments.filter(({ x0, x1 }) => x0 < range.x1 && x1 > range.x0);
    const ends = inside.flatMap(({ x0, x1 }): Omit<GreatestOfRange, 'range'>[] => {
      const [left, right] = [Math.max(x0, range.x0), Math.min(x1, range.x1)];
      return [
        { x: left, value: valueAt(diagram, left, 'right'), side: 'right' },
        { x: right, value: valueAt(diagram, right, 'left'), side: 'left' },
      ];
    });
    const between = turns
      .filter(({ x }) => x > range.x0 && x < range.x1)
      .map((point) => ({ ...point, side: 'right' as const }));
    const [first, ...others] = [...ends, ...between];
    const greatest = others.reduce(
      (most, one) => (sign * one.value > sign * most.value ? one : most),
      first ?? { x: range.x0, value: 0, side: 'right' as const },
    );
    return { range, ...greatest };
  });
}

import { type Curve, type CurvePoint, type Diagram, localExtremes, valueAt } from '@eecs/solver-core';
import type { StrengthRange } from './listStrengths.ts';

/** The greatest value within one range of strength, without what the neighbours have at the border. */
export interface GreatestOfRange {
  readonly range: StrengthRange;
  readonly x: number;
  readonly value: number;
  /** From which side of `x` the value is the limit: sections and materials change there. */
  readonly side: 'left' | 'right';
}

/**
 * Finds the greatest value of a diagram in each range, or the least for a `sign` of -1. Exact: ends from inside and turning points.
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

/** Of a curve: the fibre too where the greatest of the range is that of the whole, which is exact; else the greatest sample. */
export function greatestOfCurve(
  { segments, max }: Curve,
  ranges: readonly StrengthRange[],
): readonly (GreatestOfRange & { readonly at: CurvePoint['at'] | null })[] {
  return ranges.map((range) => {
    let greatest = { x: range.x0, value: 0, side: 'right' as 'left' | 'right' };
    for (const { x0, x1, x, y } of segments) {
      if (x0 < range.x0 || x1 > range.x1) continue;
      for (const [k, value] of y.entries()) {
        const place = x[k] ?? x0;
        if (value > greatest.value) greatest = { x: place, value, side: place === x1 ? 'left' : 'right' };
      }
    }
    const isInside = max.x > range.x0 && max.x < range.x1;
    // At a border the neighbour may have another value at the same place.
    const isThere = max.x === greatest.x && greatest.value >= max.value * (1 - OF_SAMPLES);
    return isInside || isThere
      ? { range, side: greatest.side, x: max.x, value: max.value, at: max.at }
      : { range, ...greatest, at: null };
  });
}

/** Samples of a curve are within this of its largest value. */
const OF_SAMPLES = 1e-4;

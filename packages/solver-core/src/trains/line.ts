import type { DiagramSegment } from '../diagrams/diagram.ts';
import { cutTogether } from '../diagrams/stretches.ts';
import { addPolynomials } from '../linalg/addPolynomials.ts';
import { bound, crossings, evaluate } from '../linalg/polynomial.ts';
import { shifted } from '../linalg/polynomialProduct.ts';
import { SAME_EXTREME, SAME_PLACE } from '../linalg/tolerance.ts';
import { turnsOf } from '../linalg/turns.ts';

/**
 * A function of the position of a group along its whole path: `before` applies left of the first segment, `after` right
 * of the last one.
 */
export interface Way {
  readonly segments: readonly DiagramSegment[];
  readonly before: number;
  readonly after: number;
}

/** Shifts a function to the right by a distance. */
export function moveWay({ segments, before, after }: Way, distance: number): Way {
  return {
    segments: segments.map(({ x0, x1, c }) => ({ x0: x0 + distance, x1: x1 + distance, c })),
    before,
    after,
  };
}

/** Multiplies a function by a factor. */
export function scaleWay({ segments, before, after }: Way, factor: number): Way {
  return { segments: scaleLine(segments, factor), before: factor * before, after: factor * after };
}

/** Multiplies a line by a factor. */
export function scaleLine(segments: readonly DiagramSegment[], factor: number): readonly DiagramSegment[] {
  return segments.map(({ x0, x1, c }) => ({ x0, x1, c: c.map((one) => factor * one) }));
}

/** Adds one or more functions. */
export function sumWays(ways: readonly Way[]): Way {
  const [x0, x1] = [
    Math.min(...ways.map(({ segments }) => segments[0]!.x0)),
    Math.max(...ways.map(({ segments }) => segments.at(-1)!.x1)),
  ];
  const extended = ways.map(({ segments, before, after }): readonly DiagramSegment[] => {
    const [first, last] = [segments[0]!.x0, segments.at(-1)!.x1];
    return [
      ...(x0 < first ? [{ x0, x1: first, c: [before] }] : []),
      ...segments,
      ...(x1 > last ? [{ x0: last, x1, c: [after] }] : []),
    ];
  });
  return {
    segments: cutTogether(extended, SAME_PLACE * (x1 - x0)).map(({ x0: from, x1: to, polynomials }) => ({
      x0: from,
      x1: to,
      c: polynomials.reduce((sum, one) => addPolynomials(sum, one)),
    })),
    before: ways.reduce((sum, { before }) => sum + before, 0),
    after: ways.reduce((sum, { after }) => sum + after, 0),
  };
}

/** Returns the positive part of a line, with 0 elsewhere; parts that are only rounding errors also become 0. */
export function keepPositive(segments: readonly DiagramSegment[]): readonly DiagramSegment[] {
  const noise = SAME_EXTREME * Math.max(...segments.map(({ x0, x1, c }) => bound(c, x1 - x0)));
  return segments.flatMap(({ x0, x1, c }) => {
    const h = x1 - x0;
    const cuts = [0, ...crossings(c, h, turnsOf(c, h)), h];
    return cuts.slice(1).map((to, k) => {
      const from = cuts[k]!;
      const isAbove = bound(c, h) > noise && evaluate(c, (from + to) / 2) > 0;
      return { x0: x0 + from, x1: to === h ? x1 : x0 + to, c: isAbove ? shifted(c, from) : [0] };
    });
  });
}

/** Integrates a line from its left end; beyond the right end the result is the whole area. */
export function integrateLine(segments: readonly DiagramSegment[]): Way {
  let area = 0;
  const integrated = segments.map(({ x0, x1, c }) => {
    const primitive = [area, ...c.map((coefficient, k) => coefficient / (k + 1))];
    area = evaluate(primitive, x1 - x0);
    return { x0, x1, c: primitive };
  });
  return { segments: integrated, before: 0, after: area };
}

/** Returns the greatest of the values of a function at a place; there are two at a jump. */
export function greatestAt({ segments, before, after }: Way, x: number): number {
  const [first, last] = [segments[0]!.x0, segments.at(-1)!.x1];
  const values = segments.filter(({ x0, x1 }) => x >= x0 && x <= x1).map(({ x0, c }) => evaluate(c, x - x0));
  if (x <= first) values.push(before);
  if (x >= last) values.push(after);
  return Math.max(...values);
}

import { evaluate } from '../../linalg/polynomial.ts';
import { EMPTY_AREA } from '../../linalg/tolerance.ts';
import { integral } from '../../linalg/polynomialProduct.ts';
import type { Diagram } from '../../diagrams/diagram.ts';

/** A part of an influence line between two zeros, with one sign. */
export interface LineArea {
  readonly x0: number;
  readonly x1: number;
  readonly area: number;
}

/**
 * Computes the areas under a line between its zeros and jumps of sign, from left to right: the values of the quantity
 * under a unit load distributed over each part. Parts where the line is zero are left out. Exact up to rounding.
 */
export function computeAreas({ segments, zeros, jumps, min, max }: Diagram): LineArea[] {
  const cuts = new Set([...zeros, ...jumps.map(({ x }) => x)]);
  const parts: { x0: number; x1: number; area: number }[] = [];
  for (const { x0, x1, c } of segments) {
    const sum = integral(c);
    const places = [x0, ...zeros.filter((zero) => zero > x0 && zero < x1), x1];
    for (let k = 1; k < places.length; k++) {
      const [from, to] = [places[k - 1]!, places[k]!];
      const area = evaluate(sum, to - x0) - evaluate(sum, from - x0);
      const last = parts.at(-1);
      const joins = last !== undefined && last.x1 === from && (!cuts.has(from) || last.area * area > 0);
      if (joins) Object.assign(last, { x1: to, area: last.area + area });
      else parts.push({ x0: from, x1: to, area });
    }
  }
  const least = EMPTY_AREA * Math.max(Math.abs(min.value), Math.abs(max.value));
  return parts.filter(({ x0, x1, area }) => Math.abs(area) > least * (x1 - x0));
}

import { ON_EDGE } from '../linalg/tolerance.ts';
import type { FibreArc } from './fibreArcs.ts';

/** The stresses caused by a unit of M and a unit of Q, as a point in a plane. */
export interface StressPoint {
  readonly bending: number;
  readonly shear: number;
}

/**
 * Finds the apex that forms a triangle around an arc with its two ends: the intersection of its end tangents. A convex
 * function of the stresses is nowhere in the arc greater than at one of the three. Returns null if there is no such
 * triangle, for example around a straight arc or one that bends both ways.
 *
 * An arc lies within the hull of its control points, so it is enough that they are within the triangle. Source: G.
 * Farin, Curves and Surfaces for CAGD, 5th ed. (2002), section 5.2, convex hull property.
 */
export function findApex({ bending, shear }: Pick<FibreArc, 'bending' | 'shear'>): StressPoint | null {
  const degree = Math.max(bending.length, shear.length) - 1;
  const b = controlsOf(bending, degree);
  const s = controlsOf(shear, degree);
  // Stresses are scaled by the arc's own size, because otherwise one of them could be negligible beside the other.
  const [bendingSize, shearSize] = [spread(b), spread(s)];
  if (bendingSize === 0 || shearSize === 0) return null;
  const points = b.map((value, i): Vector => [value / bendingSize, s[i]! / shearSize]);
  const [from, to] = [points[0]!, points[degree]!];
  const leaving = points.find((point) => length(minus(point, from)) > ON_EDGE);
  const arriving = points.findLast((point) => length(minus(point, to)) > ON_EDGE);
  if (!leaving || !arriving) return null;
  const apex = intersect([from, minus(leaving, from)], [to, minus(arriving, to)]);
  if (apex === null || !points.every((point) => isWithin(point, [from, apex, to]))) return null;
  return { bending: apex[0] * bendingSize, shear: apex[1] * shearSize };
}

type Vector = readonly [number, number];

/** Returns the Bernstein coefficients on [-1, 1] of a polynomial in powers of v. */
function controlsOf(powers: readonly number[], degree: number): number[] {
  // In powers of u with v = 2u - 1, by Horner's scheme.
  const inU = powers.reduceRight<number[]>(
    (sum, coefficient) =>
      [coefficient, ...sum.map(() => 0)].map((c, i) => c - (sum[i] ?? 0) + 2 * (sum[i - 1] ?? 0)),
    [],
  );
  return Array.from({ length: degree + 1 }, (_, j) =>
    inU.slice(0, j + 1).reduce((sum, c, i) => sum + (choose(j, i) / choose(degree, i)) * c, 0),
  );
}

function choose(n: number, k: number): number {
  let product = 1;
  for (let i = 0; i < k; i++) product = (product * (n - i)) / (i + 1);
  return product;
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function minus([a, b]: Vector, [c, d]: Vector): Vector {
  return [a - c, b - d];
}

function length([a, b]: Vector): number {
  return Math.hypot(a, b);
}

function cross([a, b]: Vector, [c, d]: Vector): number {
  return a * d - b * c;
}

/** Returns the intersection of two lines, each through a point along a direction; null if they are parallel. */
function intersect(
  [p, along]: readonly [Vector, Vector],
  [q, other]: readonly [Vector, Vector],
): Vector | null {
  const area = cross(along, other);
  if (Math.abs(area) <= ON_EDGE * length(along) * length(other)) return null;
  const part = cross(minus(q, p), other) / area;
  return [p[0] + part * along[0], p[1] + part * along[1]];
}

function isWithin(point: Vector, [a, b, c]: readonly [Vector, Vector, Vector]): boolean {
  const side = Math.sign(cross(minus(b, a), minus(c, a)));
  return [
    [a, b],
    [b, c],
    [c, a],
  ].every(([from, to]) => {
    const edge = minus(to!, from!);
    return side * cross(edge, minus(point, from!)) >= -ON_EDGE * length(edge);
  });
}

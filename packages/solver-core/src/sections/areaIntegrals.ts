import { pointOfArc } from './outline.ts';
import type { ArcEdge, Outline, Point } from './outline.ts';

/** Integrals over an area about the axes of its coordinates: of 1, y, z, z², y² and y·z. */
export interface AreaIntegrals {
  readonly A: number;
  readonly Sz: number;
  readonly Sy: number;
  readonly Iy: number;
  readonly Iz: number;
  readonly Iyz: number;
}

/**
 * Integrates over the area inside outlines of lines and arcs.
 *
 * Exact up to rounding: each line forms a triangle with the origin, each arc a circular sector and two lines through
 * its centre. Areas are signed, so holes and concave fillets are subtracted automatically. Source: THEORY.md,
 * "Cross-sections"; sector integrals by polar coordinates.
 */
export function integrateArea(outlines: readonly Outline[]): AreaIntegrals {
  const sum = { A: 0, Sz: 0, Sy: 0, Iy: 0, Iz: 0, Iyz: 0 };
  for (const edge of outlines.flat()) {
    if (edge.kind === 'line') {
      addInto(sum, triangle(edge.from, edge.to));
    } else {
      const { center } = edge;
      addInto(sum, triangle(pointOfArc(edge, 0), center));
      addInto(sum, triangle(center, pointOfArc(edge, 1)));
      addInto(sum, shifted(sector(edge), center));
    }
  }
  return sum;
}

/** Moves integrals to axes through the point `to`, given in the old axes. */
export function aboutPoint(of: AreaIntegrals, to: Point): AreaIntegrals {
  return shifted(of, { y: -to.y, z: -to.z });
}

function triangle(p: Point, q: Point): AreaIntegrals {
  const twice = p.y * q.z - q.y * p.z;
  return {
    A: twice / 2,
    Sz: (twice * (p.y + q.y)) / 6,
    Sy: (twice * (p.z + q.z)) / 6,
    Iy: (twice * (p.z * p.z + p.z * q.z + q.z * q.z)) / 12,
    Iz: (twice * (p.y * p.y + p.y * q.y + q.y * q.y)) / 12,
    Iyz: (twice * (2 * p.y * p.z + p.y * q.z + q.y * p.z + 2 * q.y * q.z)) / 24,
  };
}

function sector({ radius: r, start, sweep }: ArcEdge): AreaIntegrals {
  const end = start + sweep;
  const twist = (Math.sin(2 * end) - Math.sin(2 * start)) / 2;
  return {
    A: (r ** 2 * sweep) / 2,
    Sz: (r ** 3 * (Math.sin(end) - Math.sin(start))) / 3,
    Sy: (r ** 3 * (Math.cos(start) - Math.cos(end))) / 3,
    Iy: (r ** 4 * (sweep - twist)) / 8,
    Iz: (r ** 4 * (sweep + twist)) / 8,
    Iyz: (r ** 4 * (Math.sin(end) ** 2 - Math.sin(start) ** 2)) / 8,
  };
}

function shifted({ A, Sz, Sy, Iy, Iz, Iyz }: AreaIntegrals, by: Point): AreaIntegrals {
  return {
    A,
    Sz: Sz + by.y * A,
    Sy: Sy + by.z * A,
    Iy: Iy + 2 * by.z * Sy + by.z * by.z * A,
    Iz: Iz + 2 * by.y * Sz + by.y * by.y * A,
    Iyz: Iyz + by.y * Sy + by.z * Sz + by.y * by.z * A,
  };
}

function addInto(sum: { -readonly [Key in keyof AreaIntegrals]: number }, part: AreaIntegrals): void {
  sum.A += part.A;
  sum.Sz += part.Sz;
  sum.Sy += part.Sy;
  sum.Iy += part.Iy;
  sum.Iz += part.Iz;
  sum.Iyz += part.Iyz;
}

import type { Point, Theory } from '@eecs/solver-core';
import { expected } from './problem.ts';
import type { Details, Expected } from './problem.ts';

export type StressName = 'sigma' | 'tau' | 's1' | 's3' | 'direction' | Theory;

/** A point of the section at x: y to the right and z up from its centroid, in its actual position, mm or in. */
export interface StressPlace {
  readonly kind: 'stress';
  readonly stress: StressName;
  readonly x: number;
  readonly side: 'left' | 'right';
  readonly point: Point;
  /** The side of a jump of the width. */
  readonly level: 'above' | 'below';
}

/** The extreme of a stress diagram along the beam. */
export interface StressExtreme {
  readonly kind: 'stressExtreme';
  readonly diagram: 'S.top' | 'S.bottom' | 'T' | Theory;
  readonly which: 'min' | 'max';
}

interface StressDetails extends Details {
  readonly level?: 'above' | 'below';
}

/** Expects the stresses of one point of a section, each with the same details. */
export function stressesAt(
  x: number,
  point: Point,
  stresses: Readonly<Partial<Record<StressName, number>>>,
  details: StressDetails = {},
): Expected[] {
  const { side = 'right', level = 'above' } = details;
  return Object.entries(stresses).map(([name, value]) =>
    expected({ kind: 'stress', stress: name as StressName, x, side, point, level }, value, details),
  );
}

/** Expects the lowest or highest value of a stress diagram along the beam. */
export function stressExtreme(
  diagram: StressExtreme['diagram'],
  which: 'min' | 'max',
  value: number,
  details: Details = {},
): Expected {
  return expected({ kind: 'stressExtreme', diagram, which }, value, details);
}

import { type BeamSet, type Diagram, type Mohr, type MohrSegment, valueAt } from '@eecs/solver-core';

/** A stretch of Vereshchagin's rule on which the diagram has one sign: its centroid lies on it. */
export interface Stretch extends MohrSegment {
  readonly centroid: number;
  readonly ordinate: number;
}

/**
 * Splits the stretches of a Mohr integral where the diagram passes through zero, as a teacher does: on each the area, its
 * centroid and the unit ordinate there make the product, and none of them cancels. Exact for diagrams of up to the fourth degree.
 *
 * `segments` are those of one case set, `set` is its results. Stretches on which the diagram is nothing are left out.
 *
 * @example splitStretches({ segments, unit: mohr.unit, set })[0]?.centroid // 2.5
 */
export function splitStretches(of: {
  readonly segments: readonly MohrSegment[];
  readonly unit: Mohr['unit'];
  readonly set: Pick<BeamSet, 'N' | 'Q' | 'M'>;
}): readonly Stretch[] {
  return of.segments.flatMap((segment) => {
    const { force, x0, x1 } = segment;
    const diagram = of.set[force];
    const zeros = diagram.zeros.filter((x) => x - x0 > NEAR * (x1 - x0) && x1 - x > NEAR * (x1 - x0));
    const ends = [x0, ...zeros, x1];
    return ends.slice(1).flatMap((end, at) => {
      const start = ends[at] ?? x0;
      return multiply({ ...segment, x0: start, x1: end }, { diagram, unit: of.unit[force] });
    });
  });
}

/** Relative to the stretch: a zero nearer to its end is that end. */
const NEAR = 1e-9;

function multiply(
  segment: MohrSegment,
  { diagram, unit }: { readonly diagram: Diagram; readonly unit: Diagram },
): Stretch[] {
  const { x0, x1, stiffness } = segment;
  const half = (x1 - x0) / 2;
  const points = GAUSS.map(({ at, weight }) => {
    const x = x0 + half * (1 + at);
    return { x, area: half * weight * valueAt(diagram, x), ordinate: valueAt(unit, x) };
  });
  const area = points.reduce((sum, point) => sum + point.area, 0);
  if (area === 0) return [];
  const centroid = points.reduce((sum, point) => sum + point.area * point.x, 0) / area;
  const product = points.reduce((sum, point) => sum + point.area * point.ordinate, 0);
  return [{ ...segment, area, centroid, ordinate: product / area, value: product / stiffness }];
}

/** Points and weights of Gauss for an interval of 2, exact up to the ninth degree. Source: M. Abramowitz, I. Stegun, table 25.4. */
const [NEAR_POINT, FAR_POINT] = [
  Math.sqrt(5 - 2 * Math.sqrt(10 / 7)) / 3,
  Math.sqrt(5 + 2 * Math.sqrt(10 / 7)) / 3,
];
const [NEAR_WEIGHT, FAR_WEIGHT] = [(322 + 13 * Math.sqrt(70)) / 900, (322 - 13 * Math.sqrt(70)) / 900];
const GAUSS = [
  { at: -FAR_POINT, weight: FAR_WEIGHT },
  { at: -NEAR_POINT, weight: NEAR_WEIGHT },
  { at: 0, weight: 128 / 225 },
  { at: NEAR_POINT, weight: NEAR_WEIGHT },
  { at: FAR_POINT, weight: FAR_WEIGHT },
];

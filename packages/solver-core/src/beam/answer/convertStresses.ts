import type { Point } from '../../sections/outline.ts';
import type { Quantity } from '../../units/quantity.ts';
import type { Curve } from '../../diagrams/curve.ts';
import type { SetStresses, StressNotes, StressProfile, StressState } from '../results/stressParts.ts';

/** Converts a number of a quantity from one unit system to the other. */
export type Convert = (value: number, quantity: Quantity) => number;

/** Converts equivalent stresses along the beam. */
export function convertTheories(
  { eq1, eq2, eq3, eq4, eq5 }: NonNullable<SetStresses['EQ']>,
  convert: Convert,
): SetStresses['EQ'] {
  const of = (curve: Curve) => convertCurve(curve, convert);
  return { eq1: of(eq1), eq2: of(eq2), eq3: of(eq3), eq4: of(eq4), eq5: of(eq5) };
}

function convertCurve({ segments, min, max }: Curve, convert: Convert): Curve {
  const x = (value: number): number => convert(value, 'length');
  const y = (value: number): number => convert(value, 'stress');
  const extreme = ({ x: place, value, at }: Curve['min']) => ({
    x: x(place),
    value: y(value),
    at: convertPoint(at, convert),
  });
  return {
    segments: segments.map((one) => ({ x0: x(one.x0), x1: x(one.x1), x: one.x.map(x), y: one.y.map(y) })),
    min: extreme(min),
    max: extreme(max),
  };
}

function convertPoint({ y, z }: Point, convert: Convert): Point {
  return { y: convert(y, 'sectionDimension'), z: convert(z, 'sectionDimension') };
}

/** Converts the shear stress over the height. */
export function convertProfile({ x, side, ordinates }: StressProfile, convert: Convert): StressProfile {
  return {
    x: convert(x, 'length'),
    side,
    ordinates: ordinates.map(({ z, below, above }) => ({
      z: convert(z, 'sectionDimension'),
      below: convert(below, 'stress'),
      above: convert(above, 'stress'),
    })),
  };
}

/** Converts the further results about stresses. */
export function convertNotes({ places, gaps, points }: StressNotes, convert: Convert): StressNotes {
  return {
    places: places.map(({ x0, x1, top, bottom, shear }) => ({
      x0: convert(x0, 'length'),
      x1: convert(x1, 'length'),
      top: top && convertPoint(top, convert),
      bottom: bottom && convertPoint(bottom, convert),
      shear: shear && { ...shear, z: convert(shear.z, 'sectionDimension') },
    })),
    gaps,
    points: points.map((point) => ({
      ...point,
      x: convert(point.x, 'length'),
      ...convertPoint(point, convert),
      cases: point.cases.map((state) => state && convertState(state, convert)),
    })),
  };
}

function convertState(state: StressState, convert: Convert): StressState {
  const stress = (value: number): number => convert(value, 'stress');
  const { sigma, tau, s1, s3, direction, eq } = state;
  return {
    sigma: stress(sigma),
    tau: stress(tau),
    s1: stress(s1),
    s3: stress(s3),
    direction,
    eq: eq && {
      eq1: stress(eq.eq1),
      eq2: stress(eq.eq2),
      eq3: stress(eq.eq3),
      eq4: stress(eq.eq4),
      eq5: stress(eq.eq5),
    },
  };
}

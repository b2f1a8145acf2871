import type { Point } from '../../outline.ts';
import type { Dimension } from '../../../model/common/dimensions.ts';

/** A parameter at the place where a drawing of the section shows it. */
export interface Annotation {
  readonly name: Dimension;
  /** The kind of number: a slope is in per cent, all others are in the section's own mm or in. */
  readonly kind: 'length' | 'thickness' | 'radius' | 'diameter' | 'slope';
  readonly value: number;
  /**
   * Ends of the measured distance; for a radius its centre and a point of the arc, for a slope the ends of the sloping
   * face.
   */
  readonly from: Point;
  readonly to: Point;
}

/** Creates the annotation of a length, thickness or diameter from one point to another. */
export function measure(
  name: Dimension,
  kind: 'length' | 'thickness' | 'diameter',
  [y0, z0, y1, z1]: readonly [number, number, number, number],
): Annotation {
  return { name, kind, value: Math.hypot(y1 - y0, z1 - z0), from: { y: y0, z: z0 }, to: { y: y1, z: z1 } };
}

/** Creates the annotation of a sloping face, in per cent; returns an empty list for a face without slope. */
export function slope(
  name: 'sf' | 'sw',
  percent: number | undefined,
  [y0, z0, y1, z1]: readonly [number, number, number, number],
): Annotation[] {
  if (!percent) return [];
  return [{ name, kind: 'slope', value: percent, from: { y: y0, z: z0 }, to: { y: y1, z: z1 } }];
}

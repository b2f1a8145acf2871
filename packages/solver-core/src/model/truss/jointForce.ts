import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';

/**
 * Returns the numbers `c` of a joint's load: the value and its components along x and y, as `parseTruss` does.
 *
 * `alpha` is the direction in the xy plane, degrees counter-clockwise from +x; `beta` raises it towards +z, degrees.
 *
 * @example jointForce(-10, 90) // [-10, 0, -10]
 */
export function jointForce(value: number, alpha: number, beta = 0): [number, number, number] {
  const level = value * cosDeg(beta);
  return [value, level * cosDeg(alpha) + 0, level * sinDeg(alpha) + 0];
}

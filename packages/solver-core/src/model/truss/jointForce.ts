import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';

/**
 * Writes the numbers `c` of a joint's load: the value and its parts along x and y, as `parseTruss` does.
 *
 * `alpha` is the direction in the xy plane, degrees counter-clockwise from +x; `beta` raises it towards +z.
 *
 * @example jointForce(-10, 90) // [-10, 0, -10]
 */
export function jointForce(value: number, alpha: number, beta = 0): [number, number, number] {
  const level = value * cosDeg(beta);
  return [value, level * cosDeg(alpha) + 0, level * sinDeg(alpha) + 0];
}

import { CANCELLED } from '../../linalg/tolerance.ts';

/**
 * Computes the horizontal and vertical components of a force, to the right and upwards, from those along and across an
 * inclined beam.
 *
 * `angle` of the case set in degrees: it rotates the actions instead of the beam, gravity from -90 to -90 + angle, so
 * the beam is inclined by -angle. The units are those of the force. Exact up to rounding.
 *
 * @example toSpace({ axial: 4, normal: 3.464 }, -30) // { horizontal: 1.732, vertical: 5 }
 */
export function toSpace(
  { axial, normal }: { readonly axial: number; readonly normal: number },
  angle: number,
): { readonly horizontal: number; readonly vertical: number } {
  const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const size = Math.hypot(axial, normal);
  // If the two terms cancel, only the rounding error of the angle is left.
  const clean = (sum: number): number => (Math.abs(sum) <= CANCELLED * size ? 0 : sum);
  return {
    horizontal: clean(axial * cosine + normal * sine),
    vertical: clean(normal * cosine - axial * sine),
  };
}

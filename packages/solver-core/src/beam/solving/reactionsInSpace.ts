import { CANCELLED } from '../../linalg/tolerance.ts';

/**
 * Computes the parts of a force in space, to the right and upwards, from those along and across a beam that leans.
 *
 * `angle` of the case set in degrees: it turns what acts, gravity from -90 to -90 + angle, instead of the beam, so the
 * beam leans by -angle. Units those of the force. Exact up to rounding.
 *
 * @example toSpace({ axial: 4, normal: 3.464 }, -30) // { horizontal: 1.732, vertical: 5 }
 */
export function toSpace(
  { axial, normal }: { readonly axial: number; readonly normal: number },
  angle: number,
): { readonly horizontal: number; readonly vertical: number } {
  const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const size = Math.hypot(axial, normal);
  // Where the two parts cancel, only the rounding of the angle is left.
  const clean = (sum: number): number => (Math.abs(sum) <= CANCELLED * size ? 0 : sum);
  return {
    horizontal: clean(axial * cosine + normal * sine),
    vertical: clean(normal * cosine - axial * sine),
  };
}

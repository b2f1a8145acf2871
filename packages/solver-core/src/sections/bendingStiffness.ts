import { cosDeg, sinDeg } from '../geometry/trigonometry.ts';
import type { Turning } from './placing.ts';
import type { SectionBasics } from './sectionBasics.ts';

/**
 * Computes the second moment that resists vertical load after the section is mirrored and rotated by `alphaDeg`.
 *
 * Nothing restrains lateral displacement, so Mz = 0 and the second moment in the beam equation is D/Iz about the
 * rotated axes, D = Iy·Iz - Iyz² (THEORY.md, "Cross-sections"). Same unit as Iy. Returns 0 for a rotated section
 * without Iz, whose stiffness is then unknown.
 */
export function verticalSecondMoment(
  { Iy, Iz, Iyz }: Pick<SectionBasics, 'Iy' | 'Iz' | 'Iyz'>,
  { alphaDeg, isFlipped }: Turning,
): number {
  const product = isFlipped ? -Iyz : Iyz;
  if (alphaDeg % 180 === 0) return product === 0 ? Iy : Iy - (product * product) / Iz;
  const c = cosDeg(alphaDeg);
  const s = sinDeg(alphaDeg);
  if (Iz === 0) return 0;
  // The same formula as in `placeMoments`, which is not imported because its Iy and Iyz would only add code to every
  // page with the solver.
  const turnedIz = Iz * c * c + Iy * s * s - 2 * product * s * c;
  return (Iy * Iz - product * product) / turnedIz;
}

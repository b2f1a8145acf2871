import { cosDeg, sinDeg } from '../geometry/trigonometry.ts';
import type { Turning } from './placing.ts';
import type { SectionBasics } from './sectionBasics.ts';

/**
 * Computes the second moment that resists vertical load after the section is mirrored and turned by `alphaDeg`.
 *
 * Nothing restrains lateral displacement, so Mz = 0 and the moment of the beam equation is
 * D/Iz about the turned axes, D = Iy·Iz - Iyz² (THEORY.md, "Cross-sections"). Same unit as Iy.
 * Returns 0 for a section without Iz that is turned: it has no stiffness to offer there.
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
  // As `placeMoments` has it, whose Iy and Iyz every page with the solver would carry for nothing.
  const turnedIz = Iz * c * c + Iy * s * s - 2 * product * s * c;
  return (Iy * Iz - product * product) / turnedIz;
}

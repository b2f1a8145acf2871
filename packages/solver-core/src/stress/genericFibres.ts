import type { CrossSection } from '../model/common/document.ts';
import type { Placing } from '../sections/placing.ts';
import { computeBasics } from '../sections/sectionBasics.ts';
import type { Point } from '../sections/outline.ts';
import type { PlacedBending } from './placedSection.ts';
import { scaleBetween } from '../units/sectionScale.ts';

/** The fibres of a section that bending stresses most. */
export interface Fibres {
  readonly bending: PlacedBending;
  readonly top: Point;
  readonly bottom: Point;
}

/**
 * Finds the outermost fibres of a generic section from the bounding box that it states: `h` and `ez`, or `b` and `ey`
 * if it lies on its side.
 *
 * If a section without product of inertia (Iyz = 0) stands upright, upside down or on its side, its neutral axis is
 * horizontal, so the top and the bottom of the box are farthest from it, wherever the material is. Returns null
 * otherwise, and if the box does not contain the centroid.
 */
export function findGenericFibres(
  section: CrossSection,
  { alphaDeg, isFlipped, system }: Placing,
): Fibres | null {
  const result = computeBasics(section, system);
  if (!result.ok || result.basics.Iyz !== 0 || alphaDeg % 90 !== 0) return null;
  const { A, Iy, Iz, ey, ez } = result.basics;
  const quarter = (((alphaDeg / 90) % 4) + 4) % 4;
  const isUpright = quarter % 2 === 0;
  const own = section.units ?? system;
  const perLength = scaleBetween(own, system);
  const size = (isUpright ? section.h : section.b) ?? 0;
  const given = isUpright ? section.ez : section.ey;
  const centroid = isUpright ? ez : ey;
  const rest = size * perLength - centroid;
  const I = isUpright ? Iy : Iz;
  if (given === undefined || !(centroid > 0 && rest > 0 && I > 0)) return null;
  // On its side, the left edge of the section is at the bottom at 90° and at the top at 270°; mirroring exchanges them.
  const isTurnedOver = isUpright ? quarter === 2 : (quarter === 3) !== isFlipped;
  const [above, below] = isTurnedOver ? [centroid, rest] : [rest, centroid];
  // Section units are cm2 and cm4 in SI.
  const perArea = system === 0 ? 100 : 1;
  // With Iyz = 0 only the ratio of Iz to D is needed, which is 1/I.
  const bending = {
    A: A * perArea,
    Iz: 1,
    Iyz: 0,
    D: I * perArea * perArea,
    momentFactor: system === 0 ? 1000 : 1,
  };
  return { bending, top: { y: 0, z: above }, bottom: { y: 0, z: -below } };
}

import type { RodSection } from './rodSection.ts';

/** A buckling mode of a straight compressed rod. */
export type BucklingMode =
  /** Bending about the axis y of the section, in the plane of a plane truss. */
  | 'y'
  /** Bending about z, out of that plane. */
  | 'z'
  /** Bending about the weak principal axis. */
  | 'v'
  /** Torsional or torsional-flexural buckling. */
  | 'torsion';

/** An elastic critical force, N. */
export interface CriticalForce {
  readonly mode: BucklingMode;
  readonly force: number;
}

/** Effective lengths of a rod, mm. */
export interface BucklingLengths {
  readonly y: number;
  readonly z: number;
  /** Length between the points that prevent twist. */
  readonly x: number;
}

/** Bisections of an interval until its ends are neighbours among numbers of double precision. */
const BISECTIONS = 60;

/**
 * Computes the elastic critical forces of a rod with hinged ends that cannot twist: flexural about y and z, for an
 * angle about the weak principal axis with the larger length; for open sections also torsional or torsional-flexural,
 * the least root of Timoshenko's equation. Closed and solid sections do not twist before they bend.
 *
 * `E` and `G` in MPa, lengths in mm; returns N. Source: S. P. Timoshenko and J. M. Gere, Theory of Elastic Stability,
 * 2nd ed., 1961, section 5.6.
 */
export function findCriticalForces(
  section: RodSection,
  { y, z, x }: BucklingLengths,
  { E, G }: { readonly E: number; readonly G: number },
): readonly CriticalForce[] {
  const euler = (I: number, length: number): number => (Math.PI ** 2 * E * I) / length ** 2;
  const longest = Math.max(y, z);
  const bending: readonly CriticalForce[] = section.isSkew
    ? [{ mode: 'v', force: euler(section.Iv, longest) }]
    : [
        { mode: 'y', force: euler(section.Iy, y) },
        { mode: 'z', force: euler(section.Iz, z) },
      ];
  if (section.shape === 'box' || section.shape === 'pipe' || section.shape === 'solid') return bending;
  const { A, Iu, Iv, It, Iw, shearCentre } = section;
  const [u0, v0] = shearCentre;
  const polar = (Iu + Iv) / A + u0 ** 2 + v0 ** 2;
  const twist = (G * It + euler(Iw, x)) / polar;
  const force = findTorsional(section, {
    ...(section.isSkew
      ? { u: euler(Iu, longest), v: euler(Iv, longest) }
      : alongAxes(section, { y, z }, euler)),
    twist,
    polar,
  });
  return [...bending, { mode: 'torsion', force }];
}

/** Returns the flexural forces about the principal axes of a section that is drawn along them. */
function alongAxes(
  { Iy, Iz }: RodSection,
  { y, z }: Pick<BucklingLengths, 'y' | 'z'>,
  euler: (I: number, length: number) => number,
): { readonly u: number; readonly v: number } {
  const [aboutY, aboutZ] = [euler(Iy, y), euler(Iz, z)];
  return Iy >= Iz ? { u: aboutY, v: aboutZ } : { u: aboutZ, v: aboutY };
}

interface Forces {
  readonly u: number;
  readonly v: number;
  readonly twist: number;
  /** Square of the polar radius of gyration about the shear centre, mm2. */
  readonly polar: number;
}

/**
 * Finds the least critical force of the modes with twist. A section with two axes of symmetry only twists; with one, it
 * also bends about that axis; without any, about both axes.
 */
function findTorsional({ shape, shearCentre: [u0, v0] }: RodSection, { u, v, twist, polar }: Forces): number {
  if (shape === 'rolledI' || shape === 'weldedI') return twist;
  if (shape === 'angle')
    return leastRoot(
      Math.min(u, v, twist),
      (N) => polar * (N - u) * (N - v) * (N - twist) < N ** 2 * (u0 ** 2 * (N - v) + v0 ** 2 * (N - u)),
    );
  const [bent, away] = Math.abs(u0) > Math.abs(v0) ? [u, u0] : [v, v0];
  return leastRoot(Math.min(bent, twist), (N) => polar * (N - bent) * (N - twist) > (N * away) ** 2);
}

/** Finds by bisection the end of the range from 0 in which a condition holds, at most `most`. */
function leastRoot(most: number, holds: (N: number) => boolean): number {
  let [low, high] = [0, most];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return high;
}

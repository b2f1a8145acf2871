import { NO_SIDE } from '../../linalg/tolerance.ts';
import type { CentralMoments } from '../centralMoments.ts';
import type { Outline, Point } from '../outline.ts';
import type { ShearFlexibility } from '../shearFlexibility.ts';
import type { OutlinedClass } from '../shapes/plans/shapePlans.ts';
import { layNodes } from './boundary.ts';
import { integrateWarping } from './boundaryIntegrals.ts';
import type { WarpingIntegrals } from './boundaryIntegrals.ts';
import { findConjugate, listHalfSquares } from './conjugate.ts';
import { listCorners } from './corners.ts';
import { lengthOfEdge, seeEdgeFrom } from './edgeGeometry.ts';
import { cutPanels } from './panels.ts';
import { integrateSquare, sweepSquare } from './squareOfWarping.ts';
import { beginAtGap } from './stretches.ts';
import { SYMMETRIES, findSymmetry, keepEdges, senseOf } from './symmetry.ts';
import { solveFlexure } from './flexure.ts';
import { prepareHarmonic } from './harmonicFunction.ts';

/**
 * How a section resists torsion and shear, in the units of its outline; the shear centre is measured from the centroid.
 */
export interface SaintVenant {
  readonly It: number;
  readonly Iw: number;
  readonly yShear: number;
  readonly zShear: number;
  /** Null if it was not requested. */
  readonly shear: ShearFlexibility | null;
}

/**
 * Solves Saint-Venant's problems of torsion and flexure on the outlines of a section. Torsion is solved about the
 * centroid first, then about the shear centre that follows, so that the warping constant is not a difference of large
 * numbers.
 *
 * `className` gives the symmetry of the outlines; that of a built-up section is searched for. Source: THEORY.md,
 * "Cross-sections".
 */
export function solveSaintVenant(
  outlines: readonly Outline[],
  {
    className,
    moments,
    hasFlexure,
  }: {
    className: OutlinedClass;
    moments: CentralMoments & { readonly A: number };
    hasFlexure: boolean;
  },
): SaintVenant {
  const { A, Iy, Iz, Iyz } = moments;
  const symmetry = className === 'builtup' ? findSymmetry(outlines, moments) : SYMMETRIES[className];
  const least = NO_SIDE * Math.sqrt((Iy + Iz) / A);
  const centred = outlines.map((outline) =>
    outline
      .filter((edge) => lengthOfEdge(edge) > least)
      .map((edge) => seeEdgeFrom(edge, { y: moments.ey, z: moments.ez })),
  );
  const kept = centred.flatMap((outline) => beginAtGap(keepEdges(outline, symmetry)));
  const boundary = layNodes(cutPanels(kept, listCorners(centred)));
  const whole = { boundary, symmetry };
  const solve = prepareHarmonic(whole);
  const integrate = (pole: Point) => {
    const squares = listHalfSquares(boundary, pole);
    const omega = solve(senseOf, squares);
    return { omega, squares, ...integrateWarping(omega, whole, pole) };
  };
  const determinant = Iy * Iz - Iyz * Iyz;
  const centreOf = ({ wy, wz, w }: WarpingIntegrals, pole: Point): Point => {
    // About axes through the centroid.
    const [Iwy, Iwz] = [wy + pole.y * w, wz + pole.z * w];
    return { y: (Iwy * Iyz - Iwz * Iz) / determinant, z: (Iwy * Iy - Iwz * Iyz) / determinant };
  };
  const atCentroid = integrate({ y: 0, z: 0 });
  const centre = centreOf(atCentroid, { y: 0, z: 0 });
  const atCentre = integrate(centre);
  const rest = centreOf(atCentre, centre);
  const { omega, squares } = atCentre;
  const onBoundary = { omega, chi: findConjugate({ omega, squares }, whole) };
  // Around a hole centred on two mirror axes F returns to its initial value.
  const isOneValued = outlines.length === 1 || (outlines.length === 2 && symmetry.images.length === 4);
  const ww = isOneValued ? sweepSquare(onBoundary, whole, centre) : integrateSquare(onBoundary, whole);
  return {
    It: Iy + Iz + atCentroid.relief,
    Iw: ww - atCentre.w ** 2 / A,
    yShear: centre.y + rest.y,
    zShear: centre.z + rest.z,
    shear: hasFlexure ? solveFlexure(solve, whole, moments) : null,
  };
}

import type { CentralMoments } from '../centralMoments.ts';
import type { ShearFlexibility } from '../shearFlexibility.ts';
import type { WholeBoundary } from './conjugate.ts';
import type { HarmonicSolver } from './harmonicFunction.ts';
import { sweepStretches } from './sweepStretches.ts';
import { senseOf } from './symmetry.ts';

/**
 * Solves Saint-Venant's flexure for Poisson's ratio 0 and computes the shear flexibility.
 *
 * If the longitudinal stress grows in proportion to z along the beam, equilibrium of a section that does not twist
 * gives the shear stresses as the gradient of φ with ∇²φ = -z and ∂φ/∂n = 0. φ = ψ - z³/6 with ψ harmonic; along the
 * boundary the conjugate of ψ changes by -z²/2 dy. By Green's second identity ∫∇φ·∇φ dA = ∫φ·z dA = ∮(ψ·z²/2 - 7 z⁵/60)
 * nz ds. The same holds for y with z and y exchanged, dy becoming -dz. The mixed term is ∫φ·y dA = ∮(ψ·y²/2 - z³ y²/12
 * - z y⁴/24) ny ds. Source: THEORY.md, "Shear areas".
 */
export function solveFlexure(
  solve: HarmonicSolver,
  whole: WholeBoundary,
  { Iy, Iz, Iyz }: CentralMoments,
): ShearFlexibility {
  const { y, z, dy, dz } = whole.boundary;
  const { images } = whole.symmetry;
  const chiY = sweepStretches(
    y.map((at, i) => (at * at * dz[i]!) / 2),
    whole.boundary,
  );
  const chiZ = sweepStretches(
    z.map((at, i) => (-at * at * dy[i]!) / 2),
    whole.boundary,
  );
  const psiY = solve((image) => image.y, chiY.values, chiY.ends);
  const psiZ = solve((image) => image.z, chiZ.values, chiZ.ends);
  const own = (psi: number, at: number) => ((30 * psi - 7 * at ** 3) * at ** 2) / 60;
  let [Eyy, Ezz, Eyz] = [0, 0, 0];
  y.forEach((py, i) => {
    const [pz, psi, ny] = [z[i]!, psiZ[i]!, dz[i]!];
    Eyy += own(psiY[i]!, py) * ny;
    Ezz -= own(psi, pz) * dy[i]!;
    Eyz += (((12 * psi - 2 * pz ** 3 - pz * py ** 2) * py ** 2) / 24) * ny;
  });
  // A mirror symmetry makes the mixed term zero.
  if (images.some((image) => senseOf(image) === -1)) Eyz = 0;
  // The longitudinal stress grows in proportion to a·y + b·z, where Qy = a·Iz + b·Iyz and Qz = a·Iyz + b·Iy.
  const scale = images.length / (Iy * Iz - Iyz * Iyz) ** 2;
  return {
    yy: scale * (Iy * Iy * Eyy - 2 * Iy * Iyz * Eyz + Iyz * Iyz * Ezz),
    zz: scale * (Iz * Iz * Ezz - 2 * Iz * Iyz * Eyz + Iyz * Iyz * Eyy),
    yz: scale * ((Iy * Iz + Iyz * Iyz) * Eyz - Iyz * (Iy * Eyy + Iz * Ezz)),
  };
}

import { dot, meshBlocks, solveLaplace, weighByArea } from './blockElements.ts';
import type { Block, Fineness } from './blockElements.ts';

export interface ShearByElements {
  readonly A: number;
  readonly yy: number;
  readonly zz: number;
  readonly yz: number;
}

/**
 * Computes the shear flexibility of blocks that do not overlap by finite elements.
 *
 * If the longitudinal stress grows by f(y, z) along the bar, the shear stresses are the gradient of φ with ∇²φ = -f and
 * ∂φ/∂n = 0 (Poisson's ratio 0, no twist); the flexibility is the integral of f·φ. Source: W. D. Pilkey, Analysis and
 * Design of Elastic Beams, 2002, chapter 6, for Poisson's ratio 0.
 */
export function shearByElements(blocks: readonly Block[], fineness: Fineness): ShearByElements {
  const mesh = meshBlocks(blocks, fineness);
  const { A, Iy, Iz, Iyz } = mesh.moments;
  const D = Iy * Iz - Iyz * Iyz;
  const loadOf = (ky: number, kz: number) =>
    weighByArea(
      mesh,
      mesh.places.map(([y, z]) => ky * y + kz * z),
    );
  const [fy, fz] = [loadOf(Iy / D, -Iyz / D), loadOf(-Iyz / D, Iz / D)];
  const [uy, uz] = [solveLaplace(mesh, fy), solveLaplace(mesh, fz)];
  return { A, yy: dot(fy, uy), zz: dot(fz, uz), yz: (dot(fy, uz) + dot(fz, uy)) / 2 };
}

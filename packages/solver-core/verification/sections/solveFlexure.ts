import type { Outline } from '../../src/sections/outline.ts';
import { momentsOf } from '../../src/sections/sectionBasics.ts';
import type { OutlinedClass } from '../../src/sections/shapes/plans/shapePlans.ts';
import { solveSaintVenant } from '../../src/sections/warping/solveSaintVenant.ts';

/**
 * Computes the shear flexibilities of an outline times its area, from the flexure of Saint-Venant: dimensionless, 6/5
 * for a rectangle. `className` determines which symmetry may be used; `lsection` has none.
 */
export function solveFlexure(
  outlines: readonly Outline[],
  className: OutlinedClass,
): { readonly yy: number; readonly zz: number; readonly yz: number } {
  // The moments of an angle are used as they are; for other classes their product would be set to zero.
  const moments = momentsOf({ label: '', units: 0, className: 'lsection' }, outlines);
  const { shear } = solveSaintVenant(outlines, { className, moments, hasFlexure: true });
  if (shear === null) throw new Error('solveSaintVenant gives no shear although it was asked for it.');
  return { yy: shear.yy * moments.A, zz: shear.zz * moments.A, yz: shear.yz * moments.A };
}

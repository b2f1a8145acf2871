import { findTurns } from '../../diagrams/findTurns.ts';
import { addShearStiffness } from './shearStiffness.ts';
import { separateShear } from '../../member/shear/separateShear.ts';
import type { ShearTheory } from './shearTheory.ts';

/**
 * Timoshenko's beam: cross-sections stay plane but need not stay perpendicular to the axis, v' = slope - Q/(G·As).
 *
 * Pass it to `solveBeam` as `shear` to solve a document with `shear: true`. It needs the shear modulus of every used
 * material (G, or E and nu) and an outline of every used section, from which the shear area is computed. Shear strains
 * do not change the forces of a determinate beam, but those of an indeterminate one. `slope` is the rotation of the
 * cross-section. Source: THEORY.md, "Shear strains"; S. P. Timoshenko, On the correction for shear, Phil. Mag. 41
 * (1921).
 *
 * @example solveBeam({ ...document, shear: true }, { shear: timoshenko })
 */
export const timoshenko: ShearTheory = {
  addStiffness: addShearStiffness,
  findTurns,
  separate: separateShear,
};

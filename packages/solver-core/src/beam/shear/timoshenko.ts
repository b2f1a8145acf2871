import { findTurns } from '../../diagrams/findTurns.ts';
import { addShearStiffness } from './shearStiffness.ts';
import { separateShear } from '../../member/shear/separateShear.ts';
import type { ShearTheory } from './shearTheory.ts';

/**
 * Timoshenko's beam: cross-sections stay plane but need not stay square to the axis, v' = slope - Q/(G·As).
 *
 * Hand it to `solveBeam` as `shear`, and a document with `shear: true` is solved by it. It needs the shear modulus of
 * every material in use (G, or E and nu) and an outline of every section in use, of which the shear area comes. Forces
 * of a determinate beam stay what they are, those of an indeterminate one change. `slope` is the turn of the
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

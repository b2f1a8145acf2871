import type { MemberShear } from '../../member/model.ts';
import type { Stretches } from '../../member/stretch.ts';
import type { BeamCase } from '../../model/beam/document.ts';

/**
 * The parts of a solve that a beam with shear strains needs beyond a slender one. `solveBeam` takes them in its
 * options, so that a page without such beams loads none of it.
 */
export interface ShearTheory extends MemberShear {
  /**
   * Adds the shear stiffness along the beam, or a failure at every material without
   * G and every section without a shear area.
   */
  readonly addStiffness: (document: BeamCase, stretches: Stretches) => Stretches;
}

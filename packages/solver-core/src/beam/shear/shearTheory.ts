import type { MemberShear } from '../../member/model.ts';
import type { Stretches } from '../../member/stretch.ts';
import type { BeamCase } from '../../model/beam/document.ts';

/**
 * The parts of a solve that a beam with shear strains needs in addition to those of a slender one. They are passed to
 * `solveBeam` as an option, so that a page without such beams loads none of them.
 */
export interface ShearTheory extends MemberShear {
  /**
   * Adds the shear stiffness along the beam, or a failure for every material without G and every section without a
   * shear area.
   */
  readonly addStiffness: (document: BeamCase, stretches: Stretches) => Stretches;
}

import type { BeamCase } from '../../model/beam/document.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import type { PlacesOnPieces, TurningPieces } from '../../diagrams/diagramShape.ts';
import type { BeamModel } from '../elements/elements.ts';
import type { Stretches } from '../elements/stretches.ts';
import type { SolvedSet } from '../solvedCase.ts';

/**
 * The parts of a solve that a beam with shear strains needs beyond a slender one. `solveBeam` takes them in its
 * options, so that a page without such beams loads none of it.
 */
export interface ShearTheory {
  /**
   * Adds the shear stiffness along the beam, or a failure at every material without
   * G and every section without a shear area.
   */
  readonly addStiffness: (document: BeamCase, stretches: Stretches) => Stretches;
  /** Finds where the deflection turns: its derivative is not the slope, and jumps under a load. */
  readonly findTurns: (deflection: Omit<TurningPieces, 'turns'>) => PlacesOnPieces;
  /** Computes by case set what of the deflection the shear strains make. */
  readonly separate: (model: BeamModel, sets: readonly SolvedSet[]) => readonly Diagram[];
}

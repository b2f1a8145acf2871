import type { BeamCase } from '../../model/beam/document.ts';
import { collectActions } from './collectActions.ts';
import type { SetActions } from '../../member/loads/actions.ts';
import { computeStretches } from './computeStretches.ts';

/**
 * Lists the actions on a beam in each case set as the solver uses them: forces along x and y and moments
 * counter-clockwise, with weights, angles and factors of the sets resolved. It serves code that writes a calculation
 * down.
 *
 * In the units of the document, which must be one that can be solved.
 */
export function listActions(document: BeamCase): SetActions[] {
  return collectActions(document, computeStretches(document).stretches);
}

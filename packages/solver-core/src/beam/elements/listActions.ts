import type { BeamCase } from '../../model/beam/document.ts';
import { collectActions } from './collectActions.ts';
import type { SetActions } from '../../member/loads/actions.ts';
import { computeStretches } from './computeStretches.ts';

/**
 * Lists what acts on a beam in each case set, as the solver takes it: forces along x and y, moments counter-clockwise,
 * weights, angles and factors of the sets resolved. For whoever writes a calculation down.
 *
 * In the units of the document. The caller guarantees a document that can be solved.
 */
export function listActions(document: BeamCase): SetActions[] {
  return collectActions(document, computeStretches(document).stretches);
}

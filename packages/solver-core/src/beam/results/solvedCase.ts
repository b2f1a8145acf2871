import type { BeamCase } from '../../model/beam/document.ts';
import type { SetActions } from '../../member/loads/actions.ts';
import type { PlaneResults } from './planeResults.ts';
import type { MemberModel } from '../../member/model.ts';

/** The loads of one case set and their results. */
export interface SolvedSet {
  readonly actions: SetActions;
  readonly set: Pick<PlaneResults, 'N' | 'Q' | 'M' | 'u' | 'deflection' | 'slope' | 'R'>;
}

/** A beam with all its sets solved, from which descriptor, floor plan, Mohr integrals and checks are computed. */
export interface SolvedCase {
  readonly document: BeamCase;
  readonly model: MemberModel;
  readonly sets: readonly SolvedSet[];
}

import type { FrameFailure } from '../../model/frame/frameFailures.ts';
import type { FrameModel } from '../assembly/frameModel.ts';
import type { FrameJointResult, FrameMemberResult, FrameSet } from '../answer/frameAnswer.ts';
import type { MemberDiagrams } from '../../member/diagrams/makeDiagrams.ts';
import { globalMotion } from '../solving/jointMotion.ts';
import type { JointMotion } from '../solving/jointMotion.ts';

/** A case set that was solved, or why it was not. */
export type SetOutcome =
  { readonly ok: true; readonly set: FrameSet } | { readonly ok: false; readonly failure: FrameFailure };

/** Selects the diagrams of the results: displacements are null without real constants. */
export function toMemberResult(
  { N, Q, M, u, deflection, slope }: MemberDiagrams,
  { isReal }: FrameModel,
): FrameMemberResult {
  return isReal ? { N, Q, M, u, deflection, slope } : { N, Q, M, u: null, deflection: null, slope: null };
}

/** Rotates the displacements of the joints to the global axes; null without real constants. */
export function toJointResults(model: FrameModel, motion: JointMotion): FrameJointResult[] | null {
  if (!model.isReal) return null;
  return model.joints.map((joint, k) => {
    const [[x], [y]] = globalMotion(joint, motion, k);
    return { x, y, r: motion.high[3 * k + 2]! };
  });
}

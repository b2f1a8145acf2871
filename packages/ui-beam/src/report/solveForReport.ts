import { type BeamCase, type SolvedBeam, solveBeam, timoshenko } from '@eecs/solver-core';
import { addStresses } from '@eecs/solver-core/stress';

/** Solves a beam with all that a report tells of it; null for one that cannot be solved. */
export function solveForReport(document: BeamCase): SolvedBeam | null {
  const include = ['tree', 'checks', 'eq'] as const;
  const answer = solveBeam(document, { include, mohr: [], shear: timoshenko });
  return answer.level === 'error' ? null : addStresses(document, answer, { include });
}

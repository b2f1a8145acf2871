import { type BeamCase, type RefusedBeam, type SolvedBeam, solveBeam, timoshenko } from '@eecs/solver-core';
import { addStresses } from '@eecs/solver-core/stress';

/** Solves a beam with everything that a report contains; null if it cannot be solved. */
export function solveForReport(document: BeamCase): SolvedBeam | null {
  const include = ['tree', 'checks', 'eq'] as const;
  const answer = solveBeam(document, { include, mohr: [], shear: timoshenko });
  return answer.level === 'error' ? null : addStresses(document, answer, { include });
}

/** Returns why a beam cannot be solved for a report; null if it can. */
export function findRefusal(document: BeamCase): RefusedBeam | null {
  const answer = solveBeam(document, { shear: timoshenko });
  return answer.level === 'error' ? answer : null;
}

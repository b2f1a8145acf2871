import { useMemo } from 'react';
import { type BeamAnswer, type BeamInput, solveBeam, timoshenko } from '@eecs/solver-core';

/**
 * Solves a beam anew whenever it is another one, in the page and at once: exact diagrams and reactions of each case
 * set, or every reason why there are none. A beam of twenty spans takes some two milliseconds; pass it through
 * `useDeferredValue` where that is too long.
 *
 * @example const answer = useBeamSolution(beam); answer.level !== 'error' && answer.sets[0]?.M.max.value // N·m
 */
export function useBeamSolution(document: BeamInput): BeamAnswer {
  return useMemo(() => solveBeam(document, { include: [], mohr: [], shear: timoshenko }), [document]);
}

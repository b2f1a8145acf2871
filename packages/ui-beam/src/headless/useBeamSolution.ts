import { useMemo } from 'react';
import { type BeamAnswer, type BeamInput, solveBeam, timoshenko } from '@eecs/solver-core';

/**
 * Solves a beam synchronously in the page whenever it changes: exact diagrams and reactions of each case set, or every
 * reason why there are none. A beam of twenty spans takes about two milliseconds; pass it through `useDeferredValue` if
 * that is too long.
 *
 * @example const answer = useBeamSolution(beam); answer.level !== 'error' && answer.sets[0]?.M.max.value // N·m
 */
export function useBeamSolution(document: BeamInput): BeamAnswer {
  return useMemo(() => solveBeam(document, { include: [], mohr: [], shear: timoshenko }), [document]);
}

import { useMemo } from 'react';
import { solveBeam, timoshenko } from '@eecs/solver-core';
import { type WorstAsked, type WorstFound, compareWorst } from './compareWorst.ts';
import type { MovedLoads } from './moveOwnLoads.ts';

/**
 * Solves the beam with its loads in the positions of the greatest or least value of a quantity; null if it cannot be
 * solved.
 */
export function useWorst(asked: WorstAsked, moved: MovedLoads): WorstFound | null {
  const { document } = asked;
  const { loads } = moved.document;
  const solved = useMemo(
    () => solveBeam({ ...document, loads }, { include: [], mohr: [], shear: timoshenko }),
    [document, loads],
  );
  return solved.level === 'error' ? null : compareWorst(asked, moved, solved);
}

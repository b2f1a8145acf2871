import { useMemo } from 'react';
import { type TrussAnswer, solveTruss } from '@eecs/solver-core/truss';
import type { TrussInput } from './trussInput.ts';

/**
 * Solves a truss synchronously in the page whenever it changes: forces, reactions and displacements of each case set,
 * or why there are none. For a truss of thousands of rods pass it through `useDeferredValue`.
 *
 * @example const answer = useTrussSolution(truss); answer.level !== 'error' && answer.sets[0]?.N // N, tension positive
 */
export function useTrussSolution(document: TrussInput): TrussAnswer {
  return useMemo(() => solveTruss(document, { include: [], mohr: [] }), [document]);
}

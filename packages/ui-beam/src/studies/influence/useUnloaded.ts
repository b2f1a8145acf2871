import { useMemo } from 'react';
import { type BeamCase, solveBeam, timoshenko } from '@eecs/solver-core';
import { createId } from '@eecs/solver-core/rules';
import { useKitAtomValue } from '@eecs/ui-kit';
import { addLoad } from '../../editing/addLoad.ts';
import type { ShownResult } from '../../live/beamLive.ts';
import { documentAtom } from '../../state/sessionAtoms.ts';

/**
 * Returns the properties of a beam without loads that its influence lines need: that it is stable, and whether its
 * stiffness is known. Null if it is unstable, and for a beam with loads.
 */
export function useUnloaded(): ShownResult | null {
  const document = useKitAtomValue(documentAtom);
  return useMemo(() => solveUnloaded(document), [document]);
}

/** Solves a beam without loads as if it had one, for results that do not depend on the loads. */
export function solveUnloaded(document: BeamCase): ShownResult | null {
  if (document.loads.length > 0 || document.supports.length === 0) return null;
  const loaded = addLoad(
    document,
    'ShearLoad',
    createId(() => 0),
  ).document;
  const answer = solveBeam(loaded, { include: [], mohr: [], shear: timoshenko });
  return answer.level === 'error' ? null : { document, answer, standing: 'preview' };
}

import { solveBeam, type SolvedBeam, timoshenko } from '@eecs/solver-core';
import { beamExamples } from '@eecs/ui-beam';
import { STILL_EXAMPLE } from './renderStill.tsx';

/** Solves the worked example: as a full solve, and as a live preview. */
export function solveWorked(): { readonly solution: SolvedBeam; readonly preview: SolvedBeam } {
  const document = beamExamples[STILL_EXAMPLE];
  const solution = solveBeam(document);
  const preview = solveBeam(document, { include: [], mohr: [], shear: timoshenko });
  if (solution.level === 'error' || preview.level === 'error')
    throw new Error('the worked example must stand');
  return { solution, preview };
}
